"""Plays Traveling Adventurers: tells all its coins, then submits whichever full path the partner last proposed."""
import json
import re
import sys


def decide(question):
    seen = question["observation"]
    if question["decision"] == 1:
        coins = [f"{a} to {b} is {n}" for a, b, n in seen["weights"]]
        return {"type": "message", "text": f"My coins: {', '.join(coins)}."}
    heard = " ".join(line["text"] for line in seen["dialogue"] if line["seat"] == seen["partner"])
    paths = [re.findall("[A-Z]", path) for path in re.findall(r"\b[A-Z](?:[ ,-]+[A-Z]\b){3,}", heard)]
    if not paths:
        return {"type": "message", "text": "Which path do you propose?"}
    path = paths[-1] if paths[-1][-1] == seen["start"] else [*paths[-1], seen["start"]]
    return {"type": "submit", "path": path, "text": f"Agreed: {' '.join(path)}"}


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], "action": decide(question)}), flush=True)
