"""The whole way of an attempt on a plain terminal: type, run, hints, what was missed, grade."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from trainer.inline.attempt import PlainAttempt
from trainer.inline.leaving import Leaving
from trainer.inline.prompting import LEAVES, ProgramPrompt, Request
from trainer.rehearsal.grading import NOBODY_ASKED
from trainer.rehearsal.programs.own_editor import EditorFailed, edit_text


class PlainPractice:
    """An attempt by somebody who types and is asked.

    Arguments:
        attempt: the attempt.
        prompt: has the program typed.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        console: where everything is printed.
        editor: the command of the editor that the settings name, if any.
    """

    def __init__(
        self,
        attempt: PlainAttempt,
        prompt: ProgramPrompt,
        answer: Callable[[str], str],
        console: Console,
        editor: str = "",
    ) -> None:
        self._attempt, self._prompt, self._answer = attempt, prompt, answer
        self._console, self._editor = console, editor
        self._warned = False

    def run(self) -> bool:
        """Go on until it passes or the learner leaves; whether it passed.

        Raises:
            MemoryUnavailable: it can't be kept.
        """
        with Leaving(self._console, "What you typed is kept.") as leaving:
            self._type_until_it_passes()
        if leaving.left:
            return False
        self._end()
        return True

    def _type_until_it_passes(self) -> None:
        attempt = self._attempt
        text = attempt.practice.first_text
        if text:
            attempt.say("Going on with what you typed before.")
        attempt.practice.stopwatch.resume()
        cursor = len(text)
        while True:
            request = self._prompt.ask(text, cursor)
            attempt.practice.stopwatch.tick()
            if request.wish in LEAVES:
                attempt.save(request.text)
                raise LEAVES[request.wish]
            text, cursor = self._act(request)
            if request.wish == "run" and attempt.passing:
                return

    def _act(self, request: Request) -> tuple[str, int]:
        """Do what was asked for; the text and the place of the cursor after it."""
        attempt = self._attempt
        if request.wish == "run":
            if request.text.strip():
                attempt.check(request.text)
            return request.text, _fault_place(attempt, request)
        if request.wish == "hint":
            attempt.hint()
        elif request.wish == "missed":
            self._show_missed()
        elif request.wish == "edit":
            try:
                name, tick = f"{attempt.subject.drill.stem}.py", attempt.practice.stopwatch.tick
                text = edit_text(request.text, name, self._editor, tick)
            except EditorFailed as error:
                attempt.say(str(error))
            else:
                return text, len(text)
        return request.text, request.cursor

    def _show_missed(self) -> None:
        """What was missed stands beside the reference: that has to be meant."""
        practice = self._attempt.practice
        if self._warned or practice.report is None or practice.reference_shown:
            self._attempt.missed()
        else:
            self._warned = True
            self._attempt.say("That shows lines of the reference, the last hint. Ask again if you mean it.")

    def _end(self) -> None:
        """It passed: what was missed, the record, the grade."""
        self._attempt.missed()
        self._attempt.ask_grade(self._attempt.record(), self._answer)


def practise_once(attempt: PlainAttempt, text: str) -> bool:
    """Run a program that came through a pipe; whether it passed. What passes is recorded without a grade, since
    nobody is there to ask; what does not is gone on with the next time.

    Raises:
        MemoryUnavailable: it can't be kept.
    """
    if not text.strip():
        attempt.say("No program came through the pipe: trainer practice DRILL --inline < program.py")
        return False
    attempt.check(text)
    if not attempt.passing:
        return False
    attempt.missed()
    attempt.record()
    attempt.say(NOBODY_ASKED)
    return True


def _fault_place(attempt: PlainAttempt, request: Request) -> int:
    """Where the cursor goes after a run: to the line that could not be read, if there is one."""
    report = attempt.practice.report
    problem = report.problem if report is not None else None
    if problem is None or problem.line is None:
        return request.cursor
    before = request.text.split("\n")[: problem.line - 1]
    return sum(len(line) + 1 for line in before) + max(0, (problem.column or 1) - 1)
