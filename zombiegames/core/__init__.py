"""What every game shares and no game is named in: protocol, matches, records, bots."""
