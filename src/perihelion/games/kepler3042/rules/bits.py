"""Single bits of a word.

`one: i64 = 1; one << n` is not one for large n: mypyc puts the constant itself there, and C then
shifts a number of 32 bits. What is shifted here is too large for that mistake.
"""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final[i64] = 0x4000000000000000


def bit(number: i64) -> i64:
    """Bit `number` of a word, 0 to 62."""
    return HIGHEST >> (62 - number)
