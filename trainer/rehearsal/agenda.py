"""What to practise now: what is due, what comes next on the path, and where every drill stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Literal

from trainer.catalog.catalog import Catalog
from trainer.catalog.kinds.term import BACK
from trainer.catalog.models import LEVELS, Drill, Section, Twist
from trainer.memory.models import Card, Grade
from trainer.memory.schedule import learning_day
from trainer.memory.store import Store
from trainer.rehearsal.answers.said import SAID
from trainer.rehearsal.asked import ASKED

if TYPE_CHECKING:
    from trainer.rehearsal.planning.today import Today

State = Literal["new", "begun", "due", "later"]
"""Never tried, begun or tried but never graded, due today, or due on a later day."""


@dataclass(frozen=True)
class Entry:
    """A card where it stands. `due` is the learning day on which it comes back."""

    card: str
    drill: Drill
    twist: Twist | None
    state: State
    due: date | None = None
    last_grade: Grade | None = None

    @property
    def title(self) -> str:
        """Its name for people, below that of its drill."""
        if self.says_another:
            return "Say it out loud"
        return self.drill.title if self.twist is None else f"Twist {self.twist.number}: {self.twist.title}"

    @property
    def says_another(self) -> bool:
        """Whether it is the answer of another drill, said out loud."""
        return self.drill.kind == "spoken" and bool(self.drill.after)

    @property
    def other_side(self) -> bool:
        """Whether it is the other side of another card: said out loud, or a term from its meaning."""
        return self.says_another or self.drill.id.endswith(BACK)

    @property
    def shown_id(self) -> str:
        """Its id; nothing where that holds the word that is to be recalled."""
        return "" if self.drill.id.endswith(BACK) else self.card

    @property
    def full_title(self) -> str:
        """Its name for people, wherever it stands."""
        return self.drill.card_title(self.twist)


@dataclass(frozen=True)
class Agenda:
    """Everything to choose from. `due` stands most due first, `next_new` is what to begin next: what the plan has for
    today, else what comes next on the path. `planned` is what the plan has for today, where it was asked.

    A drill that was never tried is not said out loud yet, nor is a term asked from its meaning: such cards are in
    `unlisted`, so that the sections stay short.
    """

    due: tuple[Entry, ...]
    next_new: Entry | None
    sections: tuple[tuple[Section, tuple[Entry, ...]], ...]
    unlisted: tuple[Entry, ...] = ()
    plan: Today | None = None
    planned: tuple[Entry, ...] = ()

    @property
    def plan_is_done(self) -> bool:
        """Whether today's minutes are practised: what comes now is a gift."""
        return self.plan is not None and not (self.plan.nothing_new or self.planned or self.due)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every card that can be practised: in the catalog's order, those that are not listed behind the others."""
        return (*(entry for _, entries in self.sections for entry in entries), *self.unlisted)


def make_agenda(catalog: Catalog, store: Store, plan: Today | None = None) -> Agenda:
    """What there is to do, by the memory as it is now; `plan` is what the way to an interview has for today.

    What is typed, said and asked; a twist is in it once its drill was passed from a blank page.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    cards = {card.id: card for card in store.cards()}
    due_ids = [card.id for card in store.due()]
    grades = _last_grades(store, cards.values())
    due_now = frozenset(due_ids)
    begun = frozenset(draft.card for draft in store.drafts())

    def entry(drill: Drill, twist: Twist | None) -> Entry:
        name = drill.card_id(twist)
        card = cards.get(name)
        due = learning_day(card.due) if card is not None and card.due is not None else None
        return Entry(name, drill, twist, _state(card, name in due_now, name in begun), due, grades.get(name))

    listed: list[Entry] = []
    unlisted: list[Entry] = []
    for drill in catalog.drills:
        if drill.kind != "code" and drill.kind not in SAID and drill.kind not in ASKED:
            continue
        twists = drill.twists if drill.id in cards and store.passed_from_blank(drill.id) else ()
        entries = [entry(drill, None), *(entry(drill, twist) for twist in twists)]
        waits = entries[0].other_side and entries[0].state == "new" and cards.keys().isdisjoint(drill.after)
        (unlisted if waits else listed).extend(entries)
    known = {one.card: one for one in (*listed, *unlisted)}
    planned = tuple(known[name] for name in plan.new if name in known) if plan is not None else ()
    return Agenda(
        due=tuple(known[name] for name in due_ids if name in known),
        next_new=next(iter(planned), None if plan is not None and plan.nothing_new else _next_new(known)),
        sections=_by_section(catalog, listed),
        unlisted=tuple(unlisted),
        plan=plan,
        planned=planned,
    )


def found(agenda: Agenda, catalog: Catalog, words: str) -> tuple[Entry, ...]:
    """The cards of the drills that every one of these words fits, best first; behind a drill its twists."""
    # The first screen is painted before anything is searched for.
    from trainer.catalog.search import search

    order = {drill.id: place for place, drill in enumerate(search(catalog, words))}
    fitting = (entry for entry in agenda.entries if entry.drill.id in order)
    return tuple(sorted(fitting, key=lambda entry: order[entry.drill.id]))


def _by_section(catalog: Catalog, entries: Iterable[Entry]) -> tuple[tuple[Section, tuple[Entry, ...]], ...]:
    """The entries in the catalog's sections, those without any left out."""
    found: dict[tuple[int, str], list[Entry]] = {}
    for entry in entries:
        found.setdefault((id(entry.drill.pack), entry.drill.section), []).append(entry)
    return tuple(
        (section, tuple(found[id(pack), section.letter]))
        for pack in catalog.packs
        for section in pack.sections
        if (id(pack), section.letter) in found
    )


def _state(card: Card | None, due: bool, begun: bool) -> State:
    if card is None or card.due is None:
        return "begun" if begun or card is not None else "new"
    return "due" if due else "later"


def _last_grades(store: Store, cards: Iterable[Card]) -> dict[str, Grade]:
    """The last grade of every card that has one."""
    rows = store.rows(
        "SELECT id, (SELECT grade FROM reviews WHERE card = cards.id ORDER BY number DESC LIMIT 1) FROM cards"
    )
    graded = {card.id for card in cards if card.reviews}
    return {str(name): Grade(int(str(grade))) for name, grade in rows if name in graded and grade is not None}


def _next_new(known: dict[str, Entry]) -> Entry | None:
    """The drill to learn next: not graded yet, what it builds on was tried, the important ones first.

    What is said and asked comes behind everything that is typed.
    """
    open_drills = [one for one in known.values() if one.twist is None and one.state in ("new", "begun")]

    def ready(one: Entry) -> bool:
        return all(name not in known or known[name].state not in ("new", "begun") for name in one.drill.after)

    return min(
        open_drills,
        key=lambda one: (one.drill.kind != "code", not ready(one), LEVELS.index(one.drill.level)),
        default=None,
    )
