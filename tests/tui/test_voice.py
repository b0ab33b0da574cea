"""Speaking into the microphone, on the screen: a file stands in for it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from spoken import speak

from trainer.memory.models import Attempt, Grade, Tick
from trainer.memory.settings import load_settings
from trainer.rehearsal.answers.sheet import Sheet, SheetEntry
from trainer.rehearsal.voice.finding import find
from trainer.rehearsal.voice.heard import Line
from trainer.rehearsal.voice.live_take import LiveTake
from trainer.tui.journeys.cold import ColdJourney
from trainer.tui.screens.home import HomeScreen
from trainer.tui.screens.rehearsal import RehearsalScreen
from trainer.tui.screens.sheet import SheetScreen
from trainer.tui.texts.voice import lines_text
from trainer.tui.widgets.code_editor import CodeEditor
from trainer.tui.widgets.prose_editor import ProseEditor
from trainer.tui.widgets.voice_strip import VoiceStrip

CARD = "react-loop.aloud"
LISTENING = "speak; F7 ends it"
HINT = "F7: say more"


@pytest.fixture
def heard(tones: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Has the microphone hear a sound: stretches of a tone and of silence, in turn."""

    def hears(*stretches: float, paced: bool = False) -> None:
        monkeypatch.setenv("TRAINER_VOICE_SOURCE", str(tones(tmp_path / "said.wav", *stretches)))
        monkeypatch.setenv("TRAINER_VOICE_UNPACED", "0" if paced else "1")

    return hears


async def opened(screens: Any) -> RehearsalScreen:
    await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
    screen = screens.app.screen
    assert isinstance(screen, RehearsalScreen)
    return screen


@pytest.mark.slow
async def test_an_answer_that_is_spoken_has_its_measures_beside_the_points(trainer, store, heard):
    heard(3.0, 1.5, 4.0)
    async with trainer(card=CARD) as screens:
        speaking = (await opened(screens)).speaking
        await screens.press("f7")
        await screens.shows("0:08 / 0:30-1:00", HINT)
        if find().pauses == "energy":
            # Silero hears that tones are no speech.
            await screens.shows("0:07 of 0:08, 1 pause over 0.7 s, the longest 1.")
        await screens.shows("Measured: time and pauses")
        assert speaking.phase == "saying", "the words can be corrected first"
        await screens.press("enter")
        await screens.shows("How you said it", speaking.subject.points[0].say[:25])
        for _ in speaking.subject.points:
            await screens.press("y")
        await screens.press("enter", "f8", "enter")
        await screens.says("comes back")
    (attempt,) = store.attempts()
    assert attempt.seconds_worked == pytest.approx(8.5, abs=0.1), "the clock is that of the sound"


@pytest.mark.slow
async def test_one_key_begins_and_ends_it_and_another_take_is_added(trainer, heard):
    heard(120.0, paced=True)
    async with trainer(card=CARD) as screens:
        speaking = (await opened(screens)).speaking
        await screens.press("f7")
        await screens.shows(LISTENING, "███")
        await screens.until(lambda: speaking.stopwatch.tick() > 0.3)
        await screens.press("ctrl+s")
        await screens.shows("Speaking", HINT)
        first = speaking.stopwatch.tick()
        assert len(speaking.takes) == 1
        await screens.press("f7")
        await screens.until(lambda: speaking.stopwatch.tick() > first + 0.3)
        await screens.press("f8")
        await screens.shows("How you said it")
        assert len(speaking.takes) == 2, "going on waits for the last words"
        assert speaking.stopwatch.tick() == pytest.approx(sum(take.seconds for take in speaking.takes))


@pytest.mark.slow
async def test_who_types_while_speaking_sees_what_is_typed(trainer, heard):
    heard(120.0, paced=True)
    async with trainer(card=CARD) as screens:
        speaking = (await opened(screens)).speaking
        await screens.press("f7")
        await screens.until(lambda: speaking.stopwatch.tick() > 0.3)
        assert not screens.app.screen.query_one(ProseEditor).display, "the words that are understood have its place"
        await screens.press(*"so")
        reached = speaking.stopwatch.tick()
        await screens.until(lambda: speaking.stopwatch.tick() > reached + 0.3)
        await screens.press(*" it is")
        await screens.shows("so it is", LISTENING)
        await screens.press("f7")
        await screens.shows(HINT, "so it is")
        await screens.press("enter")
        await screens.shows("How you said it", "You typed", "so it is")


async def test_a_pause_covers_it_and_listens_no_more(trainer, heard, clock):
    heard(120.0, paced=True)
    async with trainer(card=CARD) as screens:
        speaking = (await opened(screens)).speaking
        await screens.press("f7")
        await screens.until(lambda: speaking.stopwatch.tick() > 0.3)
        await screens.press("f9")
        await screens.shows("Paused")
        await screens.until(lambda: speaking.takes)
        assert "Speaking" not in screens.text()
        took = speaking.stopwatch.tick()
        clock.pass_by(20)
        await screens.press("enter")
        await screens.shows("Speaking", HINT)
        clock.pass_by(20)
        assert speaking.stopwatch.tick() == took


async def test_leaving_ends_the_process_that_listens(trainer, heard):
    heard(120.0, paced=True)
    async with trainer(card=CARD) as screens:
        screen = await opened(screens)
        await screens.press("f7")
        await screens.shows(LISTENING)
        process = screen.query_one(VoiceStrip)._listener._process
        assert process.poll() is None
        await screens.press("escape")
        await screens.until(lambda: isinstance(screens.app.screen, HomeScreen))
        await screens.until(lambda: process.poll() is not None)


async def test_listening_that_breaks_off_is_a_sentence_and_loses_nothing(trainer, heard, clock):
    heard(120.0, paced=True)
    async with trainer(card=CARD) as screens:
        screen = await opened(screens)
        await screens.press(*"kept")
        await screens.press("f7")
        await screens.until(lambda: screen.speaking.stopwatch.tick() > 0.3)
        screen.query_one(VoiceStrip)._listener._process.kill()
        await screens.says("Listening ended unexpectedly.")
        assert screen.query_one(ProseEditor).text == "kept"
        before = screen.speaking.stopwatch.tick()
        clock.pass_by(5)
        assert screen.speaking.stopwatch.tick() == before + 5
        await screens.press("f8")
        await screens.shows("You typed", "kept")


async def test_no_microphone_is_a_sentence_and_the_clock_goes_on(trainer, monkeypatch, clock):
    monkeypatch.setenv("SSH_CONNECTION", "10.0.0.1 22 10.0.0.2 22")
    monkeypatch.delenv("TRAINER_VOICE_SOURCE", raising=False)
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    async with trainer(card=CARD) as screens:
        speaking = (await opened(screens)).speaking
        await screens.press("f7")
        await screens.says("speak against the clock, or type what you say.")
        clock.pass_by(10)
        assert speaking.stopwatch.tick() == 10
        await screens.press(*"typed")
        assert screens.app.screen.query_one(ProseEditor).text == "typed"


async def test_what_can_not_be_listened_to_is_a_sentence(trainer, tmp_path, monkeypatch, clock):
    (tmp_path / "broken.wav").write_bytes(b"RIFF, but no more than that")
    monkeypatch.setenv("TRAINER_VOICE_SOURCE", str(tmp_path / "broken.wav"))
    async with trainer(card=CARD) as screens:
        speaking = (await opened(screens)).speaking
        await screens.press(*"kept")
        await screens.press("f7")
        await screens.says("broken.wav")
        assert screens.app.screen.query_one(ProseEditor).text == "kept"
        clock.pass_by(7)
        assert speaking.stopwatch.tick() == 7, "the clock goes on"


@pytest.mark.slow
async def test_nothing_but_question_clock_and_meter_in_a_sitting(trainer, heard):
    heard(120.0, paced=True)
    async with trainer() as screens:
        ColdJourney(screens.app.journey).open()
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "ChoiceScreen")
        await screens.press("enter")
        speaking = (await opened(screens)).speaking
        await screens.press("f7")
        await screens.shows("███")
        *above, meter, foot = [line.strip() for line in screens.text().split("\n") if line.strip()]
        assert " ".join(above) == " ".join(speaking.subject.question.split())
        assert meter.startswith("(( █")
        assert foot.startswith("0:0")
        await screens.press("f7")
        await screens.shows("How you said it")
        assert speaking.phase == "ticking"


@pytest.mark.slow
async def test_a_routine_listens_to_one_answer_at_a_time(trainer, heard):
    heard(120.0, paced=True)
    async with trainer() as screens:
        screens.app.journey.open_routine()
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "ChoiceScreen")
        await screens.press("enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "RoutineScreen")
        sitting = screens.app.screen.sitting
        while sitting.segment.kind == "code":
            await screens.press("f8")
        strip = screens.app.screen.query_one(VoiceStrip)
        await screens.press("f7")
        await screens.shows(LISTENING, "███")
        item = sitting.item.attempt
        await screens.press("enter")
        await screens.until(lambda: not strip.is_listening)
        assert sitting.item.attempt != item or sitting.item.phase != "saying"
        await screens.press("f9")
        await screens.shows("Paused")


async def test_points_with_offers_are_confirmed_before_the_grade(trainer, store, clock):
    ticks = (
        Tick("The loop has a cap", "position", False, "landed"),
        Tick("It costs time", "tradeoff", False, "confirm"),
        Tick("Errors are observations", "fact", False, "contradicted"),
    )
    at = clock.now()
    attempt = Attempt("said", CARD, CARD, (), "spoken", at, at, 30.0, "A cap.", (), (), (), Grade.AGAIN, None, ticks)
    store.record(attempt)
    done = []
    async with trainer() as screens:
        sheet = Sheet(store, (SheetEntry(attempt, "The loop"),))
        screen = SheetScreen(sheet, "Test", done=lambda: done.append(1), left=lambda: None, say=lambda _: None)
        screens.app.push_screen(screen)
        await screens.shows("? landed", "? please confirm", "? contradicted")
        await screens.press("enter")
        await screens.shows("+ landed")
        await screens.press("enter")
        await screens.says("Y or N")
        assert sheet.is_open(0, 1)
        await screens.press("y")
        await screens.press("enter")
        await screens.shows("- missed")
        assert not done, "no grade before every offer was judged"
        await screens.press("enter")
        assert done
    (kept,) = store.attempts()
    assert [tick.landed for tick in kept.ticks] == [True, True, False]
    assert kept.grade is not None


def test_the_words_are_shown_only_on_wish():
    take = LiveTake("Listening to a file.")
    assert lines_text(take, shown=True).plain == "Listening to a file."
    take.hear(Line(1, "A loop.", 0.0, 1.0))
    take.hear(Line(2, "It ends.", 1.0, 1.0))
    assert lines_text(take, shown=True).plain == "A loop.\nIt ends."
    assert lines_text(take, shown=False).plain == "Listening to a file."


@pytest.mark.slow
async def test_switches_in_the_palette(trainer):
    async with trainer() as screens:
        await screens.press("ctrl+p", *"keep recordings")
        await screens.shows("Voice: keep recordings of what I speak")
        await screens.press("enter")
        await screens.says("Recordings are kept")
        assert screens.app.journey.rooms.settings.keep_recordings
        await screens.press("ctrl+p", *"while i speak")
        await screens.shows("Voice: hide the words while I speak")
        await screens.press("enter")
        await screens.says("Words are hidden while you speak.")
        assert not load_settings()[0].show_transcript
        assert load_settings()[0].keep_recordings


@pytest.fixture
def spoken(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Has the microphone hear a text, where there is a voice to speak it and something that understands it."""

    def hears(text: str, paced: bool = False) -> None:
        monkeypatch.setenv("TRAINER_VOICE_SOURCE", str(speak(text, tmp_path / "spoken.wav")))
        monkeypatch.setenv("TRAINER_VOICE_UNPACED", "0" if paced else "1")

    return hears


LOOP = "An agent is a loop. Call the model, run the tool, append the result, and call again until it answers with text."


async def test_words_that_are_understood_can_be_corrected_and_are_looked_through(trainer, spoken):
    spoken(LOOP)
    async with trainer(card=CARD) as screens:
        speaking = (await opened(screens)).speaking
        await screens.press("f7")
        await screens.shows(HINT, "words a minute")
        text = screens.app.screen.query_one(ProseEditor).text
        assert "loop" in text and "tool" in text
        screens.app.screen.query_one(ProseEditor).text = f"{text} A step cap in code ends it."
        await screens.press("enter")
        await screens.shows("What was understood", "? landed")
        assert speaking.text.endswith("A step cap in code ends it.")
        assert speaking.preselected(0) is True


async def test_what_was_understood_outlives_the_trainer(trainer, store, spoken):
    spoken(f"{LOOP} {LOOP} {LOOP} {LOOP}", paced=True)
    async with trainer(card=CARD) as screens:
        screen = await opened(screens)
        await screens.press("f7")
        await screens.until(lambda: "loop" in screen.text)
        assert not screen.speaking.takes
    assert "loop" in store.draft(CARD, "spoken").text


async def test_an_interview_offers_what_was_understood_on_its_sheet(trainer, store, right, spoken):
    spoken(LOOP)
    async with trainer(size=(120, 40)) as screens:
        await screens.press(*"trim", "f12")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "InterviewScreen")
        screens.app.screen.query_one(CodeEditor).text = right
        await screens.press("f8", "f8")
        await screens.shows("Now tell me about it")
        await screens.press("f7")
        await screens.shows("words a minute")
        await screens.press("enter", "enter", "enter")
        await screens.shows("points and grades")
        said = next(attempt for attempt in store.attempts() if attempt.mode == "spoken")
        assert "loop" in said.text
        assert any(tick.offered for tick in said.ticks)


def test_no_microphone_is_looked_for_before_the_key():
    program = (
        "import sys, trainer.tui.screens.rehearsal, trainer.tui.screens.routine, trainer.tui.screens.interview\n"
        "voice = [name for name in sys.modules if name.startswith('trainer.rehearsal.voice.')]\n"
        "print(sorted(name.rpartition('.')[2] for name in voice))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"finding", "listening", "listener", "recogniser"} & set(eval(done.stdout))


def test_this_machine_has_something_to_say_about_its_microphone():
    assert find().say.endswith(".")
