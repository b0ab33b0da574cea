"""Screens that are several places in turn: the keys of a phase hold in it alone."""

from __future__ import annotations

from functools import cache

from trainer.tui.keys.actions import actions_at
from trainer.tui.keys.places import Place


def holds(action: str, phase: Place, phases: tuple[Place, ...]) -> bool:
    """Whether an action may be done in a phase of a screen that has these `phases`; one of none of them always may."""
    return action not in _names(phases) or action in _names((phase,))


@cache
def _names(places: tuple[Place, ...]) -> frozenset[str]:
    return frozenset(action.name for place in places for action in actions_at(place))
