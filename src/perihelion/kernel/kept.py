"""What was made before and never changes, kept for whoever asks for the same again."""

from __future__ import annotations

from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Kept(dict[Key, Value]):
    """At most so many values, by all that they were made from; when it is full it begins anew.

    For what is made of more than its key, where `lru_cache` cannot be used.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: Key, value: Value) -> Value:
        """Keep a value, which was not there."""
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
