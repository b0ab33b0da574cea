"""Speaking into the microphone on a plain terminal, and an answer from a file: a file stands in for both."""

from __future__ import annotations

import signal
from datetime import datetime, timezone
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from spoken import speak

from trainer.inline.sheet import judge_sheet
from trainer.memory.models import Attempt, Grade, Tick
from trainer.memory.takes import takes
from trainer.rehearsal.answers.sheet import Sheet, SheetEntry

CARD = "react-loop.aloud"
SPOKEN = (
    "An agent is a loop. Call the model, run the tool, append the result, and call again until it answers with text. "
    "A step cap in code ends the loop, since no prompt can do that."
)


@pytest.fixture
def said(tones, tmp_path) -> Path:
    return tones(tmp_path / "said.wav", 3.0, 1.5, 4.0)


@pytest.fixture
def going_on(tones, tmp_path) -> Path:
    return tones(tmp_path / "going-on.wav", 120.0)


def test_a_take_ends_by_itself_and_is_logged(in_terminal, said, memory):
    terminal = in_terminal("rehearse", CARD, "--inline", TRAINER_VOICE_SOURCE=str(said), TRAINER_VOICE_UNPACED="1")
    terminal.until("through the microphone")
    terminal.press(":speak\n")
    terminal.until("Speak; Enter ends it.")
    told = terminal.until("Measured: time and pauses")
    assert "Speaking  " in told
    terminal.until("says more")
    terminal.press("words that were typed\n\n")
    terminal.until("What landed?")
    terminal.press("\x04")
    assert terminal.end() == 1
    with memory() as store:
        (take,) = takes(store)
        assert take.card == CARD
        assert take.seconds == pytest.approx(8.5, abs=0.1)
        assert store.draft(CARD, "spoken").text.endswith("words that were typed")


def test_enter_ends_it_under_a_meter(in_terminal, going_on):
    terminal = in_terminal("rehearse", CARD, "--inline", TRAINER_VOICE_SOURCE=str(going_on))
    terminal.until("through the microphone")
    terminal.press(":speak\n")
    terminal.until("(( ####")
    terminal.until("0:01")
    terminal.press("\n")
    terminal.until("Understanding the last words")
    terminal.until("says more")
    terminal.press("\n")
    terminal.until("What landed?")
    terminal.press("\x04")
    assert terminal.end() == 1


def test_where_nothing_can_be_drawn_over_there_are_plain_lines(in_terminal, said):
    terminal = in_terminal("rehearse", CARD, TERM="dumb", TRAINER_VOICE_SOURCE=str(said), TRAINER_VOICE_UNPACED="1")
    terminal.until("through the microphone")
    terminal.press(":speak\n")
    assert "(( " not in terminal.until("Measured: time and pauses")
    terminal.until("says more")
    terminal.press("\x04")
    assert terminal.end() == 1


def test_no_microphone_is_a_sentence_and_typing_goes_on(in_terminal):
    terminal = in_terminal("rehearse", CARD, "--inline", SSH_CONNECTION="1", PULSE_SERVER="", TRAINER_VOICE_SOURCE="")
    terminal.until("through the microphone")
    terminal.press(":speak\n")
    terminal.until("or type what you say.")
    terminal.press("it has a cap\n\n")
    terminal.until("What landed?")
    terminal.press("\x04")
    assert terminal.end() == 1


def test_a_cold_question_goes_from_the_last_word_to_its_points(in_terminal, said):
    terminal = in_terminal("cold", "--inline", TRAINER_VOICE_SOURCE=str(said), TRAINER_VOICE_UNPACED="1")
    terminal.until("d: one a day")
    terminal.press("\n")
    terminal.until("through the microphone")
    terminal.press(":speak\n")
    terminal.until("Measured: time and pauses")
    terminal.until("What landed?")
    terminal.press("\x04")
    assert terminal.end() == 1


def test_left_in_the_middle_of_a_take(in_terminal, going_on):
    terminal = in_terminal("rehearse", CARD, "--inline", TRAINER_VOICE_SOURCE=str(going_on))
    terminal.until("through the microphone")
    terminal.press(":speak\n")
    terminal.until("(( ##")
    terminal.process.send_signal(signal.SIGINT)
    terminal.until("is kept")
    assert terminal.end() == 130


def test_a_routine_listens_until_enter(in_terminal, going_on, tmp_path, memory):
    folder = tmp_path / "routines"
    folder.mkdir()
    (folder / "aloud.toml").write_text(
        'title = "Aloud"\nabout = "An answer."\n\n[[segments]]\ntitle = "Out loud"\nkind = "spoken"\nminutes = 5\n'
        'pick = [{ drills = ["react-loop.aloud"] }]\n',
        encoding="utf-8",
    )
    terminal = in_terminal("routine", "aloud", "--inline", TRAINER_VOICE_SOURCE=str(going_on))
    terminal.until("v speak")
    terminal.press("v")
    terminal.until("(( ##")
    terminal.press("\n")
    terminal.until("Measured: time and pauses")
    terminal.press("\n")
    assert "Listened to: 0:" in terminal.until("(y/n")
    terminal.press("\x04")
    assert terminal.end() == 1
    with memory() as store:
        (take,) = takes(store)
        assert store.attempt(take.attempt).card == take.card == CARD


def test_a_file_through_a_pipe(piped, said, tmp_path):
    told = piped("", "rehearse", CARD, "--voice", str(said))
    assert told.returncode == 1
    assert "Measured: time and pauses" in told.stdout
    assert "No words were understood" in told.stderr
    absent = piped("", "rehearse", CARD, "--voice", str(tmp_path / "absent.wav"))
    assert absent.returncode == 2
    assert "There is no file" in absent.stderr


def test_the_sound_is_kept_on_wish_alone(piped, said, tmp_path):
    piped("", "rehearse", CARD, "--voice", str(said))
    assert "No recording" in piped("", "recordings", "list").stdout
    (tmp_path / "settings.toml").write_text("keep_recordings = true\n", encoding="utf-8")
    piped("", "rehearse", CARD, "--voice", str(said))
    assert CARD in piped("", "recordings", "list").stdout


def test_words_that_are_understood_land(piped, tmp_path):
    sound = speak(SPOKEN, tmp_path / "answer.wav")
    told = piped("", "rehearse", CARD, "--voice", str(sound))
    assert told.returncode in (0, 1), told.stderr
    assert "words a minute" in told.stdout
    assert "landed    An agent is a loop" in told.stdout


def test_offers_on_a_sheet_are_the_default_and_an_open_one_needs_a_word(memory):
    at = datetime(2030, 1, 10, 18, 0, tzinfo=timezone.utc)
    ticks = (
        Tick("It has a cap", "position", False, "landed"),
        Tick("It costs time", "tradeoff", False, "confirm"),
        Tick("Errors are observations", "fact", False, "contradicted"),
    )
    attempt = Attempt("said", CARD, CARD, (), "spoken", at, at, 30.0, "A cap.", (), (), (), Grade.AGAIN, None, ticks)
    asked, answers = [], iter(["", "", "perhaps", "y", "", "3"])

    def answer(question: str) -> str:
        asked.append(question)
        return next(answers)

    with memory() as store:
        store.record(attempt)
        judge_sheet(Sheet(store, (SheetEntry(attempt, "The loop"),)), answer, Console(file=StringIO()))
        (kept,) = store.attempts()
    assert [tick.landed for tick in kept.ticks] == [True, True, False] and kept.grade == Grade.GOOD
    assert sum("It costs time" in question for question in asked) == 3
