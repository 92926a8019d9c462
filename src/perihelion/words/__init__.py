"""Every word a person reads, in the languages we have; the only user of fluent.runtime."""

from perihelion.words.address import addressed
from perihelion.words.catalogue import game_name, languages, text_of
from perihelion.words.errors import BrokenCatalogue, MissingWords, UnknownLanguage, WordsError
from perihelion.words.speaker import Words

__all__ = [
    "BrokenCatalogue",
    "MissingWords",
    "UnknownLanguage",
    "Words",
    "WordsError",
    "addressed",
    "game_name",
    "languages",
    "text_of",
]
