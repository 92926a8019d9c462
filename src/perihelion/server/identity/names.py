"""Names of people: validation, and a key under which look-alike names are the same.

A name is what others recognise somebody by. So it has no invisible or direction-changing signs,
and no two accounts have names that look the same: `name_key` folds case, compatible forms
(NFKC), spaces and the letters of other alphabets and the digits that are drawn alike.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from perihelion.server.errors import BadRequest

MOST: Final = 40
MOST_MARKS: Final = 2
"""Accents on one letter."""
ANONYMOUS: Final = "anonymous"
"""What seats and lines of a deleted account say."""

_INVISIBLE: Final = frozenset(
    chr(code)
    for low, high in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
        (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF),
    )
    for code in range(low, high + 1)
)  # fmt: skip
"""Signs without ink that Unicode does not class as format characters."""

_ALIKE: Final = {
    "a": "\u0430\u03b1\u0251", "b": "\u0432\u03b2", "c": "\u0441", "d": "\u0501",
    "e": "\u0435\u03b5", "g": "\u0261\u0581", "h": "\u043d\u04bb\u03b7\u0570", "j": "\u0458",
    "k": "\u043a\u03ba", "l": "1|i\u0131\u0456\u03b9\u04cf\u01c0", "m": "\u043c\u03bc",
    "n": "\u03bd\u0578", "o": "0\u043e\u03bf\u0585", "p": "\u0440\u03c1", "q": "\u051b",
    "s": "\u0455", "t": "\u0442\u03c4", "u": "\u057d", "v": "\u0475", "w": "\u051d",
    "x": "\u0445\u03c7", "y": "\u0443\u03c5", "z": "\u03b6",
}  # fmt: skip
"""What Cyrillic, Greek and Armenian letters and digits, small or capital, are drawn like."""
_FOLDED: Final = {ord(one): letter for letter, ones in _ALIKE.items() for one in ones}


def checked_name(text: str) -> str:
    """The name as it is kept and shown; raises BadRequest."""
    name = unicodedata.normalize("NFC", text).strip()
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        if kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or sign in _INVISIBLE:
            raise BadRequest("a name has no invisible or direction-changing signs")
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise BadRequest(f"a letter of a name has at most {MOST_MARKS} accents")
    key = name_key(name)
    if not key.strip() or len(name) > MOST or len(key) > MOST:
        raise BadRequest(f"a name has 1 to {MOST} letters")
    return name


def name_key(name: str) -> str:
    """What names that look alike have in common."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(plain.split()).translate(_FOLDED)
