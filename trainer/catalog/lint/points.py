"""Rules over key points: few other answers land one by accident, and what denies one does not land it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from trainer.catalog.lint.findings import Finding
from trainer.catalog.models import Drill, Point

Lands = Callable[[Point, str], bool]
"""Whether an answer lands a point; the rule itself is another room's."""

FOREIGN_SHARE = 0.05
"""Of all pairs of a point and another drill's spoken answer, the share that may land by accident."""
FOREIGN_AT_LEAST = 1
"""So many are no matter in a small pack either, where one alone is a large share."""
LOOSE_SHARE = 0.15
"""Of the other spoken answers, the share that may land one point; above it the point's words are too common."""
LOOSEST_NAMED = 10
"""Points that are named when all together are landed too often."""
DRILLS_NAMED = 3
PHRASES_NAMED = 3

_CLAUSE_START = re.compile(r"(^|[,;:] |\b(?:because|since|so that|so|while|whereas|although|though|but) )(?=\w)")


class Told(NamedTuple):
    """What is told of a drill, and in which file: its points and its spoken answer, empty where a claim has none."""

    drill: Drill
    path: Path
    points: tuple[Point, ...]
    spoken: str


class Foreign(NamedTuple):
    """Which points other drills' spoken answers land; drills stand under their ids."""

    by: dict[tuple[str, Point], tuple[str, ...]]
    """For each point that is landed at all, the others that land it; the most often landed first."""
    others: dict[str, int]
    """For each drill, how many spoken answers its points were held against."""
    pairs: int

    @property
    def landed(self) -> int:
        """The pairs of a point and another drill's answer that landed."""
        return sum(map(len, self.by.values()))

    @property
    def share(self) -> float:
        """`landed` as a share of all pairs, 0 to 1."""
        return self.landed / self.pairs if self.pairs else 0.0


def denials(sentence: str) -> tuple[str, ...]:
    """The sentence denied in several ways, each of which takes in all that it says.

    A `not` put before a verb would deny one clause of several, and often not the one that makes the point.
    """
    plain = sentence.strip().rstrip(".")
    return (
        denied(plain),
        f"It is not true that {plain}.",
        f"I don't think that {plain}.",
        f"People say that {plain}, but that's wrong.",
        f"{plain}? No, that's not true.",
    )


def denied(sentence: str) -> str:
    """The sentence with each of its clauses said to be untrue."""
    return _CLAUSE_START.sub(r"\1it is not true that ", sentence.strip())


def lint_denied(path: Path, point: Point, lands: Lands) -> Iterator[Finding]:
    """The first denial of the point that lands it all the same."""
    for text in denials(point.say):
        if lands(point, text):
            advice = "take the denied words out of its groups, or ask for the negation, as in `not needed`"
            yield at_point(path, point, f'"{text}" lands the point that it denies: {advice}')
            return


def foreign(told: Mapping[str, Told], lands: Lands, among: Mapping[str, Told] | None = None) -> Foreign:
    """What the spoken answers of `among`, or of `told` itself, land of other drills' points.

    A cold question or a claim and what it names under `after` are not held against each other: it asks for the same
    in fewer words, so it lands some of the same points by intention.
    """
    among = told if among is None else among
    by, counts = {}, {}
    for name, own in told.items():
        again = _asked_again(own.drill, among)
        others = {other: said.spoken for other, said in among.items() if said.spoken and other not in again}
        counts[name] = len(others)
        for point in own.points:
            hits = tuple(other for other, spoken in others.items() if lands(point, spoken))
            if hits:
                by[name, point] = hits
    pairs = sum(counts[name] * len(own.points) for name, own in told.items())
    return Foreign(dict(sorted(by.items(), key=lambda one: -len(one[1]))), counts, pairs)


def lint_foreign(
    found: Foreign, told: Mapping[str, Told], among: Mapping[str, Told], lands: Lands
) -> Iterator[Finding]:
    """Points that too many other answers land, and the loosest ones where all together are landed too often."""
    too_many = found.landed > FOREIGN_AT_LEAST and found.share > FOREIGN_SHARE and told.keys() == among.keys()
    for place, ((name, point), hits) in enumerate(found.by.items()):
        loose = len(hits) > max(FOREIGN_AT_LEAST, LOOSE_SHARE * found.others[name])
        if not loose and not (too_many and place < LOOSEST_NAMED):
            continue
        message = f"{_named(hits)} this point too, {len(hits)} of {found.others[name]}"
        if too_many:
            message += f"; of all points others land {found.share:.0%}, at most {FOREIGN_SHARE:.0%} may"
        common = _common(point, [among[hit].spoken for hit in hits], lands)
        advice = f"; most of these say {common}" if common else ""
        yield at_point(told[name].path, point, f"{message}. Ask for a word that only this answer says{advice}")


def _common(point: Point, spoken: list[str], lands: Lands) -> str:
    """The phrases of the point that most of `spoken` say."""
    phrases = dict.fromkeys(phrase for group in point.groups for phrase in group)
    said = {phrase: sum(lands(point._replace(groups=((phrase,),)), text) for text in spoken) for phrase in phrases}
    worst = sorted((phrase for phrase in said if said[phrase]), key=lambda phrase: -said[phrase])[:PHRASES_NAMED]
    return ", ".join(f'"{phrase}"' for phrase in worst)


def _named(drills: tuple[str, ...]) -> str:
    names = ", ".join(drills[:DRILLS_NAMED])
    if len(drills) == 1:
        return f"the spoken answer of {names} lands"
    more = f" and {len(drills) - DRILLS_NAMED} more" if len(drills) > DRILLS_NAMED else ""
    return f"the spoken answers of {names}{more} land"


def _asked_again(drill: Drill, among: Mapping[str, Told]) -> set[str]:
    """The drill itself, what it asks again and what asks for it again."""
    after = set(drill.after) if drill.kind in ("cold", "claim") else set()
    cold = {name for name, other in among.items() if other.drill.kind == "cold" and drill.id in other.drill.after}
    return {drill.id} | after | cold


def at_point(path: Path, point: Point, message: str) -> Finding:
    """The finding about a point, which it names, in the line where the point stands."""
    return Finding.at(path, point.say[:40], f"{message}: {point.say}")
