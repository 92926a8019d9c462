"""Positions from outside: read, written, validated; what must always hold."""
