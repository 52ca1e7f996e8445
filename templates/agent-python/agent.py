"""new-agent: plays traveling-adventurers by chance until you make it think."""
import json
import random
import sys


def decide(question):
    """Returns an action, as data. `question["observation"]` is all that the seat may know (schemas.json says what is in
    it), and `question["text"]` says it in words; `question["rules"]` are the rules. What was tried in this turn and not
    taken is in `question["rejections"]`. The whole question is described in docs/exec.md of the package.
    """
    # Chance that is the same whenever the episode is played again.
    chance = random.Random(question["random"])
    # Your thinking goes here. Many games list what is legal; every question brings one legal action as a sample.
    if "actions" in question:
        return chance.choice(question["actions"])
    return question["sample"]


def answer(question):
    """`memory` comes back with the next question of this episode; `notes` are for the log alone."""
    memory = question["memory"] or {"decisions": 0}
    memory["decisions"] += 1
    notes = f"decision {memory['decisions']} at {question['seat']}"
    return {"id": question["id"], "action": decide(question), "memory": memory, "notes": notes}


if __name__ == "__main__":
    for line in sys.stdin:
        # One line each way; print what you want to see to sys.stderr.
        print(json.dumps(answer(json.loads(line))), flush=True)
