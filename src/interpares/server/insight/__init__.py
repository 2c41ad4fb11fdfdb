"""Hints while a match is played, reviews when it is over; bots in other processes make both."""
