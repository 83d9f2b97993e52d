"""The part of the statistics that tells the story of one game, in charts."""
