"""Plays any game whose actions can be listed: asks the language model of its seat which of them to take."""
import json
import re
import sys
from urllib.request import Request, urlopen


def ask(model, prompt):
    body = {"model": model["name"], "messages": [{"role": "user", "content": prompt}], "temperature": 0}
    headers = {"authorization": f"Bearer {model['key']}", "content-type": "application/json"}
    request = Request(model["url"] + "/chat/completions", json.dumps(body).encode(), headers)
    with urlopen(request) as response:
        return json.load(response)["choices"][0]["message"]["content"]


def decide(question):
    actions = question.get("actions") or [question["sample"]]
    listed = "\n".join(f"{i + 1}. {json.dumps(action)}" for i, action in enumerate(actions))
    prompt = f"{question['rules']}\n\n{question['text']}\n\nYou can do:\n{listed}\n\nAnswer with one number."
    number = re.search(r"\d+", ask(question["model"], prompt))
    return actions[int(number[0]) - 1] if number and 0 < int(number[0]) <= len(actions) else question["sample"]


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], "action": decide(question)}), flush=True)
