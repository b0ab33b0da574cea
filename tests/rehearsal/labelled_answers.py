"""How well the offers of key points agree with labels that people gave by meaning alone.

`python tests/rehearsal/labelled_answers.py` prints the figures; with `--all`, also each decision of the set that may
be mended by them. An offer to confirm leaves the decision to the learner, so it is counted apart; of the decided ones,
"landed" stands against the label landed, all else against all else (Cohen 1960, doi:10.1177/001316446002000104).
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import tomli

from trainer.catalog.catalog import Catalog, load_catalog
from trainer.catalog.kinds.claim import claim_of
from trainer.catalog.models import Point
from trainer.rehearsal.answers.points import landing

FOLDER = Path(__file__).parent / "labelled"
SETS = ("tuned_on", "held_back", "short_tuned_on", "short_held_back")
LABELS = ("landed", "missing", "denied")
OFFERS = ("landed", "confirm", "contradicted", "missing")


class Decision(NamedTuple):
    """One point in one answer: what a person hears in it, and what the rules offer."""

    drill: str
    said: str
    point: Point
    label: str
    offer: str


class Agreement(NamedTuple):
    """The figures of a set; shares from 0 to 1, over the decided ones."""

    decisions: int
    decided: int
    accuracy: float
    precision: float
    recall: float
    kappa: float
    landed_negated: int
    offers: dict[str, Counter[str]]


def decisions(catalog: Catalog, name: str) -> Iterator[Decision]:
    """The decisions of the set `name`; raises ValueError where labels and points don't pair up."""
    for answer in tomli.loads((FOLDER / f"{name}.toml").read_text("utf-8"))["answer"]:
        for point, label in zip(points_of(catalog, answer["drill"]), answer["labels"], strict=True):
            if label not in LABELS:
                raise ValueError(f"{name}.toml, {answer['drill']}: a label is one of {LABELS}, not {label!r}")
            said = answer["said"]
            yield Decision(answer["drill"], said, point, label, landing(point, said))


def points_of(catalog: Catalog, name: str) -> tuple[Point, ...]:
    drill = catalog.drill(name)
    return claim_of(drill).points if drill.kind == "claim" else catalog.answer(drill).points


def agreement(made: list[Decision]) -> Agreement:
    """How far offers and labels of `made` agree."""
    decided = [one for one in made if one.offer != "confirm"]
    both = Counter((one.label == "landed", one.offer == "landed") for one in decided)
    count, offered, labelled = len(decided), both[True, True] + both[False, True], both[True, True] + both[True, False]
    accuracy = (both[True, True] + both[False, False]) / count
    chance = (offered * labelled + (count - offered) * (count - labelled)) / count**2
    return Agreement(
        decisions=len(made),
        decided=count,
        accuracy=accuracy,
        precision=both[True, True] / offered,
        recall=both[True, True] / labelled,
        kappa=(accuracy - chance) / (1 - chance),
        landed_negated=sum(one.label == "denied" and one.offer == "landed" for one in made),
        offers={label: Counter(one.offer for one in made if one.label == label) for label in LABELS},
    )


def report(name: str, found: Agreement) -> str:
    """The figures as lines to read."""
    rows = [f"  {label:8}" + "".join(f"{found.offers[label][offer]:14}" for offer in OFFERS) for label in LABELS]
    figures = (
        f"{name}: {found.decisions} decisions, {found.decided} decided, accuracy {found.accuracy:.3f}, "
        f"precision {found.precision:.3f}, recall {found.recall:.3f}, kappa {found.kappa:.3f}"
    )
    return "\n".join([figures, "  label   " + "".join(f"{offer:>14}" for offer in OFFERS), *rows])


def main() -> None:
    catalog = load_catalog()
    for name in SETS:
        made = list(decisions(catalog, name))
        print(report(name, agreement(made)))
        if "--all" in sys.argv and name == SETS[0]:
            for one in made:
                if one.offer != {"denied": "contradicted"}.get(one.label, one.label):
                    print(f"\n{one.drill}: {one.point.say}\n  {one.label}, offered {one.offer}: {one.said}")


if __name__ == "__main__":
    main()
