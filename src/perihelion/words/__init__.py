"""Every word a person reads, in the languages we have; the only user of fluent.runtime."""

from perihelion.words.address import addressed
from perihelion.words.catalogue import languages, text_of
from perihelion.words.errors import BrokenCatalogue, MissingWords, UnknownLanguage, WordsError
from perihelion.words.speaker import Words

__all__ = [
    "BrokenCatalogue",
    "MissingWords",
    "UnknownLanguage",
    "Words",
    "WordsError",
    "addressed",
    "languages",
    "text_of",
]
