"""The cold questions on a plain terminal: one after the other or one a day, and what the sitting came to."""

from __future__ import annotations

import random
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from trainer.catalog.catalog import Catalog
from trainer.inline.leaving import Leaving
from trainer.inline.listening import PlainListening
from trainer.inline.speaking import PlainSpeaking
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import Speaking
from trainer.rehearsal.cold import ColdSitting, begin_sitting, cold_cards, open_sitting, sitting_score

_SAID = {True: "landed", False: "missed", None: "-"}


class PlainCold:
    """A sitting, gone on with where it was left.

    Arguments:
        catalog: where the questions are.
        store: where the sitting is kept.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        console: where everything is printed.
        listening: listens to what is spoken.
    """

    def __init__(
        self,
        catalog: Catalog,
        store: Store,
        answer: Callable[[str], str],
        console: Console,
        listening: PlainListening,
    ) -> None:
        self._catalog, self._store, self._answer, self._console = catalog, store, answer, console
        self._listening = listening
        self._cards = cold_cards(catalog)

    def run(self, speak: Callable[[str, str], Speaking]) -> bool:
        """Ask until the sitting is over, its day is done or the learner leaves; whether it is over.

        Arguments:
            speak: gives the attempt at a card, as part of a sitting that has an id.

        Raises:
            MemoryUnavailable: it can't be kept.
        """
        if not self._cards:
            self._console.print(Text("There are no cold questions in these packs."))
            return False
        sitting = open_sitting(self._store, self._cards) or self._begin()
        if sitting is not None and sitting.daily and sitting.answered_on(self._store.today()):
            self._console.print(Text("Today's question is answered: the next one comes tomorrow."))
            self._print_score(sitting)
            return False
        while sitting is not None and sitting.waiting:
            self._console.print(Text(f"Question {len(sitting.answered) + 1} of {len(sitting.cards)}", "dim"))
            speaking = speak(sitting.waiting[0], sitting.id)
            one = PlainSpeaking(speaking, self._store, self._answer, self._console, self._listening, bare=True)
            if not one.run():
                return False
            sitting = self._again(sitting)
            if sitting.daily:
                break
        if sitting is None:
            return False
        self._print_score(sitting)
        return not sitting.waiting

    def _begin(self) -> ColdSitting | None:
        question = f"{len(self._cards)} questions, in random order. All now, or one a day? (Enter: all, d: one a day) "
        word = "?"
        with Leaving(self._console) as leaving:
            while word not in ("", "d"):
                word = self._answer(question).strip().lower()
        if leaving.left:
            return None
        chance = random.Random()
        return begin_sitting(self._store, self._cards, word == "d", chance)

    def _again(self, sitting: ColdSitting) -> ColdSitting:
        answered = tuple(self._store.attempts_of_session(sitting.id))
        return ColdSitting(sitting.id, sitting.cards, sitting.daily, answered)

    def _print_score(self, sitting: ColdSitting) -> None:
        found = sitting_score(sitting)
        self._console.print(Text(f"{found.landed} of {found.points} points landed", "bold"))
        for one in found.questions:
            title = self._catalog.drill(one.card).title
            said = f"position {_SAID[one.position]}, trade-off {_SAID[one.tradeoff]}"
            self._console.print(Text(f"  {one.landed}/{one.points}  {title}: {said}"))
