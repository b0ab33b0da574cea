"""What is seen of a take: a level meter and the words as they are understood, then what the delivery came to."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message

from trainer.memory.models import MemoryUnavailable
from trainer.tui.background import in_background
from trainer.tui.texts.voice import lines_text, meter_text, waiting_text
from trainer.tui.widgets.plain import Plain

if TYPE_CHECKING:
    from trainer.rehearsal.voice.finding import Found
    from trainer.rehearsal.voice.heard import Event
    from trainer.rehearsal.voice.keeping import TakeKeeper
    from trainer.rehearsal.voice.listening import Listener
    from trainer.rehearsal.voice.live_take import LiveTake
    from trainer.rehearsal.voice.sources import SourceSpec

T = TypeVar("T")

PATIENCE = 3.0
"""Seconds after which the last words need not be waited for."""

GIVEN_UP = 20.0
"""Seconds after which they are not waited for any more."""

REPAINTED_EVERY = 0.1
"""Seconds between two paintings of the meter."""


@dataclass
class MicrophoneLookedFor(Message):
    """What there is to listen with."""

    found: Found


@dataclass
class ListenerTold(Message):
    """Something that a listener told, for the take that it belongs to."""

    take: LiveTake
    event: Event


class VoiceStrip(Vertical):
    """Listens from key to key. Nothing of it is loaded, and no microphone looked for, before it is first asked to.

    Arguments:
        takes: keeps what is left of each.
        about: gives the attempt and the card that a take is about to belong to.
        heard: called with each line that was understood, and as time passes.
        ended: called with a take that is over.
        bare: shows no words whatever the settings say.
    """

    DEFAULT_CSS = """
    VoiceStrip { height: auto; display: none; padding: 0 1; }
    VoiceStrip #meter { height: 1; width: 100%; text-wrap: nowrap; text-overflow: ellipsis; }
    VoiceStrip #lines { height: auto; max-height: 6; scrollbar-size-vertical: 1; display: none; }
    VoiceStrip #lines Plain { width: 100%; }
    """

    def __init__(
        self,
        takes: TakeKeeper,
        about: Callable[[], tuple[str, str]],
        heard: Callable[[LiveTake], None],
        ended: Callable[[LiveTake], None],
        bare: bool = False,
    ) -> None:
        super().__init__()
        self._takes = takes
        self._about = about
        self._belongs_to = ("", "")
        self._heard = heard
        self._ended = ended
        self._bare = bare
        self._looking = False
        self._take: LiveTake | None = None
        self._listener: Listener | None = None
        self._then: Callable[[], object] | None = None
        self._asked_at = 0.0
        self._meter = Plain("", id="meter")
        self._words = Plain("")
        self._lines = VerticalScroll(self._words, id="lines")

    def compose(self) -> ComposeResult:
        """The meter, the words below it."""
        yield self._meter
        yield self._lines

    def on_mount(self) -> None:
        """Keep the last words in sight."""
        self._lines.can_focus = False
        self._lines.anchor()

    def on_unmount(self) -> None:
        """Stop listening however the screen is left; what was understood is still there to be saved."""
        if self._listener is not None:
            self._listener.close()

    @property
    def is_listening(self) -> bool:
        """Whether a take is under way, or about to be."""
        return self._looking or self._take is not None

    @property
    def text(self) -> str:
        """What was understood so far of the take that is under way."""
        return self._take.text if self._take is not None else ""

    # Beginning and ending

    def turn(self) -> None:
        """Begin a take, or end the one that is under way."""
        if self.is_listening:
            self.end()
        else:
            self._look()

    def end(self) -> None:
        """Listen no more; what was said until now is still understood, and the take then over."""
        if self._looking:
            self._looking = False
            self._show_nothing()
        elif self._take is not None and self._listener is not None and self._take.state != "ending":
            take = self._take
            take.ask_for_end()
            self._listener.stop()
            self._asked_at = time.monotonic()
            self._paint(take)
            self.set_timer(PATIENCE, lambda: self._paint_waiting(take))
            self.set_timer(GIVEN_UP, lambda: self._end(take))

    def once_over(self, then: Callable[[], object]) -> None:
        """Do something behind the last words of a take: at once where none is under way, or when asked again later."""
        take = self._take
        if take is None:
            self.end()
            then()
        elif self._then is None:
            self._then = then
            self.end()
        elif time.monotonic() - self._asked_at > PATIENCE:
            self._end(take)

    def tell(self, told: Content) -> None:
        """Show something in the place of the meter and the words: what the delivery came to."""
        self._lines.display = True
        self._meter.display = False
        self._words.update(told)
        self.display = bool(told.plain)

    def _look(self) -> None:
        self._looking = True
        self._show_meter(Content("Looking for a microphone …"))
        in_background(self, _looked)

    def on_microphone_looked_for(self, event: MicrophoneLookedFor) -> None:
        """Begin, or say in a sentence why that can't be: the clock and typing go on."""
        if not self._looking:
            return
        self._looking = False
        source = event.found.source
        if source is None:
            self._show_nothing()
            self.notify(event.found.say, timeout=10, markup=False)
        else:
            self._begin(source, event.found.say)

    def _begin(self, source: SourceSpec, says: str) -> None:
        from trainer.rehearsal.voice.listening import Listener
        from trainer.rehearsal.voice.live_take import LiveTake

        take = LiveTake(says)
        self._take = take
        self._belongs_to = self._about()
        keep = self._tried(lambda: self._takes.recording(self._belongs_to[1]))
        self._listener = Listener(source, self._forwarding(take), keep)
        self._listener.start()
        self._paint(take)

    def _forwarding(self, take: LiveTake) -> Callable[[Event], None]:
        """What the listener's thread calls: the screen is left in peace by levels that come too often."""
        from trainer.rehearsal.voice.heard import Level

        last = 0.0
        held = threading.Lock()

        def forward(event: Event) -> None:
            nonlocal last
            if isinstance(event, Level):
                with held:
                    if time.monotonic() - last < REPAINTED_EVERY:
                        return
                    last = time.monotonic()
            self.post_message(ListenerTold(take, event))

        return forward

    def on_listener_told(self, event: ListenerTold) -> None:
        """Show it; end where it ended."""
        take = event.take
        if take is not self._take:
            return
        take.hear(event.event)
        if take.state == "over":
            self._end(take)
        else:
            self._paint(take)
            self._heard(take)

    def _end(self, take: LiveTake) -> None:
        if take is not self._take:
            return
        self._close()
        self._show_nothing()
        if take.note:
            self.notify(take.note, severity="warning", timeout=10, markup=False)
        delivery = take.delivery
        if delivery is not None:
            self._tried(lambda: self._takes.log(delivery, *self._belongs_to))
        then, self._then = self._then, None
        self._ended(take)
        if then is not None:
            then()

    def _tried(self, act: Callable[[], T]) -> T | None:
        """What `act` gives; None where the memory fails it, which is said and harms nothing else."""
        try:
            return act()
        except MemoryUnavailable as error:
            self.notify(str(error), severity="warning", markup=False)
            return None

    def _close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        self._listener = self._take = None

    # Showing

    def _paint(self, take: LiveTake) -> None:
        self._show_meter(meter_text(take))
        words = Content("") if self._bare else lines_text(take, self._takes.shows_words)
        if words != self._words.content:
            self._words.update(words)
            self._lines.display = bool(words.plain)

    def _paint_waiting(self, take: LiveTake) -> None:
        if take is self._take:
            self._show_meter(waiting_text())

    def _show_meter(self, told: Content) -> None:
        self.display = True
        self._meter.display = True
        self._meter.update(told, layout=False)

    def _show_nothing(self) -> None:
        self.display = False
        self._words.update("")
        self._lines.display = False


def _looked() -> Message:
    from trainer.rehearsal.voice.finding import find

    return MicrophoneLookedFor(find())
