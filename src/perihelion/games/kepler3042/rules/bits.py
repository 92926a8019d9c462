"""Single bits of a word.

`one: i64 = 1; one << n` is not one for large n: mypyc puts the constant itself there, and C then
shifts a number of 32 bits. A constant of more than 62 bits is a Python number, read each time. So
what is shifted here is no constant to mypyc, and the C compiler makes one of it.
"""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """Bit `number` of a word, 0 to 62."""
    one: i64 = number - number + 1
    return one << number
