"""The night of today and the seven nights."""
