"""What the pages about records show is so."""

import re
from pathlib import Path

import pytest

from perihelion.kernel import errors
from perihelion.kernel.record import Entry, Fairness, Record

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "records.md").read_text()


def test_the_example_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    [example] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    monkeypatch.syspath_prepend(str(DOCS))
    exec(compile(example, "records.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("Proof(")
    assert printed[1] == "draw ?"


@pytest.mark.parametrize(
    ("heading", "struct"), [("Fields", Record), ("Entries", Entry), ("Fairness", Fairness)]
)
def test_every_field_is_explained(
    heading: str, struct: type[Record] | type[Entry] | type[Fairness]
) -> None:
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    first_cells = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    explained = {name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)}
    assert explained == set(struct.__struct_fields__)


def test_every_error_named_exists() -> None:
    named = re.findall(r"^\| `([A-Z]\w+)` \|", PAGE, re.MULTILINE)
    assert len(named) == 4
    assert all(hasattr(errors, name) for name in named)
