"""Which kinds of drills are asked on a screen of their own, and answered there in a line or by a choice."""

from __future__ import annotations

from trainer.catalog.models import Kind

ASKED: frozenset[Kind] = frozenset({"number"})
"""Neither typed as a program nor said out loud; their attempts have the mode `asked`."""
