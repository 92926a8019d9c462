"""Component data: read, checked, made into tables."""
