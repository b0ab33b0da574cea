"""The due list and the statistics over a million graded attempts, with runs and key points, against one walk over
the table.

python tests/bench/million.py [ATTEMPTS]
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from trainer.catalog.catalog import load_catalog
from trainer.memory.statistics import statistics
from trainer.memory.store import Store

_NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :many) "
_FILL = (
    _NUMBERS + "INSERT INTO attempts SELECT i, 'a' || i, c.id, c.id, '[]', iif(i % 3, 'blank', 'spoken'), "
    ":now - (:many - i) * 60000000, :now - (:many - i) * 60000000, :today - (:many - i) / 1440, 120.0, '', '[]', 3, 3, "
    "i % 4 > 0, 1 + i % 3, 100.0 + i % 90, i % 2, NULL FROM n JOIN (SELECT row_number() OVER (ORDER BY id) AS place, "
    "id FROM cards) AS c ON c.place = 1 + i % :cards",
    _NUMBERS + "INSERT INTO runs SELECT i, 0, '{\"passed\": ' || iif(i % 4, 'true', 'false') || ', \"forecast\": ' || "
    "iif(i % 100, 'null', 'true') || '}' FROM n",
    "INSERT INTO missed SELECT number, 0, 'step_cap' FROM attempts WHERE first_passed = 0",
    (
        "WITH p(place) AS (VALUES (0), (1), (2), (3), (4)) INSERT INTO ticks "
        "SELECT number, place, 'x', 'fact', number % 2, iif(number % 5, NULL, 'landed') FROM attempts, p "
        "WHERE mode = 'spoken'"
    ),
    _NUMBERS + "INSERT INTO reviews SELECT i, i, card, ended, 3, 1, NULL, NULL, NULL, NULL, NULL, 0, 0 "
    "FROM n JOIN attempts ON number = i",
)


def fill(store: Store, cards: list[str], many: int) -> None:
    """Attempts at all cards, a minute apart, the last one now."""
    today = store.today().toordinal()
    now = int(store.now().timestamp() * 1e6)
    values = {"many": many, "cards": len(cards), "today": today, "now": now}
    with store.writing() as connection:
        connection.executemany(
            "INSERT INTO cards VALUES (?, ?, 20.0, 5.0, ?, ?, 9, 0)",
            [(card, today + place % 30, now, today) for place, card in enumerate(cards)],
        )
        for statement in _FILL:
            named = {name: value for name, value in values.items() if f":{name}" in statement}
            connection.execute(statement, named)


def quickest(act: Callable[[], object], rounds: int = 7) -> float:
    """The least of several times, in milliseconds."""
    times = []
    for _ in range(rounds):
        started = time.process_time()
        act()
        times.append(time.process_time() - started)
    return min(times) * 1e3


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    catalog = load_catalog()
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "memory.db") as filled:
        fill(filled, [card for drill in catalog.drills for card in drill.card_ids()], wanted)
        found = statistics(filled, catalog)
        assert found.tries.attempts == wanted
        assert found.judgement.points.enough
        assert found.judgement.forecasts.enough
        walk = quickest(lambda: filled.rows("SELECT sum(seconds_worked) FROM attempts"))
        took = quickest(lambda: statistics(filled, catalog))
        listed = quickest(filled.due)
        print(f"due list over {wanted:,} reviews: {listed:.1f} ms of the processor (at most 20)")
        print(
            f"statistics of {wanted:,} attempts: {took:.0f} ms of the processor (at most 200); one walk: {walk:.0f} ms"
        )
