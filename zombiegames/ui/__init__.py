"""Everything one sees, hears and touches; the only floor where pygame lives."""
