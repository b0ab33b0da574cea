"""What there is to say about a card: from an answer of the catalog, or from what the learner wrote."""

from __future__ import annotations

from trainer.catalog.aloud import STORIES
from trainer.catalog.answers import load_answer
from trainer.catalog.catalog import Catalog
from trainer.catalog.errors import UnknownDrill
from trainer.catalog.kinds.question import question_of
from trainer.catalog.models import Drill
from trainer.memory.store import Store
from trainer.rehearsal.answers.claims import claim_subject
from trainer.rehearsal.answers.said import OWN
from trainer.rehearsal.answers.speaking import SpokenSubject
from trainer.rehearsal.answers.stories import story_subject
from trainer.rehearsal.private_drills import private_drills, private_subject

PROGRAMS = ("0", "A", "B", "C", "D", "E", "F")
"""The sections of the interview chapter's programs: being ready asks for each of their answers out loud."""

JUDGEMENT = "G"
"""The section of the judgement questions: those that the evening's routine takes, and that being ready asks for."""


def spoken_subject(catalog: Catalog, store: Store, card: str) -> SpokenSubject:
    """What there is to say about a card that is said.

    Raises:
        UnknownDrill: there is no such card.
        ContentError: its answer can't be read.
        MemoryUnavailable: what the learner wrote can't be read.
    """
    if card in STORIES:
        return story_subject(store, card)
    if card.startswith(OWN):
        own = private_subject(store, card)
        if own is None:
            raise UnknownDrill(card, [one.card for one in private_drills(store)])
        return own
    drill, _ = catalog.card(card)
    return claim_subject(drill) if drill.kind == "claim" else answer_subject(drill)


def answer_subject(drill: Drill) -> SpokenSubject:
    """A drill's answer as something to say.

    Raises:
        ContentError: the answer can't be read.
    """
    answer = load_answer(drill.answer_path)
    return SpokenSubject(
        card=drill.id,
        drill=drill.id,
        title=drill.title,
        question=drill.question,
        model_answer=answer.spoken,
        points=answer.points,
        follow_ups=answer.follow_ups,
        one_sentence=answer.one_sentence,
        pitfall=answer.pitfall,
        further=answer.further,
        short=question_of(drill).short if drill.kind == "question" else (),
    )


def lately_asked(store: Store, card: str) -> tuple[str, ...]:
    """The follow-ups that were put in earlier attempts at a card, the latest first, each once.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    rows = store.rows(
        "SELECT asked.ask FROM asked JOIN attempts ON attempts.number = asked.attempt WHERE attempts.card = ? "
        "ORDER BY attempts.ended DESC, asked.position DESC",
        (card,),
    )
    return tuple(dict.fromkeys(ask for (ask,) in rows))
