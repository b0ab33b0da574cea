"""From lines and stretches of speech to a delivery."""

from __future__ import annotations

import pytest

from trainer.rehearsal.voice.heard import Filler, Line, Speech
from trainer.rehearsal.voice.measuring import deliver

SPEECH = (Speech(1.0, 2.0), Speech(3.5, 1.5), Speech(7.0, 2.0))
LINES = (Line(1, "The loop ends, like, when", 1.0, 2.0), Line(2, "the model stops asking for tools.", 3.5, 5.5))


def test_pauses_lie_between_words_not_before_or_behind_them() -> None:
    delivery = deliver(LINES, SPEECH, 12.0, "silero")
    assert delivery.pauses == (2.0,)
    assert delivery.longest_pause == 2.0
    assert delivery.speaking_seconds == 5.5
    assert delivery.seconds == 12.0


def test_the_pace_is_over_the_time_from_the_first_word_to_the_last() -> None:
    delivery = deliver(LINES, SPEECH, 12.0, "silero")
    assert delivery.words == 11
    assert delivery.words_a_minute == pytest.approx(11 * 60 / 8)


def test_a_short_pause_is_the_longest_without_being_counted() -> None:
    delivery = deliver(LINES, (Speech(0.0, 2.0), Speech(2.5, 3.0)), 6.0, "silero")
    assert delivery.longest_pause == 0.5 and delivery.pauses == ()


def test_of_lines_with_one_id_the_last_counts() -> None:
    grown = (Line(1, "The loop", 1.0, 0.5), Line(2, "It ends.", 3.5, 1.0), Line(1, "The loop runs.", 1.0, 1.0))
    delivery = deliver(grown, SPEECH, 12.0, "silero")
    assert delivery.text == "The loop runs. It ends."
    assert [line.id for line in delivery.lines] == [1, 2]


def test_a_line_before_anybody_spoke_is_noise() -> None:
    noise = Line(1, "You", 0.0, 0.4)
    assert deliver((noise, *LINES[1:]), SPEECH, 12.0, "silero").text == LINES[1].text
    assert deliver((noise,), (), 2.0, "silero").text == ""
    assert deliver((noise,), SPEECH, 2.0, "energy").text == ""


def test_where_loudness_hears_nothing_at_all_the_words_stay() -> None:
    assert deliver(LINES, (), 12.0, "energy").words == 11


def test_too_little_has_no_pace() -> None:
    assert deliver((Line(1, "Yes.", 0.0, 0.5),), (Speech(0.0, 0.5),), 1.0, "silero").words_a_minute is None
    assert deliver((), SPEECH, 12.0, "energy").words_a_minute is None
    assert deliver((), (), 0.0, "energy").longest_pause == 0.0


def test_fillers_are_counted_and_hesitations_stand_apart() -> None:
    delivery = deliver((*LINES, Line(3, "Um, basically.", 9.0, 1.0)), SPEECH, 12.0, "silero")
    assert delivery.fillers == (Filler("basically", 1), Filler("like", 1))
    assert delivery.hesitations == 1
