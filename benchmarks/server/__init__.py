"""Measures of the server under load, beside boardgame.io's in the same run."""
