"""Practising in one's own editor: every save is checked, nothing that was written is ever overwritten."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console
from rich.text import Text

from trainer.checking.server import Checker
from trainer.inline.attempt import PlainAttempt
from trainer.inline.changes import FileWatch
from trainer.inline.keys import Keys
from trainer.inline.printing import remark
from trainer.memory.keeping import discard, keep
from trainer.memory.models import Grade
from trainer.memory.store import Store
from trainer.rehearsal.programs.brief import Subject
from trainer.rehearsal.programs.own_editor import EditorFailed, open_file

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
        editor: the command of the editor that the settings name, if any.
    """

    def __init__(
        self, subject: Subject, path: Path, store: Store, checker: Checker, console: Console, editor: str = ""
    ) -> None:
        self.subject, self.path = subject, path
        self._store, self._console, self._editor = store, console, editor
        self._attempt = PlainAttempt(subject, store, checker, console)
        self.practice = self._attempt.practice
        self._last = ""
        self._ended = False

    def run(self, open_editor: bool = False) -> bool:
        """Watch until the learner stops; whether the program passed."""
        keep(self._store, "session", watched_name(self.subject.card), {"path": str(self.path)})
        self.practice.stopwatch.resume()
        try:
            with Keys() as keys, FileWatch(self.path, keys.call):
                if keys.there:
                    remark(self._console, LEGEND)
                if open_editor:
                    self._edit(keys)
                self._check(again=False)
                while not self._ended:
                    self._act(keys, keys.wait(TICK))
        finally:
            # Also behind Ctrl+C: the hints that were seen count.
            if not self.practice.passed:
                self._attempt.save(self._text())
        return self.practice.passed

    def _act(self, keys: Keys, key: str) -> None:
        self.practice.stopwatch.tick()
        if key == "called":
            self._check(again=False)
        elif key in ("r", "\r", "\n"):
            self._check(again=True)
        elif key == "h":
            self._attempt.hint()
        elif key == "m":
            self._attempt.missed()
        elif key == "e":
            self._edit(keys)
            self._check(again=False)
        elif key in ("q", "\x04", "end"):
            self._ended = True
        if self._attempt.passing and not self._ended:
            self._end(keys)

    def _text(self) -> str:
        """The file as it stands; what was read last where it is gone for a moment, as editors that rename do."""
        try:
            return self.path.read_text(encoding="utf-8-sig", errors="surrogateescape")
        except OSError:
            return self._last

    def _check(self, again: bool) -> None:
        text = self._text()
        if not _program(text) or (text == self._last and not again):
            return
        self._last = text
        self._console.rule(Text(time.strftime("%H:%M:%S"), "dim"))
        self._attempt.check(text)

    def _edit(self, keys: Keys) -> None:
        try:
            with keys.lent():
                open_file(self.path, self._editor, self.practice.stopwatch.tick)
        except EditorFailed as error:
            remark(self._console, str(error))

    def _end(self, keys: Keys) -> None:
        """The attempt passed: compare, record, grade."""
        self._ended = True
        self._attempt.missed()
        attempt = self._attempt.record()
        discard(self._store, "session", watched_name(self.subject.card))
        if not keys.there:
            return
        names = "   ".join(f"{grade.value} {grade.word}" for grade in Grade)
        remark(self._console, f"How well did you know it?  {names}   (Enter: {attempt.suggested.word}, q: no grade)")
        while True:
            key = keys.wait(60)
            if key in ("q", "\x04", "end", "\x1b"):
                return
            if key in ("1", "2", "3", "4", "\r", "\n"):
                grade = attempt.suggested if key in ("\r", "\n") else Grade(int(key))
                self._attempt.grade(attempt, grade)
                return


def watched_name(card: str) -> str:
    """Under which name it is remembered which file of a card is worked on."""
    return f"watch {card}"


def _program(text: str) -> bool:
    """Whether there is more than the brief: a line that is no comment."""
    return any(line.strip() and not line.lstrip().startswith("#") for line in text.splitlines())
