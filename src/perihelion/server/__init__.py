"""The table server: people sit down by a link, and nothing they did is ever lost."""
