"""The way through what is said: an answer out loud, a story to write and to tell."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trainer.catalog.errors import ContentError, UnknownDrill
from trainer.catalog.models import Drill
from trainer.memory.models import Draft, Grade
from trainer.rehearsal.agenda import make_agenda
from trainer.rehearsal.answers.said import OWN
from trainer.rehearsal.answers.speaking import Speaking, SpokenSubject
from trainer.rehearsal.answers.spoken import lately_asked, spoken_subject
from trainer.rehearsal.answers.stories import keep_story, story
from trainer.rehearsal.drafts import DraftKeeper
from trainer.rehearsal.next_steps import Step, card_to_say, steps_after_saying
from trainer.rehearsal.voice.keeping import TakeKeeper
from trainer.tui.screens.rehearsal import RehearsalScreen
from trainer.tui.texts.wording import way_label

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey
    from trainer.tui.leads import SpokenLead


class SpokenJourney:
    """Leads through one spoken attempt at a time; a `SpokenLead` of its screens."""

    def __init__(self, journey: Journey) -> None:
        self.journey = journey
        self.rooms = journey.rooms
        self.takes = TakeKeeper(journey.rooms.store, lambda: journey.rooms.settings)

    def open(self, card: str) -> None:
        """Open a card that is said, after asking how where that is to be decided."""
        drill = None if card.startswith(OWN) else self.rooms.catalog.drill(card)
        if drill is not None and drill.kind == "story":
            self._open_story(drill)
        elif drill is not None and drill.kind == "cold":
            self._open_cold(drill)
        else:
            self.rehearse(card)

    def open_most_wanting(self) -> None:
        """Open what is most due to be said, else the shakiest."""
        rooms = self.rooms
        found = self.journey.remembered(lambda: card_to_say(make_agenda(rooms.catalog, rooms.store), rooms.store))
        if found is None:
            self.say("There is nothing to say in these packs.")
        else:
            self.open(found)

    def rehearse(self, card: str) -> None:
        """Have a card said; what was typed before can be gone on with."""
        subject = self.subject(card)
        if subject is None:
            return
        draft = self.journey.remembered(lambda: self.rooms.store.draft(card, "spoken"))
        if draft is None or not draft.text.strip():
            self.begin(subject)
            return
        self.journey.ask(
            subject.title,
            [(draft, way_label("resume")), (None, "Start afresh")],
            lambda chosen: self.begin(subject, chosen),
        )

    def begin(self, subject: SpokenSubject, draft: Draft | None = None) -> None:
        """Begin an attempt."""
        self.show(self, subject, draft)

    def show(
        self, lead: SpokenLead, subject: SpokenSubject, draft: Draft | None = None, session: str | None = None
    ) -> None:
        """Show the screen of an attempt, led by `lead`; as part of a sitting it is bare."""
        rooms = self.rooms
        asked = self.journey.remembered(lambda: lately_asked(rooms.store, subject.card)) or ()
        speaking = Speaking(subject, rooms.clock, rooms.now, asked, session, draft)
        self.journey.show(RehearsalScreen(lead, speaking, DraftKeeper(rooms.store), bare=session is not None))

    def subject(self, card: str) -> SpokenSubject | None:
        """What there is to say about a card; None where it can't be read, which is said."""
        try:
            return self.journey.remembered(lambda: spoken_subject(self.rooms.catalog, self.rooms.store, card))
        except (UnknownDrill, ContentError) as error:
            self.say(str(error))
            return None

    # As a lead

    def keep(self, speaking: Speaking) -> None:
        """Record the attempt as it is."""
        self.journey.remembered(lambda: self.rooms.store.record(speaking.attempt()))

    def ended(self, speaking: Speaking, grade: Grade) -> None:
        """Record and grade the attempt, say when it comes back, and ask what comes next."""
        self.journey.give_grade(speaking.attempt(), grade)
        self._ask_for_next(speaking.subject.card)

    def left(self, recorded: bool) -> None:
        """Home."""
        if recorded:
            self.journey.leave_ungraded()
        else:
            self.journey.go_home()

    def say(self, sentence: str) -> None:
        """A sentence of warning."""
        self.journey.say(sentence)

    def _ask_for_next(self, card: str) -> None:
        self.journey.go_home()
        agenda = self.journey.agenda()
        if agenda is None:
            return
        steps = [(step, step.says) for step in steps_after_saying(card, agenda)]
        self.journey.ask("What next?", steps, self._take)

    def _take(self, step: Step) -> None:
        if step.kind == "say":
            self.rehearse(step.card)
        elif step.kind == "open":
            self.journey.open_card(step.card)

    # Cold questions

    def _open_cold(self, drill: Drill) -> None:
        from trainer.tui.journeys.cold import ColdJourney

        ways: list[tuple[Callable[[], object], str]] = [
            (partial(self.rehearse, drill.id), "This question alone"),
            (ColdJourney(self.journey).open, "All cold questions, in one sitting or one a day"),
        ]
        self.journey.ask(drill.title, ways, lambda chosen: chosen())

    # Stories

    def _open_story(self, drill: Drill) -> None:
        told = self.journey.remembered(lambda: story(self.rooms.store, drill.id))
        if told is None:
            return
        if not told.written:
            self.write_story(drill)
            return
        ways: list[tuple[Callable[[], object], str]] = [
            (partial(self.rehearse, drill.id), "Tell it, in a minute"),
            (partial(self.write_story, drill), "Change what is written"),
        ]
        self.journey.ask(drill.title, ways, lambda chosen: chosen())

    def write_story(self, drill: Drill) -> None:
        """Have a story written, then told."""
        from trainer.tui.screens.story import StoryScreen

        store = self.rooms.store
        told = self.journey.remembered(lambda: story(store, drill.id))
        if told is not None:
            screen = StoryScreen(
                drill.title,
                told,
                save=lambda written: keep_story(store, drill.id, written),
                tell=lambda: self.rehearse(drill.id),
                left=self.journey.go_home,
                complain=self.say,
            )
            self.journey.show(screen)
