"""The way through an interview, to its verdict on one page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from trainer.catalog.errors import ContentError, UnknownDrill
from trainer.catalog.models import Drill
from trainer.memory.models import Attempt
from trainer.rehearsal.answers.sheet import Sheet, SheetEntry
from trainer.rehearsal.answers.spoken import lately_asked
from trainer.rehearsal.interview import (
    BegunInterview,
    Interview,
    aloud_of,
    forget_interview,
    keep_interview,
    kept_interview,
    twist_to_bring,
)
from trainer.rehearsal.routine.closing import typed_entry
from trainer.rehearsal.routine.recording import record_beside_draft
from trainer.rehearsal.voice.keeping import TakeKeeper
from trainer.rehearsal.voice.telling import delivery_lines
from trainer.tui.screens.interview import InterviewScreen
from trainer.tui.screens.sheet import SheetScreen

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey


class InterviewJourney:
    """Leads through one interview; the lead of its screens."""

    def __init__(self, journey: Journey) -> None:
        self.journey = journey
        self.rooms = journey.rooms
        self.checker = journey.rooms.checker
        self.takes = TakeKeeper(journey.rooms.store, lambda: journey.rooms.settings)

    def open(self, card: str) -> None:
        """Begin an interview about the drill of a card, or go on with the one that was begun."""
        drill = self._drill(card)
        if drill is None:
            return
        begun = self.journey.remembered(lambda: (kept_interview(self.rooms.store, drill.id),))
        if begun is not None:
            self._begin(drill, begun[0])

    def _drill(self, card: str) -> Drill | None:
        # An answer is asked for behind its program, so its drill is the program's.
        wanted = card.partition("+")[0].partition(".")[0]
        try:
            drill = self.rooms.catalog.drill(wanted)
        except (UnknownDrill, ContentError):
            drill = None
        if drill is None or drill.kind != "code":
            self.say("An interview is about a program to write: mark one of those first.")
            return None
        return drill

    def _begin(self, drill: Drill, begun: BegunInterview | None) -> None:
        rooms = self.rooms

        def made() -> Interview:
            aloud = aloud_of(drill, rooms.catalog)
            asked = lately_asked(rooms.store, aloud.card) if aloud is not None else ()
            twist = twist_to_bring(drill, rooms.store)
            interview = Interview(drill, twist, aloud, rooms.clock, rooms.now, asked, begun)
            # Read now, so that nothing of it can fail midway.
            interview.check_content()
            return interview

        try:
            interview = self.journey.remembered(made)
        except ContentError as error:
            self.say(str(error))
            return
        if interview is not None:
            self.journey.show(InterviewScreen(self, interview))

    # As the lead of the screen

    def keep(self, begun: BegunInterview) -> None:
        """Keep where it stands."""
        keep_interview(self.rooms.store, begun)

    def read(self, interview: Interview) -> None:
        """Record the submission; there is nothing to go on with any more."""
        program = interview.program
        if program is not None:
            self.journey.remembered(lambda: self._record(program, interview))

    def _record(self, program: Attempt, interview: Interview) -> None:
        record_beside_draft(self.rooms.store, program)
        forget_interview(self.rooms.store, interview.id)

    def over(self, interview: Interview) -> None:
        """Record what was said, and show the whole verdict."""
        store = self.rooms.store
        assert interview.program is not None
        entries = [replace(typed_entry(interview.program, interview.subject), title=interview.subject.title)]
        speaking = interview.speaking
        if speaking is not None:
            said = speaking.attempt()
            self.journey.remembered(lambda: store.record(said))
            listen_for = tuple(one for follow_up in speaking.asked for one in follow_up.listen_for)
            asked = tuple(f"Then asked: {follow_up.ask}" for follow_up in speaking.asked)
            how = delivery_lines(speaking.delivery) if speaking.delivery is not None else ()
            entries.append(
                SheetEntry(said, speaking.subject.title, (*how, *asked), speaking.subject.model_answer, listen_for)
            )
        screen = SheetScreen(
            Sheet(store, tuple(entries)),
            "The interview",
            done=self._done,
            left=self.journey.leave_ungraded,
            say=self.say,
            verdict="\n".join(interview.note()),
        )
        self.journey.show(screen)

    def _done(self) -> None:
        self.journey.go_home()
        self.journey.tell("The interview has its grades.")

    def left(self) -> None:
        """Home; what was typed waits."""
        self.journey.go_home()

    def say(self, sentence: str) -> None:
        """A sentence of warning."""
        self.journey.say(sentence)
