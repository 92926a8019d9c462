r"""A record as lines: to read, to write by hand, to keep under version control.

The whole grammar, in lines that end with a line feed:

    transcript  = "perihelion record 1" {field} {entry} {variation}
    field       = name " " JSON                        game, rules, data, seats, names, ...
                | "option " name " " JSON
    entry       = number " " who " " text [notes] {comment}
    who         = "chance" | seat number
    notes       = "  # " JSON object                   key, time, by, auto
    comment     = "; " anything                        belongs to what stands above it
    variation   = "variation after " number {comment} {entry} "end"

Empty lines, and spaces before a line, say nothing. Numbers count the entries from 1; those of a
variation go on from where it leaves the match. The text of an entry is the game's own notation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from perihelion.kernel.errors import BadRecord
from perihelion.kernel.record import TRANSCRIPT, Entry, Record
from perihelion.kernel.state import CHANCE

FIELDS: Final = (
    "game",
    "rules",
    "data",
    "seats",
    "names",
    "judges",
    "fairness",
    "start",
    "outcome",
)
NOTES: Final = ("key", "time", "by", "auto")
NOTE: Final = "  # "
CHANCE_NAME: Final = "chance"
ENTRY: Final = re.compile(r"([0-9]{1,9}) (chance|[0-9]{1,3}) (.*)")
VARIATION: Final = re.compile(r"variation after ([0-9]{1,9})")
END: Final = "end"
OPTION: Final = "option"


def written(record: Record) -> str:
    """The record in lines; raises BadRecord where an entry is no line."""
    lines = [TRANSCRIPT]
    plain = msgspec.to_builtins(record)
    lines += [f"{name} {_json(plain[name])}" for name in FIELDS if name in plain]
    lines += [f"option {name} {_json(value)}" for name, value in record.options.items()]
    lines.append("")
    lines += _entries(record.entries, 0, "")
    for variation in record.variations:
        lines += ["", f"variation after {variation.ply}"]
        lines += _comment(variation.comment, "  ")
        lines += _entries(variation.entries, variation.ply, "  ")
        lines.append(END)
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _entries(entries: tuple[Entry, ...], before: int, indent: str) -> Iterator[str]:
    for number, entry in enumerate(entries, before + 1):
        if not entry.text or entry.text.strip() != entry.text or re.search("[\n\r#]", entry.text):
            raise BadRecord(f"entry {number} ({entry.text!r}) cannot be written as a line")
        who = CHANCE_NAME if entry.seat == CHANCE else str(entry.seat)
        notes = {name: value for name in NOTES if (value := getattr(entry, name)) is not None}
        told = NOTE + _json(notes) if notes else ""
        yield f"{indent}{number} {who} {entry.text}{told}"
        yield from _comment(entry.comment, f"{indent}  ")


def _comment(comment: str | None, indent: str) -> list[str]:
    return [] if comment is None else [f"{indent}; {line}" for line in comment.split("\n")]


def read_transcript(data: bytes | str) -> Record:
    """Read a record in lines; raises BadRecord that says which line is wrong, and why."""
    try:
        text = data.decode() if isinstance(data, bytes) else data
    except UnicodeDecodeError as error:
        raise BadRecord(f"this is not text: {error}") from None
    return _Reading(text).record()


class _Reading:
    """A transcript being read, line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        self.fields: dict[str, Any] = {"options": {}}
        self.entries: list[dict[str, Any]] = []
        self.variations: list[dict[str, Any]] = []
        self.open: dict[str, Any] | None = None
        """The variation that is being read."""
        self.noted: dict[str, Any] | None = None
        """What a comment would belong to."""

    def record(self) -> Record:
        if self.lines[0].rstrip("\r") != TRANSCRIPT:
            raise BadRecord(f"the first line is {self.lines[0]!r}, not {TRANSCRIPT!r}")
        for number, line in enumerate(self.lines[1:], 2):
            self.at = number
            stripped = line.lstrip(" ")
            if stripped.startswith(";"):
                self._add_comment(stripped[1:].removeprefix(" "))
            elif stripped.strip():
                self._read(stripped.rstrip())
        if self.open is not None:
            raise self._wrong(f"the variation has no {END!r}")
        whole = self.fields | {"entries": self.entries, "variations": self.variations}
        try:
            return msgspec.convert(whole, Record)
        except msgspec.ValidationError as error:
            raise BadRecord(f"the record is malformed: {error}") from None

    def _wrong(self, why: str) -> BadRecord:
        return BadRecord(f"line {self.at}: {why}")

    def _read(self, line: str) -> None:
        if line[0].isdigit():
            self._add_entry(line)
        elif line == END and self.open is not None:
            self.open = self.noted = None
        elif found := VARIATION.fullmatch(line):
            if self.open is not None:
                raise self._wrong(f"a variation begins before the last one has its {END!r}")
            self.open = self.noted = {"ply": int(found[1]), "entries": []}
            self.variations.append(self.open)
        else:
            self._add_field(line)

    def _add_field(self, line: str) -> None:
        name, _, value = line.partition(" ")
        fields = self.fields
        if name == OPTION:
            fields = self.fields["options"]
            name, _, value = value.partition(" ")
        elif name not in FIELDS:
            known = ", ".join((*FIELDS, OPTION))
            raise self._wrong(f"{name!r} is no field; the fields are {known}")
        if name in fields or self.entries:
            raise self._wrong(f"{name!r} stands twice, or after the first entry")
        fields[name] = self._decoded(value)

    def _decoded(self, value: str) -> Any:
        try:
            return msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError) as error:
            raise self._wrong(f"{value!r} is not JSON: {error}") from None

    def _add_entry(self, line: str) -> None:
        text, _, notes = line.partition(NOTE)
        found = ENTRY.fullmatch(text.rstrip())
        if found is None:
            raise self._wrong(f"{text!r} is no entry: a number, chance or a seat, and the answer")
        own = self.entries if self.open is None else self.open["entries"]
        expected = len(own) + 1 + (0 if self.open is None else int(self.open["ply"]))
        if int(found[1]) != expected:
            raise self._wrong(f"this is entry {expected}, not {found[1]}")
        seat = CHANCE if found[2] == CHANCE_NAME else int(found[2])
        entry: dict[str, Any] = {"seat": seat, "text": found[3]}
        if notes:
            noted = self._decoded(notes)
            if not isinstance(noted, dict) or not noted.keys() <= set(NOTES):
                raise self._wrong(f"notes are an object of {', '.join(NOTES)}, not {notes}")
            entry |= noted
        own.append(entry)
        self.noted = entry

    def _add_comment(self, text: str) -> None:
        if self.noted is None:
            raise self._wrong("there is no entry above this comment")
        before = self.noted.get("comment")
        self.noted["comment"] = text if before is None else f"{before}\n{text}"
