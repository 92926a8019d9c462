"""Tables: set up, found, joined, followed by others; campaigns and chat."""
