"""Information-set Monte Carlo tree search on the kernel alone; it knows no game."""
