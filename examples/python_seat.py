"""Plays Traveling Adventurers from Python over `roundtable env`: both seats submit the first path they can think of."""
import json
import subprocess
import sys

command = sys.argv[1:] or ["npx", "roundtable", "env"]
table = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(**request):
    table.stdin.write(json.dumps(request) + "\n")
    table.stdin.flush()
    answer = json.loads(table.stdout.readline())
    if "error" in answer:
        raise RuntimeError(answer["error"]["message"])
    return answer


view = ask(op="start", game="traveling-adventurers", seed=1)
episode = view["episode"]
while view["outcome"] is None:
    seat = view["turn"][0]
    rooms = [room["letter"] for room in view["observations"][seat]["rooms"]]
    path = rooms + rooms[:1]
    view = ask(op="act", episode=episode, seat=seat, action={"type": "submit", "path": path})
print(json.dumps(view["outcome"]["metrics"]))
table.stdin.close()
