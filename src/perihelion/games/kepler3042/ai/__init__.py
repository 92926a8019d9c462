"""What opponents know of this game: its judge."""
