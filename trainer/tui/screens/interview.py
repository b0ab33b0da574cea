"""An interview: a line of question, a plain editor, one submission, then questions out loud."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content

from trainer.rehearsal.interview import Interview
from trainer.rehearsal.stopwatch import clock_face
from trainer.rehearsal.voice.joining import joined
from trainer.tui.background import in_background
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.keys.phases import holds
from trainer.tui.programs import ProgramCompared, RunFailed, compared, unless_checking_fails
from trainer.tui.saving import SAVED_EVERY, Saving, TextSaved
from trainer.tui.texts.code import quiet
from trainer.tui.texts.interview import out_loud_text, question_text, shapes_text
from trainer.tui.texts.voice import delivery_text
from trainer.tui.widgets.code_desk import CodeDesk
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.small_terminal import FullSizeScreen, SmallTerminal
from trainer.tui.widgets.voice_strip import VoiceStrip

if TYPE_CHECKING:
    from trainer.rehearsal.voice.live_take import LiveTake
    from trainer.tui.leads import InterviewLead

_PLACES: tuple[Place, ...] = ("interview", "interview_telling")


class InterviewScreen(FullSizeScreen[None]):
    """One interview. What was asked and answered is in `interview`; this shows it.

    Arguments:
        lead: leads on.
        interview: the interview.
    """

    CSS_PATH = "../styles/interview.tcss"
    BINDINGS = bindings_for(*_PLACES)
    AUTO_FOCUS = "CodeEditor"

    def __init__(self, lead: InterviewLead, interview: Interview) -> None:
        super().__init__()
        self._lead = lead
        self.interview = interview
        self._saving = Saving(self, self._marker(interview.first_text), lead.say)
        self._shapes = False
        self._clock = Plain("", id="clock")
        self._desk = CodeDesk(interview.first_text, id="desk")
        self._stage = VerticalScroll(id="stage")
        self._asked = Plain("")
        self._understood = ""
        self._voice = VoiceStrip(lead.takes, self._about, self._heard, self._spoke)
        self._keys = KeyLine("interview")

    @property
    def PLACE(self) -> Place:  # noqa: N802 - as the other screens name it
        """The keys that hold now."""
        return "interview" if self._typing else "interview_telling"

    @property
    def _typing(self) -> bool:
        return self.interview.phase in ("typing", "reading")

    def compose(self) -> ComposeResult:
        """A line on top, what is typed or said, the keys."""
        with Horizontal(id="top"):
            yield Plain(f"{self.interview.drill.title} · interview", id="title")
            yield self._clock
        with Vertical(id="body", classes="full-size"):
            yield self._desk
            with self._stage:
                yield self._asked
            yield self._voice
        yield self._keys
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Put the question, and start the clock."""
        self.interview.stopwatch.resume()
        self._show()
        self.set_interval(SAVED_EVERY, self._tick)

    def on_unmount(self) -> None:
        """Keep the text however the screen is left."""
        self.interview.stopwatch.pause()
        self.save_typed()

    def may(self, action: str) -> bool | None:
        """The keys of a phase hold in it alone; follow-ups are answered without being listened to."""
        if action == "speak" and self.interview.phase == "following":
            return None
        return holds(action, self.PLACE, _PLACES)

    def _tick(self) -> None:
        self._show_clock()
        if self.interview.twist_is_due:
            self.interview.bring_twist()
            self._tell_twist("One more thing, while you are at it.")
        if self.interview.phase == "typing":
            self._saving.note(*self._to_save())

    def _tell_twist(self, said: str) -> None:
        self.app.bell()
        self._shapes = False
        self._desk.tell(question_text(self.interview.subject, said))

    # Keys

    def action_go_on(self) -> None:
        """Hand the program in."""
        in_turn(self, self._desk.editor, self._hand_in)

    def _hand_in(self) -> None:
        if self.interview.phase != "typing":
            return
        if not self._desk.editor.text.strip():
            # There is but one submission, and a slip of the finger would be it.
            self._lead.say("The page is still empty: there is nothing to read yet.")
            return
        if not self.interview.hand_in():
            self._tell_twist("Before I read it, one more thing.")
            return
        self._desk.tell(quiet("Reading it …"))
        subject, text = self.interview.subject, self._desk.editor.text
        checker = self._lead.checker
        in_background(self, lambda: unless_checking_fails(lambda: compared(checker, subject, text)))

    def on_program_compared(self, event: ProgramCompared) -> None:
        """It was read. What it is worth is said at the end."""
        if self.interview.phase == "reading":
            self.interview.read(event.comparison)
            self._lead.read(self.interview)
            self._go_on()

    def on_run_failed(self, event: RunFailed) -> None:
        """Say what kept the program from running."""
        self.interview.not_read()
        self._desk.tell(quiet(event.sentence))

    def action_confirm(self) -> None:
        """It was said."""
        self._voice.once_over(self._told)

    def _told(self) -> None:
        self.interview.told(self._understood)
        self._go_on()

    def action_speak(self) -> None:
        """Begin to listen, or end that."""
        self._voice.turn()

    def _about(self) -> tuple[str, str]:
        speaking = self.interview.speaking
        return (speaking.id, speaking.subject.card) if speaking is not None else ("", "")

    def _heard(self, take: LiveTake) -> None:
        if self.interview.speaking is not None:
            self.interview.speaking.passes(take.seconds)

    def _spoke(self, take: LiveTake) -> None:
        self._understood = joined(self._understood, take.text)
        speaking = self.interview.speaking
        if speaking is None:
            return
        if take.delivery is not None:
            speaking.add_take(take.delivery)
            self._voice.tell(delivery_text(speaking.delivery))
        else:
            speaking.stopwatch.resume()

    def _go_on(self) -> None:
        if self.interview.phase == "over":
            self._lead.over(self.interview)
        else:
            self._show()

    def action_next_tab(self) -> None:
        """From the question to the shapes, and back."""
        self._shapes = not self._shapes
        if self._shapes:
            self.interview.shapes_asked = True
        subject = self.interview.subject
        self._desk.tell(shapes_text(subject) if self._shapes else question_text(subject))

    def action_other_side(self) -> None:
        """Between the editor and what stands beside it."""
        self._desk.other_side()

    def action_leave(self) -> None:
        """Home; what was typed is kept."""
        in_turn(self, self._desk.editor, lambda: self._voice.once_over(self._lead.left))

    # Keeping

    def save_typed(self) -> None:
        """Keep the text and the time at once, if anything was begun and it was not handed in."""
        begun = self._desk.editor.text.strip() or self.interview.twisted
        if begun and self.interview.phase in ("typing", "reading"):
            marker, write = self._to_save()
            self._saving.at_once((marker, self.interview.stopwatch.tick()), write)

    def on_text_saved(self, event: TextSaved) -> None:
        """Note what is on the disk."""
        self._saving.ended(event)

    def _to_save(self) -> tuple[object, Callable[[], None]]:
        text = self._desk.editor.text
        begun = self.interview.begun(text)
        return self._marker(text), lambda: self._lead.keep(begun)

    def _marker(self, text: str) -> object:
        """What has to be on the disk: a mere second more can wait."""
        return (text, self.interview.twisted, self.interview.shapes_asked)

    # Showing

    def _show(self) -> None:
        interview = self.interview
        self._desk.display = self._typing
        self._stage.display = not self._typing
        if self._typing:
            self._desk.tell(question_text(interview.subject))
        elif interview.speaking is not None:
            self._voice.tell(Content(""))
            self._asked.update(out_loud_text(interview.speaking))
            self._stage.focus()
        self._keys.move_to(self.PLACE)
        self._show_clock()

    def _show_clock(self) -> None:
        interview = self.interview
        if self._typing:
            face = f"{clock_face(interview.stopwatch.tick())} / {clock_face(interview.par_seconds)}"
        else:
            face = clock_face(interview.speaking.stopwatch.tick()) if interview.speaking is not None else ""
        self._clock.update(face)
