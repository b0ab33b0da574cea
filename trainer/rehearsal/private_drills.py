"""Drills of the learner's own: questions that real interviewers asked. They are kept in the learner's data alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Drill, Pack, Point, PointKind, Section
from trainer.memory.keeping import all_kept, discard, keep, kept
from trainer.memory.models import Kept
from trainer.memory.store import Store
from trainer.rehearsal.answers.said import OWN
from trainer.rehearsal.answers.speaking import SpokenSubject

SECTION = Section("own", "own", "Asked in your interviews")

MINUTES = 1.0
"""What saying an answer takes, without follow-ups."""

_WORDS_OF_A_CARD = 5
_LETTERS_OF_A_WORD = 24
_KINDS: tuple[PointKind, ...] = ("position", "tradeoff", "fact")


@dataclass(frozen=True)
class PrivatePoint:
    """Something that the answer has to hold."""

    say: str
    kind: PointKind = "fact"


@dataclass(frozen=True)
class PrivateDrill:
    """A question as the learner remembers it, what its answer has to hold, and the day on which it was written down."""

    card: str
    question: str
    points: tuple[PrivatePoint, ...]
    written: date


def private_drills(store: Store) -> tuple[PrivateDrill, ...]:
    """Every private drill, the latest first.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    return tuple(_drill_of(one) for one in all_kept(store, "private_drill"))


def add_private_drill(store: Store, question: str, points: Iterable[PrivatePoint] = ()) -> PrivateDrill:
    """Keep a question as a drill. One that is kept already, whatever its spacing and capitals, takes the new points;
    without any it stays as it is.

    Raises:
        ValueError: there is nothing in the question.
        MemoryUnavailable: it can't be written.
    """
    asked = " ".join(question.split())
    if not asked:
        raise ValueError("Write the question that was asked.")
    told = tuple(replace(point, say=say) for point in points if (say := " ".join(point.say.split())))
    there = private_drills(store)
    same = next((one for one in there if one.question.casefold() == asked.casefold()), None)
    if same is not None and not told:
        return same
    card = same.card if same is not None else _free_card(asked, {one.card for one in there})
    made = PrivateDrill(card, asked, told, store.today())
    points_data = [{"say": point.say, "kind": point.kind} for point in told]
    keep(store, "private_drill", card, {"question": asked, "points": points_data, "written": made.written.isoformat()})
    return made


def drop_private_drill(store: Store, card: str) -> None:
    """Forget a private drill; its attempts stay.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    discard(store, "private_drill", card)


def private_subject(store: Store, card: str) -> SpokenSubject | None:
    """What there is to say about a private drill, None where there is no such one.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    found = kept(store, "private_drill", card)
    if found is None:
        return None
    drill = _drill_of(found)
    return SpokenSubject(
        card=drill.card,
        drill=drill.card,
        title=drill.question,
        question=drill.question,
        model_answer="\n".join(point.say for point in drill.points),
        points=tuple(Point(point.say, point.kind, ()) for point in drill.points),
    )


def with_private_drills(catalog: Catalog, store: Store) -> Catalog:
    """The catalog with the learner's own questions behind everything else, as spoken drills; the same where there
    are none. What was there of them before is replaced.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    packs = tuple(pack for pack in catalog.packs if SECTION not in pack.sections)
    drills = tuple(drill for drill in catalog.drills if not drill.id.startswith(OWN))
    own = private_drills(store)
    if own:
        # They have no files: the pack's folders are never there.
        folder = store.path.parent / SECTION.folder
        pack = Pack("own", "", folder, folder, folder, (SECTION,))
        packs = (*packs, pack)
        drills = (*drills, *(_in_catalog(one, pack, folder) for one in reversed(own)))
    return catalog if drills == catalog.drills else replace(catalog, packs=packs, drills=drills)


def _in_catalog(one: PrivateDrill, pack: Pack, folder: Path) -> Drill:
    # What was asked once may well be asked again: nothing is more important.
    return Drill(
        id=one.card,
        kind="spoken",
        section=SECTION.letter,
        title=one.question,
        question=one.question,
        minutes=MINUTES,
        level="must",
        pack=pack,
        path=folder / f"{one.card}.toml",
    )


def _drill_of(found: Kept) -> PrivateDrill:
    content: Mapping[str, Any] = found.content
    points = tuple(
        PrivatePoint(str(point.get("say", "")), point["kind"] if point.get("kind") in _KINDS else "fact")
        for point in content.get("points", ())
    )
    return PrivateDrill(found.id, str(content.get("question", "")), points, date.fromisoformat(str(content["written"])))


def _free_card(question: str, taken: set[str]) -> str:
    """A card whose id reads like the question, and is not taken."""
    words = re.findall(r"[a-z0-9]+", question.lower().replace("'", ""))[:_WORDS_OF_A_CARD]
    name = OWN + ("-".join(word[:_LETTERS_OF_A_WORD] for word in words) or "question")
    card, number = name, 2
    while card in taken:
        card = f"{name}-{number}"
        number += 1
    return card
