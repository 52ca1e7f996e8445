#!/bin/sh
# Makes a virtual environment and tests the client against the real Gymnasium, PettingZoo, numpy and OpenEnv. Needs a network.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
there=$(mktemp -d)
trap 'rm -rf "$there"' EXIT
python3 -m venv "$there/venv"
"$there/venv/bin/pip" install --quiet gymnasium pettingzoo numpy openenv
cd "$here"
PYTHONPATH="$here" "$there/venv/bin/python" -m unittest discover -s tests
PYTHONPATH="$here" "$there/venv/bin/python" tests/check_real.py
PYTHONPATH="$here" "$there/venv/bin/python" tests/check_openenv.py
