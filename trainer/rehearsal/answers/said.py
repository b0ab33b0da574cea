"""What is said out loud, by the kind of its drill and by its card."""

from __future__ import annotations

from trainer.catalog.models import Kind

SAID: frozenset[Kind] = frozenset({"spoken", "theory", "cold", "question", "claim", "story"})
"""The kinds of drills that are said, not typed."""

OWN = "own."
"""Begins the card of every drill of the learner's own; they are all said."""
