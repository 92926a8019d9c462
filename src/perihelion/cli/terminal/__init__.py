"""The table of windows: a Textual application over questions, options, elements and views."""
