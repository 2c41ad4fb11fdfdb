"""The ladder: how strong each level of a game is, measured game by game and kept as data."""
