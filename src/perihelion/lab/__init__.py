"""Reports for designers: what matches that were played say about a game."""

from perihelion.lab.figures import report_of
from perihelion.lab.reading import NoRecords, seen_in
from perihelion.lab.replaying import Seen, replayed
from perihelion.lab.shapes import Report

__all__ = ["NoRecords", "Report", "Seen", "replayed", "report_of", "seen_in"]
