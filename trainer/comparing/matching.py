"""Which unit of the program does the work of which unit of the reference, and how much of each landmark is there."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from trainer.comparing.features import Traits

ELSEWHERE = 0.45
"""What a feature counts that is there, but not in the unit that does its unit's work."""
_LEAST = 0.15
"""How alike two units are at least to stand beside each other."""


class Matching(NamedTuple):
    """`partner` maps a unit of the reference to the program's unit, by position. By line of the reference: `shares`
    has the weight that was found there and the weight that was looked for, `votes` the program's lines where it was
    found, with their weight."""

    partner: dict[int, int]
    shares: dict[int, tuple[float, float]]
    votes: dict[int, dict[int, float]]


def match(reference: list[Traits], program: list[Traits], weights: dict[str, float]) -> Matching:
    """Assign the units, the most alike first, each to one. `weights` are those of the reference's features."""
    partner = _assigned(reference, program, weights)
    there = {feature for traits in program for feature in traits.lines}
    found: defaultdict[int, float] = defaultdict(float)
    wanted: defaultdict[int, float] = defaultdict(float)
    votes: defaultdict[int, dict[int, float]] = defaultdict(dict)
    for position, traits in enumerate(reference):
        other = program[partner[position]] if position in partner else None
        for feature, lines in traits.lines.items():
            weight = weights[feature] / len(lines)
            at_home = other is not None and feature in other.lines
            share = 1.0 if at_home else ELSEWHERE if feature in there else 0.0
            for line in lines:
                wanted[line] += weight
                found[line] += weight * share
                if at_home and other is not None:
                    for place in other.lines[feature]:
                        votes[line][place] = votes[line].get(place, 0.0) + weight
    return Matching(partner, {line: (found[line], wanted[line]) for line in wanted}, dict(votes))


def _assigned(reference: list[Traits], program: list[Traits], weights: dict[str, float]) -> dict[int, int]:
    """Units beside each other by Dice's coefficient (1945, doi:10.2307/1932409), with the features' weights: twice the
    weight that both have over the weight of the two."""
    where: defaultdict[str, list[int]] = defaultdict(list)
    for position, traits in enumerate(program):
        for feature in traits.lines:
            if feature in weights:
                where[feature].append(position)
    sizes = [sum(weights.get(feature, 0.5) for feature in traits.lines) for traits in program]
    ranked: list[tuple[float, int, int]] = []
    for position, traits in enumerate(reference):
        shared: defaultdict[int, float] = defaultdict(float)
        for feature in traits.lines:
            for other in where.get(feature, ()):
                shared[other] += weights[feature]
        size = sum(weights[feature] for feature in traits.lines)
        ranked += [(-2 * both / (size + sizes[other]), position, other) for other, both in shared.items()]
    ranked.sort()
    partner: dict[int, int] = {}
    taken: set[int] = set()
    for unlikeness, position, other in ranked:
        if -unlikeness < _LEAST:
            break
        if position not in partner and other not in taken:
            partner[position] = other
            taken.add(other)
    return partner


def share_of(matching: Matching, lines: tuple[int, ...]) -> float:
    """How much of the reference's lines the program holds, 0 to 1; 0.5 where nothing can be said."""
    found = sum(matching.shares.get(line, (0.0, 0.0))[0] for line in lines)
    wanted = sum(matching.shares.get(line, (0.0, 0.0))[1] for line in lines)
    return found / wanted if wanted else 0.5
