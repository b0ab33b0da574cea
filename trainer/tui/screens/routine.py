"""The routine on its clock: a program to type, answers to say, and a bell between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from trainer.rehearsal.routine.keeping import RoutineKeeper
from trainer.rehearsal.routine.sitting import Bell, RoutineSitting
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.keys.phases import holds
from trainer.tui.keys.routine_voice import RoutineVoice
from trainer.tui.saving import SAVED_EVERY, Saving, TextSaved
from trainer.tui.screens.choice import ChoiceScreen
from trainer.tui.screens.routine_paused import PauseEnd, RoutinePausedScreen
from trainer.tui.texts.routine import gap_question, item_clock, segment_bar, segment_line, segment_question_text
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.routine_desk import RoutineDesk
from trainer.tui.widgets.small_terminal import FullSizeScreen, SmallTerminal
from trainer.tui.widgets.voice_strip import VoiceStrip

if TYPE_CHECKING:
    from trainer.tui.leads import RoutineLead

_PLACES: tuple[Place, ...] = ("routine", "telling", "marking")
TIME_SAVED_EVERY = 2.0
"""Seconds of a segment between two savings where nothing but time has passed."""


class RoutineScreen(RoutineVoice, FullSizeScreen[None]):
    """A routine that runs. What time does to it is in `sitting`; this shows it.

    Arguments:
        lead: leads on.
        sitting: the routine.
        keeper: keeps where it stands.
    """

    CSS_PATH = "../styles/routine.tcss"
    BINDINGS = bindings_for(*_PLACES)

    def __init__(self, lead: RoutineLead, sitting: RoutineSitting, keeper: RoutineKeeper) -> None:
        super().__init__()
        self._lead = lead
        self.sitting = sitting
        self._keeper = keeper
        self._saving = Saving(self, None, lead.say)
        self._shown: tuple[object, ...] = ()
        self._asking = False
        self._line = Plain("", id="segment")
        self._clock = Plain("", id="clock")
        self._bar = Plain("", id="bar")
        self._desk = RoutineDesk(lead.checker, id="desk")
        self._stage = VerticalScroll(id="stage")
        self._asked = Plain("", id="asked")
        self._voice = VoiceStrip(lead.takes, self.about, self.heard, self.spoke)
        self._keys = KeyLine("routine")

    @property
    def PLACE(self) -> Place:  # noqa: N802 - as the other screens name it
        """The keys that hold now."""
        phase = self.sitting.item.phase
        if self.sitting.segment.kind == "code":
            return "routine"
        return "marking" if phase in ("position", "tradeoff") else "telling"

    def compose(self) -> ComposeResult:
        """The segment with its time, then what is typed or said, the keys."""
        with Vertical(id="top-lines", classes="full-size"):
            with Horizontal(id="top"):
                yield self._line
                yield self._clock
            yield self._bar
        with Vertical(id="body", classes="full-size"):
            yield self._desk
            with self._stage:
                yield self._asked
            yield self._voice
        yield self._keys
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.sitting.start()
        self._after()
        self.set_interval(SAVED_EVERY, self._tick)
        if self.sitting.state.paused:
            self._cover_all()

    def on_unmount(self) -> None:
        """Keep everything however the screen is left."""
        self._note_work()
        self.sitting.stop()
        self._desk.stop()
        if not self.sitting.state.over:
            self.save_typed()

    def may(self, action: str) -> bool | None:
        """The keys of a phase hold in it alone."""
        if not holds(action, self.PLACE, _PLACES):
            return False
        if action == "swap":
            return True if self.sitting.can_swap else None
        if action == "speak":
            return True if self.may_speak else None
        return True

    # Time

    def _tick(self) -> None:
        self._note_work()
        self._after(self.sitting.tick())
        if self.sitting.gap and not self._asking:
            self._ask_about_gap()

    def _after(self, bells: tuple[Bell, ...] = ()) -> None:
        """Show and keep what has become of the routine."""
        if bells:
            self.app.bell()
        state = self.sitting.state
        self._lead.ended(state)
        if state.over:
            if self.is_attached and self._shown != ("over",):
                self._shown = ("over",)
                self.save_typed()
                self._voice.once_over(lambda: self._lead.over(self.sitting.state))
            return
        self._show()
        self._saving.note(self._marker(), self._writing())

    def _ask_about_gap(self) -> None:
        self._asking = True

        def answered(number: int | None) -> None:
            self._asking = False
            self._after(self.sitting.settle_gap(counts=number == 1))

        labels = ["No: go on where I was", "Yes: it has passed"]
        self.app.push_screen(ChoiceScreen(gap_question(self.sitting.gap), labels), answered)

    def action_pause(self) -> None:
        """Cover everything and stop the clock."""
        self._once_typed(self._pause)

    def _pause(self) -> None:
        self._note_work()
        self.sitting.pause()
        self._after()
        if not self.sitting.state.over:
            self._cover_all()

    def _cover_all(self) -> None:
        self._voice.end()
        self._desk.stop()
        self.app.push_screen(RoutinePausedScreen(segment_line(self.sitting.state)), self._end_pause)

    def _end_pause(self, end: PauseEnd | None) -> None:
        self.sitting.resume()
        if end == "more":
            self.sitting.more_time()
        elif end == "skip":
            self.sitting.skip_segment()
        self._desk.go_on()
        self._after()

    # Keys

    def action_confirm(self) -> None:
        """It was said."""
        self._do(self.sitting.go_on)

    def action_go_on(self) -> None:
        """Done with the program; or the segment ends early."""
        if self.sitting.segment.kind == "code":
            self._once_typed(self._hand_over)
        else:
            self._do(self.sitting.end_segment)

    def _hand_over(self) -> None:
        if self._desk.busy:
            return
        self._note_work(final=True)
        self._do(self.sitting.go_on)

    def action_landed(self) -> None:
        """It landed."""
        self._do(lambda: self.sitting.judge(landed=True))

    def action_missed(self) -> None:
        """It did not land."""
        self._do(lambda: self.sitting.judge(landed=False))

    def action_more_time(self) -> None:
        """A minute more."""
        self._do(self.sitting.more_time)

    def action_pass_over(self) -> None:
        """Skip the segment."""
        self._do(self.sitting.skip_segment)

    def action_swap(self) -> None:
        """Ask for something else."""
        self._do(self.sitting.swap)

    def action_leave(self) -> None:
        """Home; it can be gone on with."""
        self._once_typed(lambda: self._voice.once_over(self._lead.left))

    def action_other_side(self) -> None:
        """Between the editor and what stands beside it."""
        self._desk.other_side()

    def _do(self, act: Callable[[], object]) -> None:
        self._after(self.sitting.tick())
        if not self.sitting.state.over:
            act()
            self._after()

    def _once_typed(self, act: Callable[[], object]) -> None:
        """Do something behind the keys that the editor has not seen yet: the screen's own keys overtake them."""
        in_turn(self, self._desk.editor, act)

    def action_run(self) -> None:
        """Run the program, and show only what it missed."""
        self._once_typed(self._desk.run)

    def _note_work(self, final: bool = False) -> None:
        work = self._desk.work(final)
        if work is not None:
            self.sitting.set_work(work)

    # Keeping

    def save_typed(self) -> None:
        """Keep where it stands, at once."""
        self._note_work()
        self._saving.at_once(self.sitting.state, self._writing())

    def on_text_saved(self, event: TextSaved) -> None:
        """Note what is on the disk."""
        self._saving.ended(event)

    def _writing(self) -> Callable[[], None]:
        state, number = self.sitting.state, self._keeper.number()
        return lambda: self._keeper.save(state, number)

    def _marker(self) -> object:
        """What has to be on the disk: a mere second more can wait."""
        segment, item = self.sitting.segment, self.sitting.item
        typed = (item.work.text, item.work.runs) if item.work is not None else item.text
        return (*self._position(), typed, segment.seconds, int(segment.used / TIME_SAVED_EVERY))

    # Showing

    def _position(self) -> tuple[object, ...]:
        state, item = self.sitting.state, self.sitting.item
        return (state.position, self.sitting.segment.outcome, item.attempt, item.phase, item.position)

    def _show(self) -> None:
        state, segment = self.sitting.state, self.sitting.segment
        self._line.update(segment_line(state))
        self._bar.update(segment_bar(segment, max(self.app.size.width - 2, 1)))
        typing = segment.kind == "code"
        self._clock.update("" if typing else item_clock(segment))
        if self._position() == self._shown:
            return
        self.end_other_take()
        changed = self._shown[2:3] != (segment.item.attempt,)
        self._shown = self._position()
        self._desk.display = typing
        self._stage.display = not typing
        if typing and changed:
            item = segment.item
            self._desk.open(self._lead.program(item), item.work.missed if item.work is not None else ())
        elif not typing:
            self._asked.update(segment_question_text(segment, self._lead.subject(segment.item.card)))
            self._stage.focus()
        self._keys.move_to(self.PLACE)

    def on_resize(self) -> None:
        """Fit the bar to the width."""
        if not self.sitting.state.over:
            self._show()
