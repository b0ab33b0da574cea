"""The catalog: every drill of the packs, in the order of a sensible first path."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from heapq import heappop, heappush
from pathlib import Path

from trainer.catalog.added import added_packs, cache_folder, folder_name
from trainer.catalog.aloud import spoken_drill, story_drills
from trainer.catalog.answers import load_answer
from trainer.catalog.drills import ALOUD, file_stem
from trainer.catalog.errors import ContentError, UnknownDrill, UnknownRoutine, UnknownSection
from trainer.catalog.index import read_drills
from trainer.catalog.listing import list_answers, list_drills
from trainer.catalog.models import Answer, Drill, Kind, Pack, Routine, Section, Snippet, Twist
from trainer.catalog.one_drill import card_of
from trainer.catalog.packs import built_in_pack
from trainer.catalog.routines import load_routines
from trainer.catalog.shapes import Key, did_you_mean
from trainer.catalog.snippets import load_snippet
from trainer.catalog.toml_reading import parse_toml

_SHORT_CHAIN = 4


@dataclass(frozen=True)
class Catalog:
    """What there is to practise.

    `drills` stand section by section, within one after what they build on, else by the names of their files;
    saying a drill out loud (`react-loop.aloud`) comes right behind the drill.
    `errors` are the faults found while loading. A drill whose file is broken is left out of `drills`; one
    that only refers to a drill that is not there stays in. Either way the rest works.
    """

    packs: tuple[Pack, ...]
    drills: tuple[Drill, ...]
    errors: tuple[ContentError, ...] = ()
    routines: tuple[Routine, ...] = ()
    _answers: dict[Path, Answer | None] = field(default_factory=dict, init=False, repr=False, compare=False)

    def drill(self, drill_id: str) -> Drill:
        """The drill with this id.

        Raises:
            UnknownDrill: there is none; it holds the nearest ids.
            ContentError: its file is there but broken.
        """
        found = self._by_id.get(drill_id)
        if found is None:
            for error in self.errors:
                if error.path.name == f"{file_stem(drill_id.removesuffix(ALOUD))}.toml":
                    raise error
            raise UnknownDrill(drill_id, self._by_id)
        return found

    def card(self, card_id: str) -> tuple[Drill, Twist | None]:
        """The drill of a card, and the twist where the card is a twist's (`react-loop+1`).

        Raises:
            UnknownDrill: there is no such card.
            ContentError: the file of its drill is broken.
        """
        return card_of(card_id, self.drill)

    def section(self, letter: str) -> Section:
        """The section with this letter, in capitals or not.

        The letter of an added pack's section (`garden/A`) may be given alone where only one section has it.

        Raises:
            UnknownSection: there is none, or there are several.
        """
        sections = {section.letter.upper(): section for pack in self.packs for section in pack.sections}
        wanted = letter.upper()
        alike = [name for name in sections if name == wanted] or [
            name for name in sections if name.rpartition("/")[2] == wanted
        ]
        if len(alike) != 1:
            known = [sections[name].letter for name in alike or sections]
            raise UnknownSection(letter, known, several=bool(alike))
        return sections[alike[0]]

    def of_section(self, letter: str) -> tuple[Drill, ...]:
        """The drills of a section, in their order; its letter in capitals or not.

        Raises:
            UnknownSection: there is no such section.
        """
        wanted = self.section(letter).letter.upper()
        return tuple(drill for drill in self.drills if drill.section.upper() == wanted)

    def of_kind(self, kind: Kind) -> tuple[Drill, ...]:
        """The drills of a kind, in their order."""
        return tuple(drill for drill in self.drills if drill.kind == kind)

    def snippet(self, drill: Drill, twist: int | None = None) -> Snippet:
        """The reference of a drill, or of one of its twists.

        Raises:
            ContentError: there is none, or it is broken.
        """
        return load_snippet(drill.snippet_path(twist))

    def answer(self, drill: Drill) -> Answer | None:
        """What to say about a drill, None where nothing is written; its file is read once.

        Raises:
            ContentError: the file is broken.
        """
        path = drill.answer_path
        if path not in self._answers:
            self._answers[path] = load_answer(path) if path.is_file() else None
        return self._answers[path]

    def routine(self, name: str) -> Routine:
        """The routine with this name.

        Raises:
            UnknownRoutine: there is none; it holds the nearest names.
        """
        for routine in self.routines:
            if routine.name == name:
                return routine
        raise UnknownRoutine(name, [routine.name for routine in self.routines])

    @cached_property
    def _by_id(self) -> dict[str, Drill]:
        return {drill.id: drill for drill in self.drills}


def load_catalog(packs: Iterable[Pack] | None = None) -> Catalog:
    """Every drill of `packs`; where none are named, of the built-in pack and those that the learner added.

    Raises:
        ContentError: the built-in pack itself cannot be read. Faults in drills are in `errors` instead.
    """
    # All that is made here stays: searching it for garbage, over and over, would take longer than making it.
    collecting = gc.isenabled()
    gc.disable()
    try:
        if packs is not None:
            return _loaded(tuple(packs), [])
        added, faults_of_packs = added_packs()
        return _loaded((built_in_pack(), *added), [*faults_of_packs])
    finally:
        if collecting:
            gc.enable()


def _loaded(all_packs: tuple[Pack, ...], errors: list[ContentError]) -> Catalog:
    drills: dict[str, Drill] = {}
    for pack in all_packs:
        files, faults_of_files = list_drills(pack)
        found, faults_of_drills = read_drills(pack, files, cache_folder())
        errors += (*faults_of_files, *faults_of_drills)
        for drill in (card for one in found for card in _cards(one)):
            first = drills.setdefault(drill.id, drill)
            if first is not drill:
                errors.append(_fault(drill, ("id",), _taken(drill, first)))
        for story in story_drills(pack):
            drills.setdefault(story.id, story)
    # A drill that is there but broken has been reported itself.
    broken = {error.path.stem for error in errors}
    errors += _broken_references(drills, broken)
    after, circles = _acyclic(drills)
    answered = frozenset(path for pack in all_packs for path in list_answers(pack))
    ordered = tuple(
        told
        for group in _by_section(all_packs, drills.values())
        for drill in _prerequisites_first(group, after)
        for told in (drill, spoken_drill(drill, answered))
        if told is not None
    )
    routines, faults = load_routines(all_packs, ordered, broken)
    return Catalog(all_packs, ordered, (*errors, *circles, *faults), routines)


def _cards(drill: Drill) -> Iterable[Drill]:
    """The drills of a file: mostly one; those of a file of terms are made of it."""
    if drill.kind != "term":
        return (drill,)
    from trainer.catalog.kinds.term import term_drills

    return term_drills(drill)


def _by_section(packs: Iterable[Pack], drills: Iterable[Drill]) -> Iterator[list[Drill]]:
    groups: dict[tuple[Path, str], list[Drill]] = {
        (pack.drills, section.letter): [] for pack in packs for section in pack.sections
    }
    for drill in drills:
        groups[drill.pack.drills, drill.section].append(drill)
    yield from groups.values()


def _broken_references(drills: dict[str, Drill], broken: set[str]) -> Iterator[ContentError]:
    for drill in drills.values():
        for index, other in enumerate(drill.after):
            if other not in drills and file_stem(other) not in broken:
                message = f'there is no drill "{other}"{did_you_mean(other, drills)}'
                yield _fault(drill, ("after", index), message)


def _acyclic(drills: dict[str, Drill]) -> tuple[dict[str, set[str]], list[ContentError]]:
    """The ids that a drill comes after, for those that name any; circles cut open, and a fault for each circle."""
    # Only the whole catalog has an order; one drill alone is loaded without this.
    from graphlib import CycleError, TopologicalSorter

    after = {drill.id: drills.keys() & set(drill.after) for drill in drills.values() if drill.after}
    errors: list[ContentError] = []
    # What waits for nothing that waits itself is in no circle: mostly that is everything, found much sooner than by
    # sorting. Long chains are left to the sorting, which has no worst case.
    waiting = after
    for _ in range(_SHORT_CHAIN):
        waiting = {drill_id: others for drill_id, others in waiting.items() if not waiting.keys().isdisjoint(others)}
    while True:
        try:
            TopologicalSorter(waiting).prepare()
        except CycleError as error:
            circle: list[str] = error.args[1]
            earlier, later = circle[0], circle[1]
            # The sets of both are the same ones.
            waiting[later].discard(earlier)
            message = f"these drills wait for each other: {', '.join(sorted(set(circle)))}"
            errors.append(_fault(drills[later], ("after",), message))
        else:
            return after, errors


def _prerequisites_first(drills: list[Drill], after: dict[str, set[str]]) -> Iterator[Drill]:
    """The drills, each one behind those among them that it comes after, otherwise in the order they have."""
    places = {drill.id: place for place, drill in enumerate(drills)}
    inside = {drill_id: after[drill_id] & places.keys() for drill_id in places.keys() & after.keys()}
    left = {drill_id: len(others) for drill_id, others in inside.items() if others}
    if not left:
        yield from drills
        return
    before: dict[str, list[str]] = {}
    for drill_id in left:
        for other in inside[drill_id]:
            before.setdefault(other, []).append(drill_id)
    ready = [place for place, drill in enumerate(drills) if drill.id not in left]
    while ready:
        drill = drills[heappop(ready)]
        yield drill
        for later in before.get(drill.id, ()):
            left[later] -= 1
            if not left[later]:
                heappush(ready, places[later])


def _taken(drill: Drill, first: Drill) -> str:
    if drill.pack is first.pack:
        return f'"{drill.id}" is the id of {first.path} already'
    own_id = f"{folder_name(drill.pack.name)}-{drill.id}"
    return (
        f'"{drill.id}" is the id of a drill of the pack "{first.pack.name}" already ({first.path}); that of '
        f'"{drill.pack.name}" is left out until it has one of its own, such as "{own_id}"'
    )


def _fault(drill: Drill, key: Key, message: str) -> ContentError:
    return parse_toml(drill.path).error(key, message)
