"""The routine as it stands, kept with every change, so that a crash or a closed terminal costs nothing."""

from __future__ import annotations

import threading

from trainer.memory.keeping import all_kept, discard, keep
from trainer.memory.store import Store
from trainer.rehearsal.routine.state import RoutineState, state_of

_ROUTINE = "routine"


class RoutineKeeper:
    """Saves the states of one routine; any thread may call it, and an older state never replaces a newer one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._saved: RoutineState | None = None
        self._number = 0

    def number(self) -> int:
        """A number for the state of now, to save it under."""
        with self._lock:
            self._number += 1
            return self._number

    def save(self, state: RoutineState, number: int) -> None:
        """Save a state, unless one with a higher number was saved meanwhile.

        Raises:
            MemoryUnavailable: it can't be written.
        """
        with self._lock:
            if number < self._number or state == self._saved:
                return
            keep(self._store, "session", state.id, {"sitting": _ROUTINE, "state": state.to_data()})
            self._saved = state


def kept_routines(store: Store) -> tuple[RoutineState, ...]:
    """The routines that are not done with, the latest first: those that run, and those whose grades wait.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    found = []
    for one in all_kept(store, "session"):
        if one.content.get("sitting") == _ROUTINE:
            try:
                found.append(state_of(one.content["state"]))  # type: ignore[arg-type]  # or TypeError
            except (KeyError, TypeError, ValueError, AttributeError):
                # Of a trainer that kept it in another way: its attempts are in the memory all the same.
                continue
    return tuple(found)


def forget_routine(store: Store, state: RoutineState) -> None:
    """Forget where a routine stood; what was recorded of it stays.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    discard(store, "session", state.id)
