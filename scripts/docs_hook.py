"""What the site needs beyond Markdown: pages that may be missing, pages that live elsewhere.

A page that is only `INCLUDE path` is that file of the checkout. Links to files that are not on the
site make sense in a checkout; here their words are kept. `LIST folder` lists the pages of a folder.
"""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
OUTSIDE = ("http:", "https:", "mailto:", "#")
LINK = re.compile(r"(?<!\!)\[([^\]\n]*)\]\(([^)\s]+)\)")
INCLUDE = re.compile(r"^INCLUDE (\S+)$", re.MULTILINE)
LIST = re.compile(r"^LIST (\S+)$", re.MULTILINE)


def on_config(config: Any) -> Any:
    """Leave out of the navigation what nobody has written yet."""
    config.nav = _there(config.nav)
    return config


def _there(items: list[Any]) -> list[Any]:
    found: list[Any] = []
    for item in items:
        (title, target), *_ = item.items()
        if isinstance(target, list):
            below = _there(target)
            if below:
                found.append({title: below})
        elif (DOCS / target).is_file():
            found.append(item)
    return found


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The page as the site shows it."""
    here = (DOCS / page.file.src_uri).parent
    included = INCLUDE.fullmatch(markdown.strip())
    if included is None:
        listed = LIST.sub(lambda found: _listed(here / found[1], here), markdown)
        return _linked(listed, here, here)
    source = ROOT / included[1]
    return _linked(source.read_text(encoding="utf-8"), source.parent, here)


def _listed(folder: Path, here: Path) -> str:
    rows = []
    for page in sorted(folder.glob("*.md")):
        title = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        rows.append(f"- [{title}]({page.relative_to(here).as_posix()})")
    return "\n".join(rows)


def _linked(markdown: str, source: Path, here: Path) -> str:
    """Keep the links that lead somewhere on the site; of the others, the words."""
    homes = _homes()

    def kept(found: re.Match[str]) -> str:
        if found[2].startswith(OUTSIDE):
            return found[0]
        name, mark, anchor = found[2].partition("#")
        target = (source / name).resolve()
        page = homes.get(target, target)
        if not page.is_relative_to(DOCS) or not page.is_file():
            return found[1]
        depth = len(here.relative_to(DOCS).parts)
        return f"[{found[1]}]({'../' * depth}{page.relative_to(DOCS).as_posix()}{mark}{anchor})"

    return LINK.sub(kept, markdown)


def _homes() -> dict[Path, Path]:
    """The files of the checkout that have a page on the site."""
    homes = {DOCS / "decisions": DOCS / "decisions.md"}
    for page in DOCS.rglob("*.md"):
        included = INCLUDE.fullmatch(page.read_text(encoding="utf-8").strip())
        if included is not None:
            homes[ROOT / included[1]] = page
    return homes
