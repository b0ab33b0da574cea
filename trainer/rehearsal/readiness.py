"""Ready? The four abilities that the interview asks for, each with its evidence from the memory or with what is open.

An ability is shown by what was done, and when: programs that passed from a blank page, answers said out loud whose
position and trade-off the learner ticked. The latest such day counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from trainer.catalog.catalog import Catalog
from trainer.catalog.drills import ALOUD
from trainer.memory.rows import moment_of
from trainer.memory.schedule import learning_day
from trainer.memory.store import Store
from trainer.rehearsal.answers.spoken import JUDGEMENT, PROGRAMS
from trainer.rehearsal.hung import Hung
from trainer.rehearsal.planning.days import BASELINE

TEN_MINUTES = 600.0
"""Seconds in which the loop, the pairing and the dispatch have to pass."""

MINIMUMS = {
    "tool-decorator": "a tool decorator that makes the schema",
    "trim-budget": "a context trimmer",
    "fan-out": "a fan-out",
    "run-suite": "an eval suite",
    "retry-backoff": "a retry",
    "approval-gate": "an approval gate",
}
"""The six of which the smallest version that works has to come from memory."""


@dataclass(frozen=True)
class Evidence:
    """One thing to be able to do: `card` shows it. `on` is the latest day on which it was shown, None while it is
    open; then `open` says what is missing."""

    card: str
    says: str
    on: date | None
    open: str = ""


@dataclass(frozen=True)
class Ability:
    """What one should be able to do, with everything that it takes."""

    says: str
    evidence: tuple[Evidence, ...]

    @property
    def shown(self) -> int:
        """How many parts were shown."""
        return sum(one.on is not None for one in self.evidence)

    @property
    def ready(self) -> bool:
        """Whether all of it was shown."""
        return bool(self.evidence) and self.shown == len(self.evidence)

    def to_json(self) -> dict[str, Any]:
        """Plain data for a JSON document; days as ISO dates."""
        parts = [{**asdict(one), "on": one.on.isoformat() if one.on else None} for one in self.evidence]
        return {"says": self.says, "ready": self.ready, "shown": self.shown, "evidence": parts}


def abilities(catalog: Catalog, store: Store) -> tuple[Ability, ...]:
    """The four abilities, as the memory has them now.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    passed = _passed_days(store)
    said = _said_days(store)
    judgement = [drill for drill in catalog.drills if drill.kind == "theory" and drill.section == JUDGEMENT]
    aloud = [drill for drill in catalog.drills if drill.kind == "spoken" and drill.section in PROGRAMS]
    return (
        Ability(
            "Write the loop, the pairing of calls with results and the dispatch from memory in under ten minutes",
            (_in_time(store),),
        ),
        Ability(
            "Write the smallest version of six parts from memory, and name the trade-off of each",
            tuple(_minimum(card, says, passed, said) for card, says in MINIMUMS.items()),
        ),
        Ability(
            "Answer the judgement questions with a position and a trade-off",
            tuple(_stand_taken(drill.id, drill.title, said) for drill in judgement),
        ),
        Ability("Say all of it out loud", tuple(_out_loud(drill.id, drill.title, said) for drill in aloud)),
    )


@dataclass(frozen=True)
class _Said:
    """The latest days on which parts of an answer landed: the trade-off, position and trade-off together, all that
    keeps an answer from Good."""

    tradeoff: date | None
    stand: date | None
    whole: date | None


_NEVER = _Said(None, None, None)


def _in_time(store: Store) -> Evidence:
    says = "the ten-minute program, from a blank page"
    rows = store.rows(
        "SELECT ended, seconds_to_pass FROM attempts WHERE card = ? AND from_blank = 1 ORDER BY ended", (BASELINE,)
    )
    in_time = [(ended, seconds) for ended, seconds in rows if seconds <= TEN_MINUTES]
    if in_time:
        ended, seconds = in_time[-1]
        return Evidence(BASELINE, f"{says}, in {seconds / 60:.1f} minutes", learning_day(moment_of(ended)))
    if rows:
        best = min(seconds for _, seconds in rows)
        return Evidence(BASELINE, says, None, f"the best so far took {best / 60:.1f} minutes")
    return Evidence(BASELINE, says, None, "not passed from a blank page yet")


def _minimum(card: str, says: str, passed: dict[str, date], said: dict[str, _Said]) -> Evidence:
    written = passed.get(card)
    tradeoff = said.get(card + ALOUD, _NEVER).tradeoff
    missing = [
        what
        for what, there in (("not passed from a blank page yet", written), ("its trade-off not said yet", tradeoff))
        if there is None
    ]
    # Both halves have to be there: the ability is as old as the older of them.
    on = min(written, tradeoff) if written is not None and tradeoff is not None else None
    return Evidence(card, says, on, ", ".join(missing))


def _stand_taken(card: str, says: str, said: dict[str, _Said]) -> Evidence:
    on = said.get(card, _NEVER).stand
    return Evidence(card, says, on, "" if on else "position and trade-off not landed in one answer yet")


def _out_loud(card: str, says: str, said: dict[str, _Said]) -> Evidence:
    on = said.get(card, _NEVER).whole
    return Evidence(card, says, on, "" if on else "not said with its positions and trade-offs yet")


def _passed_days(store: Store) -> dict[str, date]:
    rows = store.rows("SELECT card, max(ended) FROM attempts WHERE from_blank = 1 GROUP BY card")
    return {card: learning_day(moment_of(ended)) for card, ended in rows}


def _said_days(store: Store) -> dict[str, _Said]:
    """By card; "whole" is what `recall.suggest_spoken_grade` calls Good."""
    rows = store.rows(
        """
        WITH said AS (
            SELECT attempts.card AS card, attempts.ended AS ended,
                max(landed AND kind = 'position') AS position, max(landed AND kind = 'tradeoff') AS tradeoff,
                2 * sum(landed) >= count(*) AND NOT max(kind != 'fact' AND NOT landed) AS whole
            FROM ticks JOIN attempts ON attempts.number = ticks.attempt GROUP BY ticks.attempt
        )
        SELECT card, max(CASE WHEN tradeoff THEN ended END), max(CASE WHEN position AND tradeoff THEN ended END),
            max(CASE WHEN whole THEN ended END)
        FROM said GROUP BY card
        """
    )
    return {card: _Said(*map(_day, days)) for card, *days in rows}


def _day(ended: int | None) -> date | None:
    return None if ended is None else learning_day(moment_of(ended))


def readiness_lines(found: Iterable[Ability]) -> list[Hung]:
    """The abilities in plain words: a sign and a word each, the parts with their days, then what is open, by what is
    missing."""
    lines: list[Hung] = []
    for number, ability in enumerate(found, start=1):
        sign = "[x] shown" if ability.ready else "[ ] open "
        lines.append(Hung(f"{sign}  {number}. ", ability.says))
        if len(ability.evidence) > 1:
            lines.append(Hung(_UNDER, f"{ability.shown} of {len(ability.evidence)}"))
        lines += [Hung(f"{_UNDER}+ {one.on.isoformat()}  ", one.says) for one in ability.evidence if one.on]
        missing: dict[str, list[str]] = {}
        for one in ability.evidence:
            if not one.on:
                missing.setdefault(one.open, []).append(one.says)
        lines += [Hung(f"{_UNDER}- open  ", f"{what}: {'; '.join(names)}") for what, names in missing.items()]
        if not ability.evidence:
            lines.append(Hung(f"{_UNDER}- ", "nothing in the catalog asks for it"))
        lines.append(Hung(""))
    return lines[:-1]


_UNDER = " " * 11
