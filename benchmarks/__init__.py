"""Measures of the engine beside its peers, all in one run."""
