"""The house keeps its promises: what the documents name exists, what is listed is there."""

import ast
import importlib.util
import re
import runpy
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
SETUP = runpy.run_path(str(ROOT / "setup.py"), run_name="setup_looked_at")


def is_compiled(module: str) -> bool:
    spec = importlib.util.find_spec(module)
    assert spec is not None, module
    assert spec.origin is not None, module
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def module_of(file: str) -> str:
    return ".".join(Path(file).with_suffix("").parts[1:]).removesuffix(".__init__")


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_every_make_target_a_page_names_exists(page: str) -> None:
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", (ROOT / page).read_text(), re.MULTILINE))
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert named, "a page that names no command helps nobody"
    assert named <= targets


def test_help_lists_every_target_for_people() -> None:
    makefile = (ROOT / "Makefile").read_text()
    listed = set(re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE))
    assert listed == {
        *("help", "play", "test", "check", "build", "bench", "soak", "lint", "fresh"),
        *("docs", "wheel", "lock", "audit", "clean"),
    }


def test_one_version_everywhere() -> None:
    (version,) = re.findall(r'^version = "(.*)"$', pyproject(), re.MULTILINE)
    web = (ROOT / "web" / "package.json").read_text()
    assert f'"version": "{version}"' in web
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()
    assert f"\n## [{version}] - 20" in (ROOT / "CHANGELOG.md").read_text()


def test_the_changelog_has_a_place_for_what_is_not_released() -> None:
    assert "\n## [Unreleased]\n" in (ROOT / "CHANGELOG.md").read_text()


def test_the_listed_kernel_modules_exist() -> None:
    """A pattern with a star may match nothing yet; a plain name is a promise."""
    plain = [pattern for pattern in SETUP["COMPILED"] if "*" not in pattern]
    assert plain
    for name in plain:
        assert (ROOT / "src" / "perihelion" / name).is_file(), name


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_says_context_decision_and_consequence(page: Path) -> None:
    text = page.read_text()
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert headings == ["Context", "Decision", "Consequence"]
    assert text.startswith(f"# {int(page.stem[:4])}. ")


def test_decisions_are_numbered_without_gaps() -> None:
    assert [int(page.stem[:4]) for page in DECISIONS] == list(range(1, len(DECISIONS) + 1))


def test_the_package_is_compiled_as_a_whole_or_not_at_all() -> None:
    """Half a library would be slow in secret."""
    found = {is_compiled(module_of(file)) for file in SETUP["compiled_files"]()}
    assert len(found) == 1


@pytest.mark.compiled
def test_the_installed_package_is_compiled() -> None:
    assert all(is_compiled(module_of(file)) for file in SETUP["compiled_files"]())


def test_the_lock_pins_what_we_ask_for() -> None:
    """Every direct dependency has one exact version in the lock."""
    asked = set(re.findall(r'^ +"([A-Za-z][\w.-]*)(?:\[\w+\])?>=', pyproject(), re.MULTILINE))
    lock = (ROOT / "requirements.lock").read_text()
    pinned = {normal(name) for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    assert asked
    assert {normal(name) for name in asked} <= pinned


def pyproject() -> str:
    return (ROOT / "pyproject.toml").read_text()


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_indices_are_expected_in_bounds(tmp_path: Path) -> None:
    """The build marks the first check of an index, not the second one for negative numbers."""
    length = "cpy_r_r1 = (int64_t)cpy_r_v.len;\n"
    first = f"{length}    cpy_r_r2 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r1;\n    if (cpy_r_r2) {{"
    second = "cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;\n    if (cpy_r_r4) goto CPyL9;"
    source = tmp_path / "native.c"
    source.write_text(f"{first}\n{second}\n")
    SETUP["expect_bounds"]([str(source)])
    hinted = first.replace("(cpy_r_r2) {", "(likely(cpy_r_r2)) {")
    assert source.read_text() == f"{hinted}\n{second}\n"
    SETUP["expect_bounds"]([str(source)])
    assert source.read_text() == f"{hinted}\n{second}\n"


OTHERS_PRIVATE = {
    ("server/store/migrate.py", "_upgrade_revs"): "Alembic has no other way to run in our loop",
    ("server/thinking/processes.py", "_exit"): "how the library calls leaving at once",
    ("kernel/conformance/knowing.py", "_fields"): "what a named tuple calls its fields",
    ("server/thinking/processes.py", "_processes"): "a pool of the library, as below",
    ("system.py", "_processes"): "a pool of the library tells nobody its processes",
    ("system.py", "_result_queue"): "a pool of the library waits there for what never comes",
    ("system.py", "_writer"): "the end of that queue which we hold",
}


def test_no_module_reaches_into_private_members_of_another() -> None:
    """A name with an underscore is used where it is defined; the exceptions are of libraries."""
    found = set()
    for file in sorted((ROOT / "src" / "perihelion").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        used = [one for one in ast.walk(tree) if isinstance(one, ast.Attribute)]
        reached = {
            one.attr
            for one in used
            if re.match(r"_[a-z]", one.attr)
            and not (isinstance(one.value, ast.Name) and one.value.id in ("self", "cls"))
        }
        own = {one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)}
        own |= {one.name for one in ast.walk(tree) if isinstance(one, ast.AsyncFunctionDef)}
        own |= {one.attr for one in used if isinstance(one.ctx, ast.Store)}
        own |= {
            one.target.id
            for one in ast.walk(tree)
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
        }
        place = file.relative_to(ROOT / "src" / "perihelion").as_posix()
        found |= {(place, name) for name in reached - own}
    assert found == set(OTHERS_PRIVATE)
