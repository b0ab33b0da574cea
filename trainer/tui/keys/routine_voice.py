"""The key for speaking, on the screen of a routine, whose bells do not wait for anybody's last words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.rehearsal.routine.sitting import RoutineSitting
from trainer.rehearsal.voice.joining import joined
from trainer.tui.widgets.voice_strip import VoiceStrip

if TYPE_CHECKING:
    from trainer.rehearsal.voice.live_take import LiveTake
    from trainer.tui.leads import RoutineLead


class RoutineVoice:
    """What is understood goes to the answer that was asked for when the take began, whatever is asked by then."""

    sitting: RoutineSitting
    _lead: RoutineLead
    _voice: VoiceStrip
    _spoken: str = ""
    _before: str = ""

    @property
    def may_speak(self) -> bool:
        """Whether there is an answer to speak: follow-ups are answered without being listened to."""
        return not self.sitting.state.over and self.sitting.item.phase == "saying"

    def action_speak(self) -> None:
        """Begin to listen, or end that."""
        self._voice.turn()

    def about(self) -> tuple[str, str]:
        """The attempt and the card that a take belongs to."""
        item = self.sitting.item
        self._spoken, self._before = item.attempt, item.text
        return item.attempt, item.card

    def end_other_take(self) -> None:
        """Listen no more to an answer that is over."""
        item = self.sitting.item
        if self._voice.is_listening and (item.attempt != self._spoken or item.phase != "saying"):
            self._voice.end()

    def heard(self, take: LiveTake) -> None:
        """Keep what is understood as it comes."""
        self.sitting.set_text(self._spoken, joined(self._before, take.text))

    def spoke(self, take: LiveTake) -> None:
        """A take is over: keep it with its answer."""
        self.heard(take)
        self._lead.understood(self.sitting.state, self._spoken)
