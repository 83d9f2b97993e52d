"""Games that are watched at their own tables, from any eyes."""
