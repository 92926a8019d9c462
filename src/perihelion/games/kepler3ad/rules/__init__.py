"""The rules of both editions, one file per chapter."""
