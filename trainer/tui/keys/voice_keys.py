"""The key for speaking, on the screen of an answer that can be typed, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.rehearsal.answers.speaking import Speaking
from trainer.rehearsal.voice.joining import joined
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.texts.voice import correctable_text
from trainer.tui.widgets.prose_editor import ProseEditor
from trainer.tui.widgets.voice_strip import VoiceStrip

if TYPE_CHECKING:
    from trainer.rehearsal.voice.live_take import LiveTake


class VoiceKeys:
    """What is spoken comes to stand where it could have been typed, to be corrected and judged as that is."""

    speaking: Speaking
    _typed: ProseEditor
    _voice: VoiceStrip
    _bare: bool

    def action_go_on(self) -> None:
        """To the next phase."""
        raise NotImplementedError

    def action_speak(self) -> None:
        """Begin to listen, or end that; where there is nothing but the question, its end is that of the answer."""
        if self._bare and self._voice.is_listening:
            self.action_go_on()
        else:
            self._voice.turn()

    @property
    def text(self) -> str:
        """What was typed, and understood so far of what is being spoken."""
        return joined(self._typed.text, self._voice.text)

    def once_said(self, act: Callable[[], object]) -> None:
        """Do something behind the keys that the editor has not seen yet, and behind the last words of a take."""
        in_turn(self._voice.screen, self._typed, lambda: self._voice.once_over(act))

    def go_on_counting(self) -> None:
        """Let the clock of the screen run, unless that of a take is the one that counts."""
        if self.speaking.phase == "saying" and not self.speaking.takes and not self._voice.is_listening:
            self.speaking.stopwatch.resume()

    def about(self) -> tuple[str, str]:
        """The attempt and the card that a take belongs to."""
        return self.speaking.id, self.speaking.subject.card

    def heard(self, take: LiveTake) -> None:
        """Time has passed in a take: its words are all that there is to see, unless somebody types meanwhile."""
        self.speaking.passes(take.seconds)
        self._typed.display = self._typed.has_focus

    def spoke(self, take: LiveTake) -> None:
        """A take is over: show its words where they can be corrected, and what the delivery came to."""
        self._typed.text = joined(self._typed.text, take.text)
        self._typed.move_cursor(self._typed.document.end)
        self._typed.display = not self._bare or bool(self._typed.text)
        # Enter goes on, as long as nothing is corrected.
        self._voice.screen.query_one("#told").focus()
        if take.delivery is not None:
            self.speaking.add_take(take.delivery)
        elif self._voice.screen.is_current:
            self.go_on_counting()
        self.show_delivery()

    def show_delivery(self) -> None:
        """Show what the delivery came to, as long as the words can be corrected."""
        delivery = self.speaking.delivery if self.speaking.phase == "saying" else None
        self._voice.tell(correctable_text(delivery))
