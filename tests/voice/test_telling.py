"""What a take is known by from outside, and what a delivery comes to in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer.rehearsal.voice.heard import Began, Delivery, Done, Failed, Filler, Level, Line
from trainer.rehearsal.voice.joining import joined, together
from trainer.rehearsal.voice.live_take import LiveTake
from trainer.rehearsal.voice.telling import delivery_lines

DELIVERY = Delivery(
    seconds=62.0,
    words=140,
    words_a_minute=145.2,
    speaking_seconds=51.0,
    longest_pause=1.84,
    pauses=(0.9, 1.84),
    fillers=(Filler("like", 2), Filler("you know", 1)),
    hesitations=2,
    lines=(Line(1, "It is, like, a loop.", 0.0, 2.0),),
    text="It is, like, a loop.",
    by="silero",
)


def test_measures_and_guesses_are_told_apart() -> None:
    told = "\n".join(delivery_lines(DELIVERY))
    assert "145 words a minute, within 130 to 160" in told
    assert "0:51 of 1:02, 2 pauses over 0.7 s, the longest 1.8 s" in told
    assert '"like" 2, "you know" 1; um and uh at least 2, never scored' in told
    assert "Measured: time and pauses. A guess: the words" in told
    assert max(map(len, told.split("\n"))) <= 78


@pytest.mark.parametrize(("pace", "judged"), [(129.9, "slower than"), (130.0, "within"), (160.1, "faster than")])
def test_pace_against_what_is_easy_to_follow(pace: float, judged: str) -> None:
    assert judged in delivery_lines(replace(DELIVERY, words_a_minute=pace))[0]


def test_without_words_nothing_is_said_of_them() -> None:
    silent = replace(DELIVERY, words=0, words_a_minute=None, fillers=(), hesitations=0, lines=(), text="", by="energy")
    told = "\n".join(delivery_lines(silent))
    assert "none were understood" in told
    assert "by loudness" in told
    assert "words a minute" not in told and "A guess" not in told


def test_two_takes_are_one_answer() -> None:
    other = replace(
        DELIVERY,
        seconds=30.0,
        words=50,
        words_a_minute=100.0,
        longest_pause=2.5,
        pauses=(2.5,),
        fillers=(Filler("like", 1),),
    )
    both = together([DELIVERY, other])
    assert both is not None
    assert both.seconds == 92.0
    assert both.words_a_minute == pytest.approx(190 / (140 / 145.2 + 0.5))
    assert (both.longest_pause, both.pauses) == (2.5, (0.9, 1.84, 2.5))
    assert both.fillers == (Filler("like", 3), Filler("you know", 1))
    assert both.words == 190
    short = replace(DELIVERY, words=4, words_a_minute=None)
    with_short = together([DELIVERY, short])
    assert with_short is not None
    assert (with_short.words, with_short.words_a_minute) == (144, pytest.approx(145.2)), "four words have no pace"
    assert together([]) is None
    assert together([DELIVERY]) is DELIVERY


def test_what_was_typed_stays_before_what_was_spoken() -> None:
    assert joined("typed\n", " spoken ") == "typed\nspoken"
    assert joined("", "spoken") == "spoken"
    assert joined("typed ", "") == "typed ", "nothing that was typed is touched"


def test_a_line_that_has_grown_takes_the_place_of_the_earlier_one() -> None:
    take = LiveTake("Listening to a file.")
    take.hear(Began(True, "silero"))
    take.hear(Line(2, "then it", 3.0, 1.0))
    take.hear(Line(1, "A loop,", 0.5, 1.0))
    take.hear(Line(2, "then it ends.", 3.0, 1.5))
    assert take.lines == ("A loop,", "then it ends.")
    take.hear(Failed("Listening ended unexpectedly."))
    assert take.state == "over"
    assert (take.text, take.note) == ("A loop, then it ends.", "Listening ended unexpectedly.")


def test_an_end_brings_the_words_as_they_were_understood_at_last() -> None:
    take = LiveTake()
    take.hear(Began(True, "silero"))
    take.hear(Line(7, "You", 0.0, 0.2))
    take.ask_for_end()
    take.hear(Done(DELIVERY))
    assert (take.state, take.lines, take.seconds) == ("over", ("It is, like, a loop.",), 62.0)


def test_a_microphone_that_gives_nothing_is_noticed() -> None:
    take = LiveTake()
    take.hear(Began(False, "energy"))
    take.hear(Level(2.0, 0.01))
    assert not take.is_silent
    take.hear(Level(3.1, 0.01))
    assert take.is_silent
    take.hear(Level(3.2, 0.6))
    take.hear(Level(9.0, 0.0))
    assert not take.is_silent, "whoever was heard once may be silent"
