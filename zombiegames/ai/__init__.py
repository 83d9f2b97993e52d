"""Opponents: they get a view and answer with an action; no screen, no files."""
