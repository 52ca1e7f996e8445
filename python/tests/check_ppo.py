"""The PPO of Stable-Baselines3 learns to cook, in a training cut short. For continuous integration."""

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples"))
import python_ppo  # noqa: E402

with tempfile.TemporaryDirectory() as folder:
    curve = os.path.join(folder, "curve.csv")
    (learned, margin), (chance, _) = python_ppo.main(steps=sys.argv[1] if len(sys.argv) > 1 else "200000", path=curve)
    rows = [line.split(",") for line in Path(curve).read_text().splitlines()[1:]]
assert learned - margin > chance + 5, (learned, margin, chance)
assert float(rows[-1][1]) > float(rows[0][1]), rows
