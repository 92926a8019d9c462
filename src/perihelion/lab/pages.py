"""A report or a comparison as a page: HTML with plots, or Markdown without."""

from __future__ import annotations

from html import escape
from typing import Protocol

from perihelion.lab.sections import LONG, Section

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  color: #1b1b1f; background: #fff; }
h2 { margin-top: 2.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
summary { cursor: pointer; }
"""
ENDS = 10
"""Rows of each end of a long table that Markdown shows."""


class Told(Protocol):
    """What a page is made of, in one language."""

    lang: str

    @property
    def title(self) -> str:
        """What it is about."""

    def intro(self) -> list[str]:
        """Paragraphs before the first section."""

    def sections(self) -> list[Section]:
        """All of them, in order."""

    def say(self, key: str, **args: str | int) -> str:
        """One message of the lab."""


def html_page(telling: Told) -> str:
    """One file with everything in it."""
    body = [f"<h1>{escape(telling.title)}</h1>"]
    body += [f"<p>{escape(line)}</p>" for line in telling.intro()]
    body += [_html_section(section, telling) for section in telling.sections() if section.rows]
    return (
        f'<!doctype html>\n<html lang="{telling.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(telling.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def _html_section(section: Section, telling: Told) -> str:
    plot = f'<div class="wide">{section.plot()}</div>' if section.plot is not None else ""
    table = _html_table(section)
    if len(section.rows) > LONG:
        summary = escape(telling.say("all-rows", rows=len(section.rows)))
        table = f"<details><summary>{summary}</summary>{table}</details>"
    return (
        f"<section>\n<h2>{escape(section.title)}</h2>\n<p>{escape(section.text)}</p>\n"
        f"{plot}\n{table}\n</section>"
    )


def _html_table(section: Section) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in section.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n"
        for row in section.rows
    )
    return f'<div class="wide"><table>\n<tr>{head}</tr>\n{rows}</table></div>'


def markdown_page(telling: Told) -> str:
    """The same without plots; of long tables the two ends."""
    lines = [f"# {telling.title}", ""]
    for paragraph in telling.intro():
        lines += [paragraph, ""]
    for section in telling.sections():
        if section.rows:
            lines += [f"## {section.title}", "", section.text, ""]
            lines += [*_markdown_table(section, telling), ""]
    return "\n".join(lines)


def _markdown_table(section: Section, telling: Told) -> list[str]:
    lines = [_row(section.columns), "|" + "---|" * len(section.columns)]
    rows = section.rows
    if len(rows) <= 2 * ENDS:
        return [*lines, *(_row(row) for row in rows)]
    said = telling.say("between", rows=len(rows) - 2 * ENDS)
    between = (said, *[""] * (len(section.columns) - 1))
    return [*lines, *(_row(row) for row in (*rows[:ENDS], between, *rows[-ENDS:]))]


def _row(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
