"""The timed routine on a plain terminal: bells, what is asked, programs in the small editor, grades at the end."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from trainer.catalog.catalog import Catalog
from trainer.checking.running.conversation import CheckingUnavailable
from trainer.checking.running.judging import BrokenChecks
from trainer.checking.server import Checker
from trainer.comparing.comparing import compare
from trainer.comparing.summary import summary_of
from trainer.inline.keys import Keys
from trainer.inline.leaving import Leaving
from trainer.inline.listening import PlainListening
from trainer.inline.printing import print_brief, print_hanging, print_report, remark
from trainer.inline.prompting import LEAVES, ProgramPrompt
from trainer.inline.sheet import judge_sheet
from trainer.memory.rows import runs_text
from trainer.memory.store import Store
from trainer.rehearsal.answers.sheet import Sheet
from trainer.rehearsal.answers.speaking import BAND
from trainer.rehearsal.answers.spoken import spoken_subject
from trainer.rehearsal.programs.brief import subject_of
from trainer.rehearsal.programs.practice import Practice
from trainer.rehearsal.routine.closing import closing, sheet_entries
from trainer.rehearsal.routine.keeping import RoutineKeeper, forget_routine
from trainer.rehearsal.routine.recording import draft_of_work, record_ended, record_late_words
from trainer.rehearsal.routine.sitting import RoutineSitting
from trainer.rehearsal.routine.state import Item, Work
from trainer.rehearsal.stopwatch import clock_face
from trainer.rehearsal.voice.joining import joined
from trainer.rehearsal.voice.live_take import LiveTake

FOOT = ("F5 run", "F8 done with this program")
"""What the keys do while a program is typed."""

LEGEND = (
    "Enter said it   v speak, Enter ends that   s something else   + a minute more   e end this segment   x skip it   "
    "p pause   q leave"
)

PromptFor = Callable[[Callable[[str], None]], ProgramPrompt]
"""Makes a prompt that calls back each second with the text."""


class PlainRoutine:
    """A routine from where it stands to its last grade.

    Arguments:
        catalog: what it is about.
        store: where it is kept.
        checker: what runs the programs.
        sitting: the routine.
        console: where everything is printed.
        prompt_for: has a program typed.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        listening: listens to what is spoken.
    """

    def __init__(
        self,
        catalog: Catalog,
        store: Store,
        checker: Checker,
        sitting: RoutineSitting,
        console: Console,
        prompt_for: PromptFor,
        answer: Callable[[str], str],
        listening: PlainListening,
    ) -> None:
        self._catalog, self._store, self._checker = catalog, store, checker
        self._sitting, self._console = sitting, console
        self._prompt_for, self._answer, self._listening = prompt_for, answer, listening
        self._keeper = RoutineKeeper(store)
        self._recorded: set[str] = set()
        self._shown: tuple[object, ...] = ()
        self._nudged = ""

    def run(self) -> bool:
        """Go through it; whether everything has its grade in the end.

        Raises:
            ContentError, UnknownDrill: something that it is about is not there any more.
            MemoryUnavailable: it can't be kept.
        """
        sitting = self._sitting
        if sitting.state.paused:
            sitting.resume()
        sitting.start()
        with Leaving(self._console, "Left: `trainer routine --inline` goes on from here.") as leaving:
            try:
                while not sitting.state.over:
                    self._go_through_segment()
            finally:
                self._keep()
        if leaving.left:
            return False
        found = closing(sitting.state, self._catalog, self._store)
        for sentence in (*found.well, *found.morning):
            print_hanging(self._console, "  - ", Text(sentence))
        return self._grade()

    def _go_through_segment(self) -> None:
        if self._sitting.segment.kind == "code":
            self._type()
        else:
            self._say()

    def _keep(self) -> None:
        record_ended(self._sitting.state, self._catalog, self._store, self._recorded)
        self._keeper.save(self._sitting.state, self._keeper.number())

    def _tick(self) -> None:
        """Let the time pass; a bell is heard and read."""
        sitting = self._sitting
        bells = sitting.tick()
        if sitting.gap:
            bells += sitting.settle_gap(counts=False)
        if bells:
            self._listening.clear()
            self._console.print(Text("\a! TIME", "bold"))

    # Out loud

    def _say(self) -> None:
        """Have the answers of a segment said.

        Raises:
            EOFError, KeyboardInterrupt: the learner has left.
        """
        with Keys() as keys:
            remark(self._console, LEGEND)
            place = self._sitting.state.position
            while not self._sitting.state.over and self._sitting.state.position == place:
                self._ask()
                key = keys.wait(1)
                self._tick()
                if key in ("q", "\x04", "end", "\x1b"):
                    raise EOFError
                if key == "p":
                    self._pause(keys)
                elif key == "v":
                    self._speak(keys)
                elif key:
                    self._act(key)
                    self._keep()

    def _speak(self, keys: Keys) -> None:
        """Listen to the answer that is asked for, until Enter or its bell."""
        sitting, item = self._sitting, self._sitting.item
        if item.phase != "saying":
            return

        def moment(take: LiveTake) -> bool:
            sitting.set_text(item.attempt, joined(item.text, take.text))
            self._tick()
            return not sitting.state.over and sitting.item.attempt == item.attempt and sitting.item.phase == "saying"

        take = self._listening.listen(keys, item.attempt, item.card, moment)
        if take is not None:
            sitting.set_text(item.attempt, joined(item.text, take.text))
            record_late_words(sitting.state, item.attempt, self._catalog, self._store)
        self._keep()

    def _act(self, key: str) -> None:
        sitting = self._sitting
        acts: dict[str, Callable[[], object]] = {
            "\r": sitting.go_on,
            "\n": sitting.go_on,
            "y": lambda: sitting.judge(landed=True),
            "n": lambda: sitting.judge(landed=False),
            "s": sitting.swap,
            "+": sitting.more_time,
            "e": sitting.end_segment,
            "x": sitting.skip_segment,
        }
        acts.get(key, lambda: None)()

    def _pause(self, keys: Keys) -> None:
        self._sitting.pause()
        remark(self._console, "Paused: any key goes on.")
        while not keys.wait(60):
            pass
        self._sitting.resume()

    def _ask(self) -> None:
        """Print what is asked, once; and once that an answer is getting long."""
        sitting = self._sitting
        segment, item = sitting.segment, sitting.item
        asked = (sitting.state.position, segment.position, item.card, item.phase)
        if asked != self._shown:
            self._shown = asked
            self._console.print(Text(f"{segment.title}, {clock_face(segment.left)} left", "dim"))
            self._console.print(Text(self._question(item), "bold"))
        if item.phase == "saying" and item.seconds > BAND[1] and self._nudged != item.attempt:
            self._nudged = item.attempt
            remark(self._console, f"! past {clock_face(BAND[1])}: come to the end")

    def _question(self, item: Item) -> str:
        if item.phase == "following":
            return item.asked[-1]
        if item.phase == "position":
            return "Did you land a position? y or n"
        if item.phase == "tradeoff":
            return "Did you land its trade-off? y or n"
        return spoken_subject(self._catalog, self._store, item.card).question.strip()

    # Programs

    def _type(self) -> None:
        """Have a program typed until it is done with.

        Raises:
            EOFError, KeyboardInterrupt: the learner has left.
        """
        sitting = self._sitting
        item, segment = sitting.item, sitting.segment
        subject = subject_of(*self._catalog.card(item.card))
        remark(
            self._console,
            f"{segment.title}, {clock_face(segment.left)} left. F8 goes on, or where there are lines, :missed.",
        )
        print_brief(self._console, subject)
        practice = Practice(subject, "blank", time.monotonic, self._store.now, draft_of_work(item))
        missed = item.work.missed if item.work is not None else ()

        def note(text: str) -> None:
            self._tick()
            sitting.set_work(Work(text, practice.stopwatch.tick(), runs_text(practice.runs), missed))
            self._keeper.save(sitting.state, self._keeper.number())

        prompt = self._prompt_for(note)
        practice.stopwatch.resume()
        text = practice.first_text
        while sitting.item.attempt == item.attempt and not sitting.state.over:
            asked = prompt.ask(text, len(text))
            text = asked.text
            if asked.wish == "run" and text.strip():
                missed = self._check(practice, text)
            note(practice.final_text(text) if asked.wish == "missed" else text)
            if asked.wish in LEAVES:
                raise LEAVES[asked.wish]
            if asked.wish == "missed":
                sitting.go_on()
                self._keep()

    def _check(self, practice: Practice, text: str) -> tuple[str, ...]:
        """Run a program and print what it missed, nothing of the reference; the landmarks that it missed."""
        subject = practice.subject
        practice.begin_run()
        try:
            report = self._checker.run(subject.drill, text, subject.twists)
        except (BrokenChecks, CheckingUnavailable) as error:
            practice.abandon_run()
            remark(self._console, str(error))
            return ()
        practice.end_run(report, text)
        print_report(self._console, report)
        if report.problem is not None:
            return ()
        comparison = compare(subject.drill, text, report)
        for one in summary_of(subject.drill, comparison).missed:
            self._console.print(Text.assemble(("missed  ", "bold red"), one.what))
        return tuple(one.landmark for one in comparison.missed)

    # Grades

    def _grade(self) -> bool:
        state = self._sitting.state
        entries = sheet_entries(state, self._catalog, self._store)
        with Leaving(self._console, "\nThe grades wait: `trainer routine --inline` asks for them.") as leaving:
            if entries:
                judge_sheet(Sheet(self._store, entries), self._answer, self._console)
        if leaving.left:
            return False
        forget_routine(self._store, state)
        remark(self._console, "Every answer has its grade.")
        return True
