#!/bin/sh
# Makes a virtual environment and tests the client against the real Gymnasium, PettingZoo and numpy. Needs a network.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
there=$(mktemp -d)
trap 'rm -rf "$there"' EXIT
python3 -m venv "$there/venv"
"$there/venv/bin/pip" install --quiet gymnasium pettingzoo numpy
cd "$here"
PYTHONPATH="$here" "$there/venv/bin/python" -m unittest discover -s tests
PYTHONPATH="$here" "$there/venv/bin/python" tests/check_real.py
