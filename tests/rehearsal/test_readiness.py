"""The four abilities, by what the memory has seen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from trainer.catalog.catalog import Catalog
from trainer.checking.report import CheckResult, Report
from trainer.memory.models import Attempt, Tick, TickKind
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import Speaking, SpokenSubject
from trainer.rehearsal.programs.brief import subject_of
from trainer.rehearsal.programs.practice import Practice
from trainer.rehearsal.readiness import MINIMUMS, abilities, readiness_lines

DAY = date(2030, 1, 10)
Passes = Callable[..., None]


@pytest.fixture
def passes(store: Store, catalog: Catalog, clock: Any) -> Passes:
    """Records a program that passes from a blank page, `days` ago."""

    def passed(card: str, minutes: float = 3, days: int = 0, passed: bool = True) -> None:
        practice = Practice(subject_of(catalog.drill(card), None), "blank", clock, clock.now)
        practice.stopwatch.resume()
        for _ in range(int(minutes * 6)):
            clock.seconds += 10
            practice.stopwatch.tick()
        practice.begin_run()
        check = CheckResult("works", "idea", None, passed)
        practice.end_run(Report(card, (), "passed" if passed else "failed", (check,)), "text")
        _put(store, practice.attempt("text"), days)

    return passed


@pytest.fixture
def says(store: Store, clock: Any) -> Callable[..., None]:
    """Records an answer with the kinds of points that landed, and those that did not."""

    def said(card: str, landed: tuple[TickKind, ...], missing: tuple[TickKind, ...] = (), days: int = 0) -> None:
        speaking = Speaking(SpokenSubject(card, card, card, "?", "", ()), clock, clock.now)
        ticks = tuple(Tick(kind, kind, True) for kind in landed) + tuple(Tick(kind, kind, False) for kind in missing)
        _put(store, speaking.attempt()._replace(ticks=ticks), days)

    return said


def _put(store: Store, attempt: Attempt, days: int) -> None:
    back = timedelta(days=days)
    store.record(attempt._replace(started=attempt.started - back, ended=attempt.ended - back))


def test_without_practice_everything_is_open(catalog: Catalog, store: Store) -> None:
    found = abilities(catalog, store)
    assert [(ability.ready, ability.shown) for ability in found] == [(False, 0)] * 4
    assert [len(ability.evidence) for ability in found] == [1, 6, 7, 33]
    assert all(one.open for ability in found for one in ability.evidence)
    lines = readiness_lines(found)
    assert all(line.head.startswith(("[ ] open", "  ", "")) for line in lines)
    # What lacks the same is told together.
    assert sum("not said with its positions and trade-offs yet" in line.words for line in lines) == 1


def test_ten_minutes_are_ten_minutes(catalog: Catalog, store: Store, passes: Passes) -> None:
    passes("ten-minute", minutes=12, days=4)
    (one,) = abilities(catalog, store)[0].evidence
    assert (one.on, one.open) == (None, "the best so far took 12.0 minutes")
    passes("ten-minute", minutes=9, passed=False)
    assert not abilities(catalog, store)[0].ready
    passes("ten-minute", minutes=9.5, days=2)
    passes("ten-minute", minutes=11)
    ability = abilities(catalog, store)[0]
    assert ability.ready
    assert ability.evidence[0].on == DAY - timedelta(days=2), "the day on which it was done in time"
    passes("ten-minute", minutes=8, days=1)
    assert abilities(catalog, store)[0].evidence[0].on == DAY - timedelta(days=1), "the latest such day"


def test_a_minimum_needs_its_program_and_its_tradeoff(
    catalog: Catalog, store: Store, passes: Passes, says: Callable[..., None]
) -> None:
    card = next(iter(MINIMUMS))
    passes(card, days=3)
    one = abilities(catalog, store)[1].evidence[0]
    assert (one.on, one.open) == (None, "its trade-off not said yet")
    says(f"{card}.aloud", ("position",), ("tradeoff",))
    assert abilities(catalog, store)[1].evidence[0].on is None
    says(f"{card}.aloud", ("tradeoff",))
    assert abilities(catalog, store)[1].evidence[0].on == DAY - timedelta(days=3)
    assert abilities(catalog, store)[1].shown == 1


def test_only_the_judgement_section_is_judgement(catalog: Catalog, store: Store) -> None:
    asked = {one.card for one in abilities(catalog, store)[2].evidence}
    assert asked == {drill.id for drill in catalog.of_section("G")}


def test_a_judgement_question_needs_both_in_one_answer(
    catalog: Catalog, store: Store, says: Callable[..., None]
) -> None:
    card = next(drill.id for drill in catalog.drills if drill.kind == "theory")
    says(card, ("position",), ("tradeoff",))
    says(card, ("tradeoff",), ("position",))
    assert abilities(catalog, store)[2].shown == 0
    says(card, ("position", "tradeoff"), ("fact", "position"), days=1)
    (shown,) = [one for one in abilities(catalog, store)[2].evidence if one.on]
    assert (shown.card, shown.on) == (card, DAY - timedelta(days=1))


def test_out_loud_is_what_would_be_graded_good(catalog: Catalog, store: Store, says: Callable[..., None]) -> None:
    says("react-loop.aloud", ("position", "fact"), ("tradeoff",))
    assert abilities(catalog, store)[3].shown == 0
    says("react-loop.aloud", ("position", "tradeoff"), ("fact", "fact", "fact"))
    assert abilities(catalog, store)[3].shown == 0, "less than half"
    says("react-loop.aloud", ("position", "tradeoff"), ("fact",))
    assert abilities(catalog, store)[3].shown == 1
    assert any("+ 2030-01-10" in line.head for line in readiness_lines(abilities(catalog, store)))
