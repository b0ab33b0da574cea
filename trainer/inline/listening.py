"""Listening on a plain terminal: a meter that is drawn over itself where that can be seen, else plain lines."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue

from rich.console import Console
from rich.text import Text

from trainer.inline.keys import Keys
from trainer.memory.models import MemoryUnavailable
from trainer.rehearsal.stopwatch import clock_face
from trainer.rehearsal.voice.finding import find
from trainer.rehearsal.voice.heard import Event
from trainer.rehearsal.voice.keeping import TakeKeeper
from trainer.rehearsal.voice.listening import Listener
from trainer.rehearsal.voice.live_take import LiveTake
from trainer.rehearsal.voice.sources import SourceSpec
from trainer.rehearsal.voice.telling import delivery_lines

_METER = 20
"""Columns of the meter."""
_WIDEST = 60
_LOOK = 0.2
"""Seconds between two looks at the keys where nothing is heard."""
_DRAWN_EVERY = 0.1
"""Seconds of sound between two drawings of the meter."""
_ENDS = ("\r", "\n", "\x04", "end")


class PlainListening:
    """Takes on a plain terminal, one after the other.

    Arguments:
        takes: keeps what is left of each.
        console: where everything is printed.
        draws: whether a line can be drawn over itself: what reads a screen aloud, and a file, want plain lines.
    """

    def __init__(self, takes: TakeKeeper, console: Console, draws: bool) -> None:
        self._takes, self._console, self._draws = takes, console, draws
        self._drawn_at: float | None = None
        self._lines = 0
        self._shows = False

    def listen(
        self, keys: Keys, attempt: str, card: str, moment: Callable[[LiveTake], bool], shows: bool = True
    ) -> LiveTake | None:
        """Listen until Enter, or until the sound ends; None where nothing can be listened to, which is said.

        Arguments:
            keys: where Enter comes from.
            attempt: the id of the attempt that the take belongs to.
            card: the id of its card.
            moment: called at every moment of it; where it gives False the take ends.
            shows: whether words are shown as they are understood, if the learner wants that at all.

        Raises:
            KeyboardInterrupt: the take was broken off.
        """
        self.say("Looking for a microphone …")
        found = find()
        self.say(found.say)
        if found.source is None:
            return None
        self.say("Speak; Enter ends it.")
        self._shows = shows and self._takes.shows_words
        return self._take(found.source, attempt, card, keys, moment)

    def read(self, source: SourceSpec, attempt: str, card: str) -> LiveTake:
        """Listen to a file until its end."""
        return self._take(source, attempt, card, None, lambda _: True)

    def say(self, sentence: str) -> None:
        """Print a sentence, in the place of the meter where there is one."""
        self.clear()
        self._console.print(Text(sentence, "dim"))

    def _take(
        self, source: SourceSpec, attempt: str, card: str, keys: Keys | None, moment: Callable[[LiveTake], bool]
    ) -> LiveTake:
        take = LiveTake()
        events: SimpleQueue[Event] = SimpleQueue()
        listener = Listener(source, events.put, self._recording(card))
        self._lines = 0
        listener.start()
        try:
            while take.state != "over":
                self._hear(take, events)
                ended = keys is not None and keys.wait(0) in _ENDS
                if take.state == "ending" and ended:
                    break
                if take.state in ("starting", "hearing") and (ended or not moment(take)):
                    take.ask_for_end()
                    listener.stop()
                    self.say("Understanding the last words …")
        finally:
            self.clear()
            listener.close()
        self._tell(take)
        self._log(take, attempt, card)
        return take

    def _hear(self, take: LiveTake, events: SimpleQueue[Event]) -> None:
        try:
            take.hear(events.get(timeout=_LOOK))
        except Empty:
            return
        if take.state == "hearing":
            # The last one may still grow.
            if self._shows:
                self._print_lines(take.lines[:-1])
            self._draw(take)

    # What is kept

    def _recording(self, card: str) -> Path | None:
        try:
            return self._takes.recording(card)
        except MemoryUnavailable as error:
            self.say(str(error))
            return None

    def _log(self, take: LiveTake, attempt: str, card: str) -> None:
        if take.delivery is None:
            return
        try:
            self._takes.log(take.delivery, attempt, card)
        except MemoryUnavailable as error:
            self.say(str(error))

    # Printing

    def _tell(self, take: LiveTake) -> None:
        if take.note:
            self.say(take.note)
        self._print_lines(take.lines)
        for line in delivery_lines(take.delivery) if take.delivery is not None else ():
            self.say(line)

    def _print_lines(self, lines: tuple[str, ...]) -> None:
        if lines[self._lines :]:
            self.clear()
            for line in lines[self._lines :]:
                self._console.print(Text(f"  {line}"))
            self._lines = len(lines)

    def _draw(self, take: LiveTake) -> None:
        if not self._draws or (self._drawn_at is not None and take.seconds - self._drawn_at < _DRAWN_EVERY):
            return
        self._drawn_at = take.seconds
        filled = round(_METER * min(max(take.loudness, 0.0), 1.0))
        silent = "  nothing heard yet: is it muted?" if take.is_silent else ""
        meter = f"(( {'#' * filled}{'.' * (_METER - filled)}  {clock_face(take.seconds)}{silent}"
        self._console.file.write(f"\r{meter:<{_WIDEST}}\r")
        self._console.file.flush()

    def clear(self) -> None:
        """Take the meter away, for what is printed next."""
        if self._drawn_at is not None:
            self._drawn_at = None
            self._console.file.write(f"\r{'':<{_WIDEST}}\r")
            self._console.file.flush()
