"""The tables: one file a game that turns a view into places and events into motion."""
