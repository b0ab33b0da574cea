"""An answer on a plain terminal, while it is given: typed line by line, spoken into the microphone, or just said."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.text import Text

from trainer.inline.keys import Keys
from trainer.inline.listening import PlainListening
from trainer.inline.printing import remark
from trainer.inline.ticking import Ticking
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import Speaking
from trainer.rehearsal.stopwatch import clock_face
from trainer.rehearsal.voice.live_take import LiveTake
from trainer.rehearsal.voice.sources import SourceSpec

SPEAK = ":speak"
"""What to type alone on a line to speak into the microphone."""


class PlainAnswer:
    """Takes an answer in, and keeps what there is of it as it comes.

    Arguments:
        speaking: the attempt.
        store: where it is kept.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        console: where everything is printed.
        listening: listens to what is spoken.
        bare: shows no words while they are spoken, and takes one take for the whole answer.
    """

    def __init__(
        self,
        speaking: Speaking,
        store: Store,
        answer: Callable[[str], str],
        console: Console,
        listening: PlainListening,
        bare: bool,
    ) -> None:
        self._speaking, self._store, self._answer, self._console = speaking, store, answer, console
        self._listening = listening
        self._bare = bare
        self._nudged = False
        self._lines = speaking.text.split("\n") if speaking.text else []

    def take_in(self) -> str:
        """The answer, once an empty line has ended it; empty where it was said and not listened to.

        Raises:
            EOFError, KeyboardInterrupt: the learner has left; what there was of it is kept.
            MemoryUnavailable: it can't be kept.
        """
        least, most = map(clock_face, self._speaking.subject.band)
        remark(
            self._console, f"Say it out loud, in {least} to {most}; Enter ends it. Or type it; an empty line ends that."
        )
        remark(self._console, f"A line with {SPEAK} alone listens to you through the microphone.")
        if self._lines:
            remark(self._console, "Typed before:")
            self._console.print(Text(self._speaking.text))
        while line := self._next_line():
            if line.strip() != SPEAK:
                self._keep(line)
            elif self._speak() and self._bare:
                break
        return "\n".join(self._lines)

    def _next_line(self) -> str:
        # What was listened to has its own clock.
        clock: AbstractContextManager[object] = Ticking(self._speaking.stopwatch, self._nudge)
        with clock if not self._speaking.takes else nullcontext():
            return self._answer("")

    def _speak(self) -> bool:
        """Have the answer spoken, or more of it; whether it was listened to."""
        speaking, heard = self._speaking, LiveTake()

        def moment(take: LiveTake) -> bool:
            nonlocal heard
            heard = take
            speaking.passes(take.seconds)
            self._nudge()
            return True

        try:
            with Keys() as keys:
                take = self._listening.listen(keys, speaking.id, speaking.subject.card, moment, not self._bare)
        finally:
            self._keep(heard.text)
        if take is None or take.delivery is None:
            return False
        speaking.add_take(take.delivery)
        if not self._bare:
            remark(self._console, f"Enter goes on, {SPEAK} says more; what you type is added.")
        return True

    def _keep(self, text: str) -> None:
        if text:
            self._lines.append(text)
            self._store.save_draft(self._speaking.draft("\n".join(self._lines)))

    def _nudge(self) -> None:
        if self._speaking.nudges and not self._nudged:
            self._nudged = True
            self._listening.say(f"! past {clock_face(self._speaking.subject.band[1])}: come to the end")


def hear_file(speaking: Speaking, listening: PlainListening, sound: SourceSpec) -> str:
    """Listen to an answer that was spoken into a file; what was understood."""
    take = listening.read(sound, speaking.id, speaking.subject.card)
    if take.delivery is not None:
        speaking.add_take(take.delivery)
    return take.text
