"""Thinking off the event loop: levels, hints, analyses, heavy answers, and their queues."""
