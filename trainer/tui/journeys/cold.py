"""The way through the cold questions: one after the other or one a day, to the score sheet."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.memory.models import Grade
from trainer.rehearsal.answers.speaking import Speaking
from trainer.rehearsal.cold import ColdSitting, begin_sitting, cold_cards, cold_sittings, open_sitting, scores
from trainer.tui.journeys.spoken import SpokenJourney

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey


class ColdJourney:
    """Leads through a sitting; a `SpokenLead` of its screens.

    Arguments:
        journey: the way to the screens.
        chance: draws the order of a new sitting.
    """

    def __init__(self, journey: Journey, chance: random.Random | None = None) -> None:
        self._journey = journey
        self._store = journey.rooms.store
        self._spoken = SpokenJourney(journey)
        self.takes = self._spoken.takes
        self._cards = cold_cards(journey.rooms.catalog)
        self._chance = chance or random.Random()

    def open(self) -> None:
        """Go on with the sitting that is open, or ask how a new one should be."""
        if not self._cards:
            self.say("There are no cold questions in these packs.")
            return
        sitting = self._journey.remembered(lambda: open_sitting(self._store, self._cards))
        if sitting is None:
            self._ask_for_new()
        else:
            self._ask_to_go_on(sitting)

    def _ask_for_new(self) -> None:
        count = len(self._cards)
        self._journey.ask(
            f"{count} questions, cold, in random order",
            [(False, f"All {count} now, in one sitting"), (True, "One a day")],
            self._begin,
        )

    def _begin(self, daily: bool) -> None:
        sitting = self._journey.remembered(lambda: begin_sitting(self._store, self._cards, daily, self._chance))
        if sitting is not None:
            self._serve(sitting)

    def _ask_to_go_on(self, sitting: ColdSitting) -> None:
        done = f"{len(sitting.answered)} of {len(sitting.cards)} questions are answered."
        steps: list[tuple[Callable[[], object], str]] = [
            (lambda: self._serve(sitting), "The next question"),
            (self._show_scores, "The score sheet so far"),
            (self._ask_for_new, "A new sitting: this one can't be gone on with then"),
        ]
        if sitting.daily and sitting.answered_on(self._store.today()):
            done = f"Today's question is answered. {done}"
            steps.insert(0, (self._journey.go_home, "Leave it for tomorrow"))
        self._journey.ask(done, steps, lambda chosen: chosen())

    def _serve(self, sitting: ColdSitting) -> None:
        card = sitting.waiting[0]
        subject = self._spoken.subject(card)
        if subject is not None:
            draft = self._journey.remembered(lambda: self._store.draft(card, "spoken"))
            self._spoken.show(self, subject, draft, session=sitting.id)

    def _show_scores(self) -> None:
        from trainer.tui.screens.scores import ScoresScreen

        sittings = self._journey.remembered(lambda: cold_sittings(self._store, self._cards))
        titles = {card: self._journey.rooms.catalog.drill(card).title for card in self._cards}
        if sittings is not None:
            self._journey.show(ScoresScreen(scores(sittings), titles))

    # As a lead

    def keep(self, speaking: Speaking) -> None:
        """Record the attempt as it is."""
        self._spoken.keep(speaking)

    def ended(self, speaking: Speaking, grade: Grade) -> None:
        """Record the attempt with its grade, all at once; on to the next question, or to the score sheet."""
        attempt = speaking.attempt()._replace(grade=grade)
        self._journey.remembered(lambda: self._store.record(attempt))
        sitting = self._journey.remembered(lambda: open_sitting(self._store, self._cards))
        if sitting is None or sitting.daily or sitting.id != attempt.session:
            self._show_scores()
        else:
            self._serve(sitting)

    def left(self, recorded: bool) -> None:
        """Home; the sitting can be gone on with."""
        self._spoken.left(recorded)

    def say(self, sentence: str) -> None:
        """A sentence of warning."""
        self._journey.say(sentence)
