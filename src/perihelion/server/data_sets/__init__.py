"""Data sets of people: kept, shared, checked, and laid out for whoever plays them."""
