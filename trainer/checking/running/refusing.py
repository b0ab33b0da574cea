"""What is not run at all: programs that are too long, and packs from elsewhere where isolation was not observed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from trainer.catalog.models import Pack
from trainer.checking.report import Problem

MAX_TEXT = 1 << 20
"""Characters of a program that are accepted at most: with four bytes each they just fit a frame."""

CLOSED_TO_STRANGERS: Mapping[str, str] = {
    "read files": "your files",
    "write files": "files outside its folder",
    "network": "the network",
}
"""The acts of the self-test that the code of a pack from elsewhere has to be kept from, and what each would reach."""


def too_long(text: str) -> Problem | None:
    """Why a program is not even loaded; None where it may be."""
    if len(text) <= MAX_TEXT:
        return None
    return Problem("size", f"The program is longer than {MAX_TEXT:,} characters and was not run.")


def not_isolated(
    pack: Pack,
    trusted: frozenset[str],
    observed: Callable[[], Mapping[str, str]],
    way_out: str = "to run it all the same, add the pack again with `--trust`",
) -> Problem | None:
    """Why nothing of a pack may run on this machine; None where it may.

    Arguments:
        pack: where the code comes from.
        trusted: names of packs that may run anywhere.
        observed: gives what a confined process could do, each act "closed" or "OPEN"; asked only where it matters.
        way_out: what the learner can do, as the last clause says it.
    """
    if pack.built_in or pack.trusted or pack.name in trusted:
        return None
    seen = observed()
    reached = [words for act, words in CLOSED_TO_STRANGERS.items() if seen.get(act) != "closed"]
    if not reached:
        return None
    return Problem(
        "isolation",
        f"The pack {pack.name} comes from elsewhere, and here a program could reach {', '.join(reached)}. "
        f"Nothing was run. `trainer doctor` shows what this machine offers; {way_out}.",
    )
