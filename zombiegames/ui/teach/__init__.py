"""Teachers beside the tables: guided first games and night problems."""
