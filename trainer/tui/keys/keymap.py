"""The learner's own keys, by the names of the actions: those that can be had, and a sentence for each that can't."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from textual._context import active_app

from trainer.tui.keys.actions import ACTIONS, PLACES, SHARED_SCREENS, Action, Place, key_name, typed_at

OwnKeys = Mapping[str, tuple[str, ...]]
"""Keys in the place of those that an action comes with, by its name."""

_SPELLINGS = {"esc": "escape", "pgup": "pageup", "pgdn": "pagedown", "?": "question_mark", "+": "plus"}
_SAME_TO_A_TERMINAL = {"ctrl+i": "Tab", "ctrl+m": "Enter", "ctrl+j": "Enter", "ctrl+h": "Backspace"}
_EDITING = "enter backspace delete tab space up down left right home end pageup pagedown question_mark plus"
_KEY = re.compile(rf"ctrl\+[a-z]|f(?:[1-9]|1[0-9]|2[0-4])|[a-z0-9]|escape|{'|'.join(_EDITING.split())}")
_TYPED = re.compile(rf"[a-z0-9]|{'|'.join(_EDITING.split())}")


class KeyFault(NamedTuple):
    """What is wrong with the keys of an action."""

    action: str
    says: str


def own_keys(wanted: Mapping[str, str]) -> tuple[OwnKeys, tuple[KeyFault, ...]]:
    """The keys that can be had, and what is wrong with the others, for which those hold that the action comes with.

    Arguments:
        wanted: keys by the name of an action, several of them with commas between: `f5, ctrl+r`.
    """
    taken: dict[str, tuple[str, ...]] = {}
    faults: list[KeyFault] = []
    for name, text in wanted.items():
        keys = tuple(_key(word) for word in text.split(","))
        fault = _unknown(name) or next((fault for key in keys if (fault := _fault(name, key))), "")
        if fault:
            faults.append(KeyFault(name, fault))
        else:
            taken[name] = tuple(dict.fromkeys(keys))
    while clashing := dict(_clashes(taken)):
        faults += [KeyFault(name, says) for name, says in clashing.items()]
        taken = {name: keys for name, keys in taken.items() if name not in clashing}
    return taken, tuple(faults)


def names_of(action: Action, own: OwnKeys) -> tuple[str, ...]:
    """The keys of an action as people read them, the most usual first."""
    return tuple(key_name(key) for key in own.get(action.name, action.keys))


def key_of(name: str) -> str:
    """The most usual key of an action, as people read it: on the running screen the learner's own, if there is one."""
    action = next(action for action in ACTIONS if action.name == name)
    return names_of(action, getattr(active_app.get(None), "own_keys", {}))[0]


def _key(word: str) -> str:
    key = word.strip().lower().replace(" ", "").replace("control+", "ctrl+")
    return _SPELLINGS.get(key, key)


def _unknown(name: str) -> str:
    from trainer.catalog.shapes import did_you_mean

    names = {action.name for action in ACTIONS}
    return "" if name in names else f"is no action{did_you_mean(name, names)}"


def _fault(name: str, key: str) -> str:
    if key in _SAME_TO_A_TERMINAL:
        return f"can't have {key_name(key)}: terminals send the same for {_SAME_TO_A_TERMINAL[key]}"
    if not _KEY.fullmatch(key):
        return f'can\'t have "{key}": name a key as in f5, ctrl+r, escape or n, several with commas between'
    if _TYPED.fullmatch(key):
        own = [action for action in ACTIONS if action.name == name]
        typed = [place for action in own for place in action.where if typed_at(place)]
        if typed and not any(key in action.keys for action in own):
            return f"can't have {key_name(key)}: it is typed into the text ({PLACES[typed[0]]})"
    return ""


def _clashes(own: OwnKeys) -> Iterator[tuple[str, str]]:
    """The actions with keys of their own that another action has in the same place, and a sentence for each."""
    for places in (*((place,) for place in PLACES), *SHARED_SCREENS):
        holders: dict[str, Action] = {}
        for action in _at(places):
            for key in own.get(action.name, action.keys):
                other = holders.setdefault(key, action)
                if other.name == action.name:
                    continue
                where = PLACES[places[0]]
                for one, rival in ((action, other), (other, action)):
                    if one.name in own:
                        yield one.name, f"can't have {key_name(key)}: it is the key of {rival.label} ({where})"


def _at(places: tuple[Place, ...]) -> list[Action]:
    return [action for action in ACTIONS if {*places, "everywhere"}.intersection(action.where)]
