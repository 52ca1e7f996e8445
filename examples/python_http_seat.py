"""Takes a seat in a kitchen over HTTP, beside a cook of ours, with nothing but the standard library."""
import json
import random
import sys
import urllib.request

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8123"


def call(path, token=None, body=None):
    request = urllib.request.Request(server + path, data=None if body is None else json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", "Bearer " + token)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


table = call("/api/tables", body={"game": "overcooked", "config": {"horizon": 60}, "seats": {"bob": "greedy"}})
token = table["seats"]["alice"]["token"]
print(call("/api/seat/about", token)["rules"].splitlines()[0])
after, score = 0, None
while score is None:
    news = call(f"/api/seat?after={after}&wait=25", token)
    after = news["after"]
    for entry in news["entries"]:
        if entry["type"] == "ended":
            score = entry["score"]
    latest = news["entries"][-1] if news["entries"] else {"type": "nothing"}
    if latest["type"] == "observed" and latest["turn"]:
        action = random.choice(latest["actions"])
        call("/api/seat/actions", token, {"id": f"move-{after}", "seen": latest["n"], "action": action})
print("score", score)
