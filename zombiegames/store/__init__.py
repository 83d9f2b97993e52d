"""Files: settings, saves and statistics in the folder the platform keeps for them."""
