"""Loading routines: timed sequences of segments, each with rules that say which drills it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from trainer.catalog.drills import ALOUD, file_stem
from trainer.catalog.errors import ContentError
from trainer.catalog.models import Drill, Kind, Pack, Pick, Routine, Section, Segment
from trainer.catalog.shapes import Fault, Key, did_you_mean, flag, list_of, positive_number, table, text, whole_number
from trainer.catalog.toml_reading import read_toml

FOLDER = "routines"
SEGMENT_KINDS = ("code", "spoken", "theory", "cold", "story")
"""The kinds that a segment may hold: what is done on a clock, by itself or in a row."""

_pick = table(
    {},
    {
        "drills": list_of(text()),
        "sections": list_of(text()),
        "take": whole_number(least=1),
        "by": text(allowed=("shakiest", "order")),
    },
)

_segment = table(
    {"title": text(), "minutes": positive_number(), "kind": text(allowed=SEGMENT_KINDS), "pick": list_of(_pick)},
    {"follow_up": flag()},
)

_ROUTINE = table({"title": text(), "about": text(), "segments": list_of(_segment)})


class _There(NamedTuple):
    """What a routine may ask for: the kind of each drill, the stems of broken files, how many of a kind by section."""

    kinds: dict[str, Kind]
    broken: Collection[str]
    counts: Counter[tuple[str, Kind]]

    @classmethod
    def of(cls, drills: Collection[Drill], broken: Collection[str]) -> _There:
        """What there is of these drills."""
        counts = Counter((drill.section, drill.kind) for drill in drills)
        of_sections: Counter[tuple[str, Kind]] = Counter()
        for (section, kind), count in counts.items():
            of_sections[section.upper(), kind] += count
        return cls({drill.id: drill.kind for drill in drills}, broken, of_sections)


def load_routine(path: Path, drills: Collection[Drill]) -> Routine:
    """The routine that `path` describes; its name is that of the file, words joined by "-".

    `drills` are those it may take.

    Raises:
        ContentError: the file cannot be read, breaks the format, or asks for drills that are not there; all its
            faults at once.
    """
    return _load(path, _There.of(drills, ()), ())


def _load(path: Path, there: _There, own: Collection[Section]) -> Routine:
    file = read_toml(path, _ROUTINE)
    segments: list[dict[str, Any]] = file.data["segments"]
    for pick in (pick for segment in segments for pick in segment["pick"] if "sections" in pick):
        pick["sections"] = [_section_of(letter, own) for letter in pick["sections"]]
    file.refuse(
        fault
        for at, segment in enumerate(segments)
        for index, pick in enumerate(segment["pick"])
        for fault in _pick_faults(pick, segment["kind"], ("segments", at, "pick", index), there)
    )
    return Routine(
        name=path.stem.replace("_", "-"),
        title=file.data["title"],
        about=file.data["about"].strip("\n"),
        segments=tuple(_built_segment(segment) for segment in segments),
        path=path,
    )


def load_routines(
    packs: Iterable[Pack], drills: Collection[Drill], broken: Collection[str]
) -> tuple[tuple[Routine, ...], tuple[ContentError, ...]]:
    """The routines of all packs, by the names of their files, and what is wrong with those that are left out.

    `drills` are those they may take, `broken` the stems of files with faults of their own, to which they may refer.
    The letter of a section, alone, means the one of their own pack.
    """
    routines: dict[str, Routine] = {}
    errors: list[ContentError] = []
    there = _There.of(drills, broken)
    for owner, path in ((pack, path) for pack in packs for path in sorted((pack.drills / FOLDER).glob("*.toml"))):
        try:
            routine = _load(path, there, owner.sections)
        except ContentError as error:
            errors += error.all
            continue
        first = routines.setdefault(routine.name, routine)
        if first is not routine:
            errors.append(ContentError(path, None, f'"{routine.name}" is the name of {first.path} already'))
    return tuple(routines.values()), tuple(errors)


def _section_of(letter: str, own: Collection[Section]) -> str:
    """The section that a letter in a routine means: one of its own pack's before any other."""
    wanted = letter.upper()
    return next((one.letter.upper() for one in own if one.letter.upper().rpartition("/")[2] == wanted), wanted)


def _built_segment(segment: dict[str, Any]) -> Segment:
    return Segment(
        title=segment["title"],
        minutes=float(segment["minutes"]),
        kind=segment["kind"],
        picks=tuple(_built_pick(pick) for pick in segment["pick"]),
        follow_up=segment.get("follow_up", False),
    )


def _built_pick(pick: dict[str, Any]) -> Pick:
    return Pick(
        drills=tuple(pick.get("drills", ())),
        sections=tuple(pick.get("sections", ())),
        take=pick.get("take", 1),
        by=pick.get("by", "shakiest"),
    )


def _pick_faults(pick: dict[str, Any], kind: Kind, key: Key, there: _There) -> Iterator[Fault]:
    if ("drills" in pick) == ("sections" in pick):
        yield key, 'must have either "drills" or "sections"'
    elif "drills" in pick:
        for name in ("take", "by"):
            if name in pick:
                yield (*key, name), 'goes with "sections" only'
        yield from _drill_faults(pick["drills"], kind, (*key, "drills"), there)
    else:
        yield from _section_faults(pick, kind, key, there)


def _drill_faults(ids: list[str], kind: Kind, key: Key, there: _There) -> Iterator[Fault]:
    kinds = there.kinds
    for index, wanted in enumerate(ids):
        if wanted not in kinds:
            if file_stem(wanted.removesuffix(ALOUD)) not in there.broken:
                alike = [name for name, its_kind in kinds.items() if its_kind == kind]
                yield (*key, index), f'there is no drill "{wanted}"{did_you_mean(wanted, alike)}'
        elif kinds[wanted] != kind:
            yield (*key, index), f'"{wanted}" is a {kinds[wanted]} drill, in a segment of {kind} drills'


def _section_faults(pick: dict[str, Any], kind: Kind, key: Key, there: _There) -> Iterator[Fault]:
    letters = {letter for letter, _ in there.counts}
    wanted = pick["sections"]
    unknown = [index for index, letter in enumerate(wanted) if letter not in letters]
    for index in unknown:
        known = ", ".join(sorted(letters))
        yield (*key, "sections", index), f'no section "{wanted[index]}" has a drill; the sections are {known}'
    found = sum(there.counts[letter, kind] for letter in dict.fromkeys(wanted))
    asked = pick.get("take", 1)
    if not unknown and found < asked:
        yield (*key, "sections"), f"asks for {asked} of the {kind} drills of {', '.join(wanted)}; there are {found}"
