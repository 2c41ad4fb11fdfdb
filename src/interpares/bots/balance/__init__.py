"""Balance: who wins among equals, by seat and by what a player had, to judge values of ours."""
