"""A spoken answer on a plain terminal: say it or type it, judge its points, take the follow-ups, grade."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from trainer.inline.answering import PlainAnswer, hear_file
from trainer.inline.asking import ask_yes_or_no
from trainer.inline.grading import ask_and_grade
from trainer.inline.leaving import Leaving
from trainer.inline.listening import PlainListening
from trainer.inline.points import judge_point
from trainer.inline.printing import print_hanging, remark
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import Speaking
from trainer.rehearsal.answers.telling_apart import TellingApart
from trainer.rehearsal.grading import NOBODY_ASKED, UNGRADED
from trainer.rehearsal.stopwatch import clock_face
from trainer.rehearsal.voice.sources import SourceSpec


class PlainSpeaking:
    """One spoken attempt by somebody who is asked line by line.

    Arguments:
        speaking: the attempt.
        store: where it is kept.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        console: where everything is printed.
        listening: listens to what is spoken.
        bare: whether it is one question of a sitting: no follow-ups, and the points decide the grade.
        sound: what to listen to, where the answer was spoken into a file.
    """

    def __init__(
        self,
        speaking: Speaking,
        store: Store,
        answer: Callable[[str], str],
        console: Console,
        listening: PlainListening,
        bare: bool = False,
        sound: SourceSpec | None = None,
    ) -> None:
        self._speaking, self._store, self._answer, self._console = speaking, store, answer, console
        self._listening, self._sound = listening, sound
        self._bare = bare

    def run(self) -> bool:
        """From the question to the grade; whether it was gone through, or left.

        Raises:
            MemoryUnavailable: it can't be kept.
        """
        with Leaving(self._console, "\nLeft. What you typed is kept.") as leaving:
            self._say_it()
            self._judge_points()
        if leaving.left:
            return False
        if self._bare:
            attempt = self._speaking.attempt()
            self._store.record(attempt._replace(grade=attempt.suggested))
            return True
        self._speaking.end_ticking()
        self._store.record(self._speaking.attempt())
        try:
            with Leaving(self._console):
                self._put_follow_ups()
        finally:
            self._speaking.end_following()
            self._store.record(self._speaking.attempt())
        if self._speaking.telling is not None:
            with Leaving(self._console, f"\n{UNGRADED}") as leaving:
                self._tell_apart(self._speaking.telling)
            if leaving.left:
                return False
            self._speaking.end_sorting()
            self._store.record(self._speaking.attempt())
        self._grade()
        return True

    def _say_it(self) -> None:
        speaking = self._speaking
        print_question(self._console, speaking)
        if self._sound is not None:
            speaking.end_saying(hear_file(speaking, self._listening, self._sound))
            return
        answer = PlainAnswer(speaking, self._store, self._answer, self._console, self._listening, self._bare)
        speaking.end_saying(answer.take_in())

    def _judge_points(self) -> None:
        speaking = self._speaking
        print_model_answer(self._console, speaking)
        self._console.print(Text("What landed?", "bold"))
        for place, point in enumerate(speaking.subject.points):
            offered, preset = speaking.offers[place], speaking.preselected(place)
            speaking.tick(place, judge_point(self._answer, point.say, offered, preset))

    def _put_follow_ups(self) -> None:
        speaking = self._speaking
        while (follow_up := speaking.follow_up) is not None:
            self._console.print(Text(f"Follow-up {len(speaking.asked)}: {follow_up.ask}", "bold"))
            if self._answer("Say it; Enter shows what a good reply holds, g goes to the grade. ").strip() == "g":
                speaking.end_following()
                return
            for one in follow_up.listen_for:
                print_hanging(self._console, "  - ", Text(one))
            speaking.next_follow_up()

    def _tell_apart(self, telling: TellingApart) -> None:
        self._console.print(Text("Strong, or weak behind a good sound?", "bold"))
        while (answer := telling.current) is not None:
            self._console.print(Text(f"\u201c{answer.says}\u201d"))
            said = ask_yes_or_no(self._answer, f"  {len(telling.judged) + 1}: strong? (y/n) ")
            judged = telling.judge(said)
            sign, what = "+ right" if judged.right else "- no", "strong" if answer.strong else "weak"
            self._console.print(Text(f"  {sign}, it is {what}. {answer.tells}".rstrip()))
        self._console.print(Text(f"{telling.right} of {len(telling.answers)} told right", "bold"))

    def _grade(self) -> None:
        print_result(self._console, self._speaking)
        ask_and_grade(self._speaking.attempt(), self._store, self._answer, self._console)


def take_typed(speaking: Speaking, text: str, store: Store, console: Console) -> bool:
    """An answer that came through a pipe: its points as far as its words show them. Whether all of them landed.

    It is recorded without a grade, since nobody is there to ask.

    Raises:
        MemoryUnavailable: it can't be kept.
    """
    print_question(console, speaking)
    speaking.end_saying(text)
    print_model_answer(console, speaking)
    for place, point in enumerate(speaking.subject.points):
        landed = speaking.preselected(place)
        speaking.tick(place, landed is True)
        word = {True: "landed  ", False: "missed  ", None: "not sure"}[landed]
        console.print(Text.assemble((f"{word}  ", "bold"), point.say))
    store.record(speaking.attempt())
    remark(console, NOBODY_ASKED)
    return all(tick.landed for tick in speaking.ticks)


def print_question(console: Console, speaking: Speaking) -> None:
    """What is asked; never more."""
    console.print(Text(speaking.subject.title, "bold"))
    console.print(Text(speaking.subject.question.strip()))


def print_model_answer(console: Console, speaking: Speaking) -> None:
    """What could have been said; of a claim, what is wrong with it and what is right."""
    for title, text in speaking.subject.told_afterwards:
        console.print(Text(title, "bold"))
        console.print(Text(text))


def print_result(console: Console, speaking: Speaking) -> None:
    """How many points landed, how long it took, and what else there is to know."""
    subject, ticks = speaking.subject, speaking.ticks
    took = clock_face(speaking.stopwatch.tick())
    console.print(Text(f"{sum(tick.landed for tick in ticks)} of {len(ticks)} points landed, in {took}", "bold"))
    for title, text in (("In one sentence", subject.one_sentence), ("What people get wrong", subject.pitfall)):
        if text.strip():
            console.print(Text(title, "bold"))
            console.print(Text(text.strip()))
