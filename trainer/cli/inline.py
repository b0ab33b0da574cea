"""Practising on a plain terminal or in a pipe, for the commands that can do it without a full screen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trainer.cli.ending import ended_by_signals
from trainer.cli.failure import CommandFailure
from trainer.cli.sentences import sentences
from trainer.cli.terminal import is_dumb

if TYPE_CHECKING:
    import argparse

    from trainer.catalog.catalog import Catalog
    from trainer.catalog.models import Drill, Twist
    from trainer.inline.attempt import PlainAttempt
    from trainer.inline.listening import PlainListening
    from trainer.inline.prompting import ProgramPrompt
    from trainer.memory.settings import Settings
    from trainer.memory.store import Store
    from trainer.rehearsal.answers.speaking import Speaking
    from trainer.rehearsal.routine.state import RoutineState
    from trainer.rehearsal.voice.sources import SourceSpec


def add_inline(parser: argparse.ArgumentParser) -> None:
    """The `--inline` of the commands that have it."""
    parser.add_argument(
        "--inline",
        action="store_true",
        help="no full screen; so it is anyway where the terminal is dumb, or stdin or stdout is no terminal",
    )


def is_inline(arguments: argparse.Namespace) -> bool:
    """Whether a full screen is not wanted, or not possible."""
    on_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return arguments.inline or not on_terminal or is_dumb()


def practise(card: str | None) -> int:
    """Practise a card, by default the most due; the exit code: 0 where it passed."""
    from trainer.checking.server import Checker
    from trainer.cli.asking import ask
    from trainer.inline.asking import ask_line
    from trainer.inline.attempt import PlainAttempt
    from trainer.inline.practising import PlainPractice, practise_once
    from trainer.inline.printing import plain_console, print_brief
    from trainer.memory.settings import load_settings
    from trainer.memory.store import Store
    from trainer.rehearsal.asked import ASKED
    from trainer.rehearsal.programs.brief import subject_of

    settings, problems = load_settings()
    for problem in problems:
        print(problem, file=sys.stderr)
    with sentences(), ended_by_signals(), Store() as store, Checker() as checker:
        console = plain_console()
        drill, twist = _to_type(card, store)
        if drill.kind in ASKED:
            return 0 if ask(drill, store, checker, console) else 1
        attempt = PlainAttempt(subject_of(drill, twist), store, checker, console)
        print_brief(console, attempt.subject)
        if not sys.stdin.isatty():
            return 0 if practise_once(attempt, _piped()) else 1
        practice = PlainPractice(attempt, _prompt(attempt, settings), ask_line, console, settings.editor)
        return 0 if practice.run() else 1


def rehearse(card: str | None, sound: str | None = None) -> int:
    """Say something out loud, by default what most wants it; the exit code: 0 where it was gone through.

    Arguments:
        card: what is said.
        sound: a WAV file into which the answer was spoken before.
    """
    from trainer.catalog.catalog import load_catalog
    from trainer.inline.answering import hear_file
    from trainer.inline.asking import ask_line
    from trainer.inline.printing import plain_console
    from trainer.inline.speaking import PlainSpeaking, take_typed
    from trainer.memory.store import Store
    from trainer.rehearsal.agenda import make_agenda
    from trainer.rehearsal.next_steps import card_to_say

    catalog = load_catalog()
    with sentences(), ended_by_signals(), Store() as store:
        chosen = card or card_to_say(make_agenda(catalog, store), store)
        if chosen is None:
            raise CommandFailure("drill", "There is nothing to say in these packs.", code=1)
        speaking = _speaking(catalog, store, chosen)
        console = plain_console()
        listening, source = _listening(store), _sound(sound)
        if sys.stdin.isatty():
            rehearsal = PlainSpeaking(speaking, store, ask_line, console, listening, sound=source)
            return 0 if rehearsal.run() else 1
        text = _piped() if source is None else hear_file(speaking, listening, source)
        if not text.strip():
            none = "No answer came through the pipe." if source is None else _no_words(source)
            raise CommandFailure("answer", none, code=1)
        return 0 if take_typed(speaking, text, store, console) else 1


def ask_cold() -> int:
    """Go on with the cold questions, or begin; the exit code: 0 where every question of the sitting was answered."""
    from trainer.catalog.catalog import load_catalog
    from trainer.inline.asking import ask_line
    from trainer.inline.cold import PlainCold
    from trainer.inline.printing import plain_console
    from trainer.memory.store import Store

    catalog = load_catalog()
    if not sys.stdin.isatty():
        raise CommandFailure("terminal", "Asking the cold questions needs a terminal, with somebody who answers.")
    with sentences(), ended_by_signals(), Store() as store:
        cold = PlainCold(catalog, store, ask_line, plain_console(), _listening(store))
        return 0 if cold.run(partial(_speaking, catalog, store)) else 1


def go_through(name: str | None, speed: float) -> int:
    """Go on with a routine that waits, or begin one; the exit code: 0 where everything has its grade."""
    from trainer.catalog.catalog import load_catalog
    from trainer.checking.server import Checker
    from trainer.inline.asking import ask_line
    from trainer.inline.printing import plain_console
    from trainer.inline.routine import FOOT, PlainRoutine
    from trainer.memory.settings import load_settings
    from trainer.memory.store import Store
    from trainer.rehearsal.answers.spoken import spoken_subject
    from trainer.rehearsal.routine.elapsed import elapsed_clock
    from trainer.rehearsal.routine.planning import first_follow_up
    from trainer.rehearsal.routine.sitting import RoutineSitting

    if not sys.stdin.isatty():
        raise CommandFailure("terminal", "A routine needs a terminal, with somebody who answers.")
    catalog, settings = load_catalog(), load_settings()[0]
    with sentences(), ended_by_signals(), Store() as store, Checker() as checker:

        def follow_up(card: str) -> str | None:
            return first_follow_up(spoken_subject(catalog, store, card), store)

        sitting = RoutineSitting(_routine(name, catalog, store), elapsed_clock(), store.now, follow_up, speed)
        console, prompt_for = plain_console(), partial(_prompt_for, settings, FOOT)
        routine = PlainRoutine(catalog, store, checker, sitting, console, prompt_for, ask_line, _listening(store))
        return 0 if routine.run() else 1


def _routine(name: str | None, catalog: Catalog, store: Store) -> RoutineState:
    """The routine that waits, else a new one: where none is named, the standard one."""
    import random

    from trainer.rehearsal.routine.keeping import kept_routines
    from trainer.rehearsal.routine.planning import STANDARD, NothingToPractise, find_routine, plan_routine

    waiting = next((one for one in kept_routines(store) if name in (None, one.name)), None)
    if waiting is not None:
        return waiting
    chance = random.Random()
    try:
        return plan_routine(find_routine(name or STANDARD, catalog), catalog, store, chance)
    except NothingToPractise as error:
        raise CommandFailure("routine", str(error), code=1) from error


def _listening(store: Store) -> PlainListening:
    from trainer.inline.listening import PlainListening
    from trainer.inline.printing import plain_console
    from trainer.memory.settings import load_settings
    from trainer.rehearsal.voice.keeping import TakeKeeper

    settings = load_settings()[0]
    return PlainListening(TakeKeeper(store, lambda: settings), plain_console(), sys.stdout.isatty() and not is_dumb())


def _sound(path: str | None) -> SourceSpec | None:
    """A file with an answer in it: it need not take as long as it took to speak."""
    if path is None:
        return None
    from pathlib import Path

    from trainer.rehearsal.voice.sources import SourceSpec

    if not Path(path).is_file():
        raise CommandFailure("voice", f"There is no file {path}.")
    return SourceSpec("file", path, paced=False)


def _no_words(source: SourceSpec) -> str:
    from trainer.rehearsal.voice.finding import find

    why = "" if find().recogniser else " For words: pip install '.[voice]'"
    return f"No words were understood in {source.name}, so nothing can be told of its points.{why}"


def _speaking(catalog: Catalog, store: Store, card: str, session: str | None = None) -> Speaking:
    import time

    from trainer.rehearsal.answers.speaking import Speaking
    from trainer.rehearsal.answers.spoken import lately_asked, spoken_subject

    subject = spoken_subject(catalog, store, card)
    draft = store.draft(card, "spoken")
    return Speaking(subject, time.monotonic, store.now, lately_asked(store, card), session, draft)


def _to_type(card: str | None, store: Store) -> tuple[Drill, Twist | None]:
    """A card to type: the one that was named, without a look at any other, else the most due."""
    if card is not None:
        from trainer.catalog.one_drill import card_of, load_one

        return card_of(card, load_one)
    from trainer.catalog.catalog import load_catalog
    from trainer.memory.settings import load_settings
    from trainer.rehearsal.agenda import make_agenda
    from trainer.rehearsal.asked import ASKED
    from trainer.rehearsal.planning.today import planned_today

    catalog = load_catalog()
    agenda = make_agenda(catalog, store, planned_today(catalog, store, load_settings()[0].minutes_a_day))
    for entry in (*agenda.due, *agenda.planned, agenda.next_new):
        if entry is not None and (entry.drill.kind == "code" or entry.drill.kind in ASKED):
            return entry.drill, entry.twist
    raise CommandFailure("drill", "Nothing is due, and nothing is left on the path.", code=1)


def _prompt(attempt: PlainAttempt, settings: Settings) -> ProgramPrompt:
    from trainer.inline.prompting import PRACTICE_FOOT
    from trainer.memory.models import MemoryUnavailable

    told: set[str] = set()
    made_ready = False

    def each_second(text: str) -> None:
        nonlocal made_ready
        if not made_ready:
            made_ready = True
            attempt.make_ready()
        attempt.practice.stopwatch.tick()
        if text == attempt.practice.first_text:
            return
        try:
            attempt.save(text)
        except MemoryUnavailable as error:
            if str(error) not in told:
                told.add(str(error))
                attempt.say(str(error))

    return _prompt_for(settings, PRACTICE_FOOT, each_second)


def _prompt_for(settings: Settings, foot: tuple[str, ...], each_second: Callable[[str], None]) -> ProgramPrompt:
    if sys.stdout.isatty() and not is_dumb():
        from trainer.inline.code_prompt import CodePrompt

        return CodePrompt(settings.vi_keys, foot, each_second)
    from trainer.inline.line_prompt import LinePrompt

    return LinePrompt(input, print, each_second)


def _piped() -> str:
    from trainer.cli.drills import read_program

    return read_program("-")
