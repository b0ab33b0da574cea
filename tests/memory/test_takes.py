"""The practice log."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from trainer.exporting.history import document_of, history_from, history_of
from trainer.memory.merging import merge
from trainer.memory.models import Attempt, Grade, Take, Tick
from trainer.memory.store import Store
from trainer.memory.takes import log_take, takes
from trainer.rehearsal.voice.heard import Delivery, Filler, Line
from trainer.rehearsal.voice.over_time import lines_over_time
from trainer.rehearsal.voice.practice_log import take_line, take_of

START = datetime(2030, 1, 31, 19, 45, tzinfo=timezone.utc)
DELIVERY = Delivery(
    seconds=54.2,
    words=124,
    words_a_minute=141.7,
    speaking_seconds=46.0,
    longest_pause=1.84,
    pauses=(0.9, 1.84),
    fillers=(Filler("like", 2), Filler("basically", 1)),
    hesitations=1,
    lines=(Line(1, "It is, like, a loop.", 0.0, 2.0),),
    text="It is, like, a loop.",
    by="silero",
)
TICKS = (Tick("a", "position", True), Tick("b", "fact", False), Tick("c", "fact", True))
LANDED = 2 / 3


def take(number: int, card: str = "react-loop.aloud") -> Take:
    logged = take_of(DELIVERY, f"attempt {number}", card, START + timedelta(hours=number))
    return logged._replace(landed=LANDED)


def test_a_delivery_becomes_a_take() -> None:
    one = take(0)
    assert (one.seconds, one.words_a_minute, one.longest_pause, one.pauses, one.fillers) == (54.2, 141.7, 1.84, 2, 3)
    said = take_line(one)
    for part in ("0:54", "142 words a minute", "1.8 s", "2 over 0.7 s", "3 fillers", "67% of the points"):
        assert part in said


def test_without_words_pace_and_fillers_are_not_known() -> None:
    silent = Delivery(10.0, 0, None, 8.0, 0.4, (), (), 0, (), "", "energy")
    one = take_of(silent, "attempt", "story.built", START)
    assert (one.words_a_minute, one.fillers, one.landed) == (None, None, None)
    assert "words" not in take_line(one) and "filler" not in take_line(one)


def test_takes_come_back_the_latest_first_of_a_card_or_of_all(store: Store) -> None:
    for number, card in enumerate(("react-loop.aloud", "story.built", "react-loop.aloud")):
        log_take(store, take(number, card))
    assert takes(store) == (take(2), take(1, "story.built"), take(0))
    assert takes(store, "react-loop.aloud") == (take(2), take(0))
    assert takes(store, most=1) == (take(2),)
    assert takes(store, "nothing") == ()


def test_one_that_is_logged_again_takes_the_place_of_the_first(store: Store) -> None:
    log_take(store, take_of(DELIVERY, "attempt 0", "react-loop.aloud", START))
    log_take(store, take(0))
    assert takes(store) == (take(0),)


def test_takes_travel_with_the_history_without_doubles(store: Store, tmp_path: Path) -> None:
    for number in range(3):
        log_take(store, take(number))
    document = document_of(history_of(store))
    with Store(tmp_path / "other.db") as other:
        log_take(other, take(0))
        for _ in range(2):
            merge(other, history_from(document))
            assert takes(other) == takes(store)


def test_a_history_from_before_the_log_is_read(store: Store) -> None:
    document = document_of(history_of(store))
    del document["takes"]
    assert history_from(document).takes == ()


def test_what_landed_comes_with_the_grade_of_the_answer(store: Store) -> None:
    log_take(store, take_of(DELIVERY, "said", "react-loop.aloud", START))
    attempt = Attempt(
        "said",
        "react-loop.aloud",
        "react-loop.aloud",
        (),
        "spoken",
        START,
        START,
        54.2,
        "It is a loop.",
        (),
        (),
        (),
        Grade.GOOD,
        None,
        TICKS,
    )
    store.record(attempt)
    assert takes(store)[0].landed is None
    store.grade("said", Grade.GOOD)
    assert takes(store)[0].landed == pytest.approx(2 / 3)


def test_the_latest_are_compared_with_those_before(store: Store) -> None:
    assert lines_over_time(()) == ()
    for number in range(10):
        pace = 120.0 if number < 5 else 150.0
        log_take(store, take(number)._replace(words_a_minute=pace, landed=None if number else 0.5))
    told = "\n".join(lines_over_time(takes(store)))
    assert "The last 5: 150 words a minute, 0:54 long" in told
    assert "5 before them: 120 words a minute, 0:54 long, 50% of the points" in told
    assert max(map(len, told.split("\n"))) <= 80
