"""Training: play oneself, learn from the ends, pass a gate against the best so far, repeat."""
