import json
import os
import subprocess
import sys
import unittest

# The folder that holds this one, where games by path are found.
PLACE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COMMAND = os.environ.get("ROUNDTABLE", "npx roundtable")


class TestNewAgent(unittest.TestCase):
    def test_plays_whole_episodes_in_every_seat(self):
        agent = f'exec:"{sys.executable}" new-agent/agent.py'
        command = f"{COMMAND} run traveling-adventurers --agents '{agent}' --episodes 3 --json --no-floors"
        done = subprocess.run(command, shell=True, cwd=PLACE, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(json.loads(done.stdout)["episodes"]["completed"], 3)


if __name__ == "__main__":
    unittest.main()
