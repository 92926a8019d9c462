#!/usr/bin/env python3
"""An agent for Perihelion in twenty lines: prefers some words, otherwise takes any answer.

perihelion arena zenith --agents "cmd:python3 docs/examples/agent.py,random" --games 20
"""

import json
import random
import sys

LIKED = ("recruit", "accept", "colonise", "build", "raise")

for line in sys.stdin:
    question = json.loads(line)
    luck = random.Random(question["seed"])  # the same question, the same answer
    options = question["decision"]["options"]
    liked = [option for option in options if option["text"].split()[0] in LIKED]
    chosen = luck.choice(liked or options)
    reply = {"number": question["number"], "answer": chosen["id"]}
    print(json.dumps(reply), flush=True)
