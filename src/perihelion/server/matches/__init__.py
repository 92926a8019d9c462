"""Running matches: rooms in memory, their journal, clocks, views, live updates."""
