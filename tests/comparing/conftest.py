"""Makes the labels and the labelled programs importable for the tests of this folder."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "fairness")]
