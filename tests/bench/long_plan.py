"""A plan of ten thousand new cards over a thousand days, against that of a thousand cards, in processor time.

python tests/bench/long_plan.py

A day has room for a few cards whatever there is, so what is there besides must cost next to nothing: looking at each
card on each day takes ten times as long.
"""

from __future__ import annotations

import time
from datetime import date, timedelta

from trainer.memory.models import Card
from trainer.rehearsal.planning.days import play_through
from trainer.rehearsal.planning.topics import Topic

ROUNDS = 3
TODAY = date(2030, 1, 10)


def topics(many: int) -> list[Topic]:
    """Programs of three minutes that nobody has seen yet."""
    names = [f"card-{number}" for number in range(many)]
    return [Topic(Card(name, None, None, None, None, 0, 0), name, "code", "A", "must", 3, 0) for name in names]


def seconds(many: int) -> float:
    """The processor's time to play all days through."""
    cards = topics(many)
    started = time.process_time()
    play_through(cards, TODAY, TODAY + timedelta(days=1_000), 30, 30, baseline_due=False)
    return time.process_time() - started


def main() -> None:
    """Print both, the least of several in turns."""
    few, many = (min(times) for times in zip(*((seconds(1_000), seconds(10_000)) for _ in range(ROUNDS)), strict=True))
    print(f"10,000 cards {many:.2f} s, 1,000 cards {few:.2f} s: {many / few:.1f} times   (at most 3)")


if __name__ == "__main__":
    main()
