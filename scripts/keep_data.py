"""Keep the data sets that were committed: run it after changing files in a game's `data/`.

Records name the digest of their data set, and must find it for ever. Where the changed files make
another digest, the committed ones are put into `data/older/DIGEST/`, and into the older sets that
shared them; nothing is written that an older set can still read from `data/`.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from perihelion.games import folder_of, ids  # noqa: E402  (from the sources, changed as they are)


def main() -> None:
    for game in ids():
        home = ROOT / "src" / folder_of(game).replace(".", "/") / "data"
        with tempfile.TemporaryDirectory() as committed:
            extract(home, Path(committed))
            keep(game, home, Path(committed))


def extract(home: Path, folder: Path) -> None:
    """The data files as they were committed last."""
    inside = home.relative_to(ROOT).as_posix()
    names = git("ls-tree", "--name-only", "HEAD", f"{inside}/").decode().split()
    for name in names:
        if name.endswith(".json"):
            (folder / Path(name).name).write_bytes(git("show", f"HEAD:{name}"))


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


def keep(game: str, home: Path, committed: Path) -> None:
    """Give every digest that the changes would lose the committed files that it lacks."""
    older = home / "older"
    was = digest_of(game, str(committed))
    wanted = {one.name for one in older.glob("*")} | ({was} if was else set())
    for digest in sorted(wanted):
        for file in sorted(committed.iterdir()):
            if digest_of(game, digest) == digest:
                break
            own = older / digest / file.name
            if not own.exists() and file.read_bytes() != (home / file.name).read_bytes():
                own.parent.mkdir(parents=True, exist_ok=True)
                own.write_bytes(file.read_bytes())
                print(f"kept {own.relative_to(ROOT)}")


def digest_of(game: str, data: str) -> str:
    """What a set is found to be by a fresh process; empty if it cannot be read."""
    code = (
        "import sys; from perihelion.games import load;"
        "print(load(sys.argv[1]).data_digest({'data': sys.argv[2]}))"
    )
    path = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    asked = [sys.executable, "-c", code, game, data]
    done = subprocess.run(asked, env=path, capture_output=True, text=True, check=False)
    return done.stdout.strip()


if __name__ == "__main__":
    main()
