"""Reports for designers: what matches that were played say about a game."""

from perihelion.lab.figures import Report, report_of
from perihelion.lab.reading import NoRecords, seen_in
from perihelion.lab.replaying import Seen, replayed

__all__ = ["NoRecords", "Report", "Seen", "replayed", "report_of", "seen_in"]
