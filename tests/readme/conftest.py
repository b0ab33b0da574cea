"""Makes the writer of the table importable for the tests of this folder."""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent)]
