"""Practising in one's own editor: every save is checked, nothing that was written is ever overwritten."""

from __future__ import annotations

import os
import shlex
import subprocess
import time
from pathlib import Path

from rich.console import Console
from rich.text import Text

from trainer.catalog.errors import ContentError
from trainer.checking.judging import BrokenChecks
from trainer.checking.server import Checker
from trainer.checking.starting import CheckingUnavailable
from trainer.comparing.comparing import compare
from trainer.comparing.summary import summary_of
from trainer.inline.changes import FileWatch
from trainer.inline.keys import Keys
from trainer.inline.printing import GRADES, print_help, print_report, print_summary
from trainer.memory.keeping import discard, keep
from trainer.memory.models import Grade
from trainer.memory.store import Store
from trainer.rehearsal.brief import Subject
from trainer.rehearsal.practice import Practice

TICK = 1.0
"""Seconds after which the clock is read, whatever happens."""

LEGEND = "r run   h hint   m what was missed (shows the reference)   e open your editor   q stop"


class Watching:
    """One attempt at a card, in a file.

    Arguments:
        subject: what is asked.
        path: the file; it is there.
        store: where the attempt is kept.
        checker: what runs the program.
        console: where everything is printed.
    """

    def __init__(self, subject: Subject, path: Path, store: Store, checker: Checker, console: Console) -> None:
        self.subject, self.path = subject, path
        self._store, self._checker, self._console = store, checker, console
        draft = store.draft(subject.card, "blank")
        self.practice = Practice(subject, "blank", time.monotonic, store.now, draft)
        self._last = ""
        self._ended = False

    def run(self, open_editor: bool = False) -> bool:
        """Watch until the learner stops; whether the program passed."""
        keep(self._store, "session", watched_name(self.subject.card), {"path": str(self.path)})
        self.practice.stopwatch.resume()
        with Keys() as keys, FileWatch(self.path, keys.call):
            if keys.there:
                self._say(LEGEND)
            if open_editor:
                self._edit(keys)
            self._check(again=False)
            while not self._ended:
                self._act(keys, keys.wait(TICK))
        if not self.practice.passed:
            self._store.save_draft(self.practice.draft(self._text()))
        return self.practice.passed

    def _act(self, keys: Keys, key: str) -> None:
        self.practice.stopwatch.tick()
        if key == "called":
            self._check(again=False)
        elif key in ("r", "\r", "\n"):
            self._check(again=True)
        elif key == "h":
            self._hint()
        elif key == "m":
            self._missed()
        elif key == "e":
            self._edit(keys)
            self._check(again=False)
        elif key in ("q", "\x04", "end"):
            self._ended = True
        if self.practice.passed and not self._ended:
            self._end(keys)

    def _text(self) -> str:
        """The file as it stands; what was read last where it is gone for a moment, as editors that rename do."""
        try:
            return self.path.read_text(encoding="utf-8", errors="surrogateescape")
        except OSError:
            return self._last

    def _check(self, again: bool) -> None:
        text = self._text()
        if not _program(text) or (text == self._last and not again):
            return
        self._last = text
        self.practice.begin_run()
        try:
            report = self._checker.run(self.subject.drill, text, self.subject.twists)
        except (BrokenChecks, CheckingUnavailable) as error:
            self.practice.abandon_run()
            self._say(str(error))
            return
        self.practice.end_run(report, text)
        self._console.rule(Text(time.strftime("%H:%M:%S"), "dim"))
        print_report(self._console, report)
        self._store.save_draft(self.practice.draft(text))

    def _hint(self) -> None:
        if self.practice.next_help == "reference":
            self._say("The reference is the last hint: m shows what was missed beside it.")
            return
        step = self.practice.ask_for_help()
        if step is not None:
            print_help(self._console, self.subject, step)

    def _missed(self) -> None:
        report = self.practice.report
        if report is None:
            self._say("Run it first: then there is something to compare.")
            return
        if not self.practice.reference_shown:
            self.practice.helps.append("reference")
        self._compare()

    def _compare(self) -> None:
        report = self.practice.report
        assert report is not None
        try:
            comparison = compare(self.subject.drill, self._last, report)
        except ContentError as error:
            self._say(str(error))
            return
        print_summary(self._console, summary_of(self.subject.drill, comparison))

    def _edit(self, keys: Keys) -> None:
        editor = os.environ.get("VISUAL") or os.environ.get("EDITOR")
        if not editor:
            self._say("Set EDITOR to the command of your editor, or open the file yourself.")
            return
        try:
            with keys.lent():
                subprocess.run([*shlex.split(editor), str(self.path)], check=False)
        except (OSError, ValueError) as error:
            self._say(f"The editor {editor} can't be started ({error}).")

    def _end(self, keys: Keys) -> None:
        """The attempt passed: compare, record, grade."""
        self._ended = True
        self._compare()
        attempt = self.practice.attempt(self._last)
        self._store.record(attempt)
        discard(self._store, "session", watched_name(self.subject.card))
        if not keys.there:
            return
        names = "   ".join(f"{int(grade)} {name}" for grade, name in GRADES.items())
        self._say(f"How well did you know it?  {names}   (Enter: {GRADES[attempt.suggested]}, q: no grade)")
        while True:
            key = keys.wait(60)
            if key in ("q", "\x04", "end", "\x1b"):
                return
            if key in ("1", "2", "3", "4", "\r", "\n"):
                grade = attempt.suggested if key in ("\r", "\n") else Grade(int(key))
                self._store.grade(attempt.id, grade)
                due = self._store.card(attempt.card).due
                self._say(f"{GRADES[grade]}." + (f" It comes back on {due.astimezone():%A, %d %B}." if due else ""))
                return

    def _say(self, sentence: str) -> None:
        self._console.print(Text(sentence, "dim"))


def watched_name(card: str) -> str:
    """Under which name it is remembered which file of a card is worked on."""
    return f"watch {card}"


def _program(text: str) -> bool:
    """Whether there is more than the brief: a line that is no comment."""
    return any(line.strip() and not line.lstrip().startswith("#") for line in text.splitlines())
