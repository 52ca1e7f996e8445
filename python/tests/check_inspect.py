"""Inspect's own mock model plays games of ours, told by their words what to do. For continuous integration."""

import re
import sys
import tempfile
from pathlib import Path

from inspect_ai import eval as evaluate
from inspect_ai.model import ModelOutput, ModelUsage, get_model

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples"))
from python_inspect import theory_of_mind, traveling_adventurers  # noqa: E402


def say(reply):
    """Words, and what they cost: without that Inspect counts their tokens with a table that it fetches."""
    told = ModelOutput.from_content("mockllm", reply)
    told.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
    return told


def travel(messages, tools, tool_choice, config):
    """Tells all coins, then submits the path that the partner proposed last."""
    seen = messages[1].text
    coins = re.findall(r"^  [A-Z]: .*$", seen, re.M)
    if "  USER:" not in seen:
        return say(f"My coins: {'; '.join(line.strip() for line in coins)}.")
    partner = " ".join(re.findall(r"^  BOT: .*$", seen, re.M))
    paths = re.findall(r"\b[A-Z](?: [A-Z])+\b", partner)
    return say(f"submit {paths[-1]}" if paths else "Which path do you propose?")


def first_option(messages, tools, tool_choice, config):
    return say("A")


def nonsense(messages, tools, tool_choice, config):
    return say("")


def check(name, task, mock):
    with tempfile.TemporaryDirectory() as logs:
        model = get_model("mockllm/model", custom_outputs=mock, memoize=False)
        [log] = evaluate(task, model=model, log_dir=logs, display="none")
        scores = [sample.scores["outcome"] for sample in log.samples or []]
    assert log.status == "success", log.error.message
    [score] = log.results.scores
    value, error = score.metrics["mean"].value, score.metrics["stderr"].value
    print(f"{name}: {value:.2f} ± {1.96 * error:.2f} (n = {score.scored_samples})", flush=True)
    return scores, value


if __name__ == "__main__":
    scores, value = check("traveling-adventurers with symbolic, ratio", traveling_adventurers(episodes=20), travel)
    assert value > 0.9, value
    assert [score.metadata["outcome"]["metrics"]["ratio"] for score in scores] == [score.value for score in scores]
    scores, value = check("theory-of-mind, always the first option", theory_of_mind(episodes=20), first_option)
    assert 0 < value < 1, value
    scores, value = check("traveling-adventurers, nothing said", traveling_adventurers(episodes=2), nonsense)
    assert value == 0 and all("stopped" in score.explanation for score in scores)
