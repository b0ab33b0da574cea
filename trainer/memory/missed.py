"""The landmarks that the last tries at a card missed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from trainer.memory.store import Store

LAST_TRIES = 5
"""So many of the last judged tries at a card are looked at."""


class MissedLandmark(NamedTuple):
    """A landmark that was missed in `times` of the last `tries` judged tries at a card from a blank page."""

    card: str
    landmark: str
    times: int
    tries: int


def missed_landmarks(store: Store, card: str) -> tuple[MissedLandmark, ...]:
    """What was missed in the last tries at a card ("step_cap in 3 of the last 5"), the most missed first."""
    return _ranked(_missed(store, card))


def most_missed(store: Store, limit: int = 20) -> tuple[MissedLandmark, ...]:
    """The landmarks that were missed most often in the last tries at their cards; at most `limit`."""
    cards = store.rows("SELECT card FROM card_totals WHERE mode = 'blank' AND judged > 0")
    return _ranked(missed for (card,) in cards for missed in _missed(store, card))[:limit]


def _missed(store: Store, card: str) -> Iterator[MissedLandmark]:
    rows = store.rows(
        """
        WITH tries AS (
            SELECT number FROM attempts WHERE card = ? AND mode = 'blank' AND first_passed NOT NULL
            ORDER BY ended DESC, number DESC LIMIT ?
        )
        SELECT landmark, count(DISTINCT attempt), (SELECT count(*) FROM tries)
        FROM missed WHERE attempt IN tries GROUP BY landmark
        """,
        (card, LAST_TRIES),
    )
    return (MissedLandmark(card, landmark, times, number) for landmark, times, number in rows)


def _ranked(missed: Iterable[MissedLandmark]) -> tuple[MissedLandmark, ...]:
    """Three times out of three is worse than three out of five."""
    return tuple(sorted(missed, key=lambda one: (-one.times, one.tries, one.card, one.landmark)))
