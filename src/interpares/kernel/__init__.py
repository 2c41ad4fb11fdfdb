"""The kernel: games as agendas of steps, matches as logs of actions. It knows no game."""
