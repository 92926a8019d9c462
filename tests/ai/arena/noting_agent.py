"""An agent that notes which process started it, and dawdles until the file `go` is there.

Usage: noting_agent.py FOLDER. Each start leaves a file `PARENT-OWN` with the pid of the raylet,
if there is one; then it answers by the seed of the question.
"""

import json
import os
import sys
import time
from pathlib import Path

folder = Path(sys.argv[1])
note = folder / f"{os.getppid()}-{os.getpid()}"
note.write_text(os.environ.get("RAY_RAYLET_PID", ""))
for line in sys.stdin:
    deadline = time.monotonic() + 60
    while not (folder / "go").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    question = json.loads(line)
    options = question["decision"]["options"]
    chosen = options[question["seed"] % len(options)]["id"]
    print(json.dumps({"number": question["number"], "answer": chosen}), flush=True)
