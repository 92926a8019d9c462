"""A match at one keyboard: lines in and out, help, hints; windows share most of it."""
