"""The scenes that are no table: menu, setup, dialogs, settings, rules and the like."""
