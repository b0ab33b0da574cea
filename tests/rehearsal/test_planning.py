"""The plan for 1, 14 and 60 days, against what the fsrs library itself gives."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, time, timedelta, timezone
from pathlib import Path
from typing import Any

import fsrs
import pytest

from trainer.catalog.catalog import Catalog
from trainer.checking.report import CheckResult, Report
from trainer.memory.models import Card, Grade
from trainer.memory.schedule import day_start, recall_on
from trainer.memory.store import Store
from trainer.rehearsal.planning.days import play_through
from trainer.rehearsal.planning.plan import Plan, make_plan
from trainer.rehearsal.planning.today import planned_today
from trainer.rehearsal.planning.topics import Topic, topics
from trainer.rehearsal.planning.words import day_line, day_lines, plan_lines
from trainer.rehearsal.private_drills import add_private_drill, with_private_drills
from trainer.rehearsal.programs.brief import subject_of
from trainer.rehearsal.programs.practice import Practice

TODAY = date(2030, 1, 10)
DAY = timedelta(days=1)


@pytest.fixture
def plan(catalog: Catalog, store: Store) -> Callable[..., Plan]:
    def made(days: int, minutes: int = 30) -> Plan:
        return make_plan(with_private_drills(catalog, store), store, TODAY + days * DAY, minutes)

    return made


def topic(name: str, level: Any = "must", rank: int = 0, minutes: float = 3) -> Topic:
    return Topic(Card(name, None, None, None, None, 0, 0), name, "code", "A", level, minutes, rank)


def doings(plan: Plan) -> list[set[str]]:
    return [{task.doing for task in day.tasks} for day in plan.days]


def test_for_tomorrow_there_is_the_routine_and_nothing_new(plan: Callable[..., Plan], catalog: Catalog) -> None:
    made = plan(1)
    assert doings(made) == [{"routine"}]
    assert made.days_left == 1
    assert {one.card for one in made.dropped} >= {drill.id for drill in catalog.drills if drill.kind == "code"}
    assert made.recall == 0.0


def test_what_is_dropped_is_counted_by_section_and_named_on_demand(plan: Callable[..., Plan]) -> None:
    made = plan(14)
    could = next(line for line in plan_lines(made) if line.head.startswith("  could"))
    assert could.words.startswith("in ") and len(could.words) < 200
    names = next(line for line in plan_lines(made, all_names=True) if line.head.startswith("  could"))
    assert "claim-bool-int" in names.words
    assert sum(one.level == "could" for one in made.dropped) == len(names.words.split(", "))


@pytest.mark.parametrize("days", [0, 1, 2, 14])
def test_today_alone_is_the_first_day_of_the_plan(catalog: Catalog, clock: Any, tmp_path: Path, days: int) -> None:
    interview = TODAY + days * DAY
    with Store(tmp_path / "memory.sqlite3", now=clock.now, interview=lambda: interview) as store:
        today = planned_today(catalog, store, 30)
        whole = make_plan(catalog, store, interview, 30)
    assert today is not None
    assert today.nothing_new is (days < 2)
    tasks = whole.days[0].tasks if whole.days else ()
    named = [task.card for task in tasks if task.doing in ("baseline", "new")]
    assert list(today.new) == list(dict.fromkeys(named))


def test_on_the_day_itself_nothing_is_planned(plan: Callable[..., Plan]) -> None:
    made = plan(0)
    assert made.days == ()
    assert "today" in next(plan_lines(made)).words


def test_fourteen_days_begin_and_end_with_the_baseline_and_the_routine(plan: Callable[..., Plan]) -> None:
    made = plan(14)
    assert [day.day for day in made.days] == [TODAY + n * DAY for n in range(14)]
    assert [n for n, doing in enumerate(doings(made)) if "baseline" in doing] == [0, 12]
    assert doings(made)[13] == {"routine"}
    assert all(day.minutes <= 30.001 for day in made.days)
    assert made.recall > plan(5).recall > 0
    assert json.loads(json.dumps(made.to_json()))["interview"] == "2030-01-24"


def test_a_card_comes_when_the_library_says_and_never_after_the_date() -> None:
    interview = TODAY + 60 * DAY
    played = play_through([topic("one")], TODAY, interview, 30, 30, baseline_due=False)
    scheduler = fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    theirs, day, expected = fsrs.Card(card_id=1), TODAY, []
    while day < interview - DAY:
        expected.append(day)
        theirs, _ = scheduler.review_card(theirs, fsrs.Rating.Good, datetime.combine(day, time(), timezone.utc))
        day = theirs.due.date()
    once_more = [one.day for one in played.days for task in one.tasks if task.doing == "once more"]
    reviews = [one.day for one in played.days for task in one.tasks if task.doing in ("new", "review")]
    assert reviews == expected == [TODAY, TODAY + 2 * DAY, TODAY + 13 * DAY, TODAY + 59 * DAY][: len(expected)]
    for day in once_more:
        theirs, _ = scheduler.review_card(theirs, fsrs.Rating.Good, datetime.combine(day, time(), timezone.utc))
    (end,) = played.topics
    midnight = datetime.combine(interview, time(), timezone.utc)
    assert recall_on(end.card, interview) == scheduler.get_card_retrievability(theirs, midnight)


def test_what_would_come_only_afterwards_comes_once_more_before(plan: Callable[..., Plan]) -> None:
    played = play_through([topic("one")], TODAY, TODAY + 60 * DAY, 30, 30, baseline_due=False)
    last = [one.day for one in played.days for task in one.tasks if task.doing == "once more"]
    assert len(last) == 1
    assert TODAY + 45 * DAY <= last[0] < TODAY + 59 * DAY


def test_could_is_dropped_before_should_before_must() -> None:
    levels: list[Any] = ["must"] * 4 + ["should"] * 4 + ["could"] * 4
    rank = {"must": 0, "should": 1, "could": 2}
    given = [topic(f"{level}-{n}", level, rank[level]) for n, level in enumerate(levels)]
    left = {
        minutes: [one.level for one in play_through(given, TODAY, TODAY + 2 * DAY, minutes, minutes, False).left_out]
        for minutes in (18, 36, 54)
    }
    assert left[18] == ["must"] + ["should"] * 4 + ["could"] * 4
    assert left[36] == ["should"] * 2 + ["could"] * 4
    assert left[54] == ["could"] * 3


def test_nothing_comes_before_what_it_builds_on() -> None:
    given = [topic("long", minutes=9), replace(topic("said", minutes=1), after=("long",)), topic("other")]
    played = play_through(given, TODAY, TODAY + 4 * DAY, 14, 14, baseline_due=False)
    assert [[task.card for task in day.tasks if task.doing == "new"] for day in played.days] == [
        ["long"],
        ["said", "other"],
        [],
        [],
    ]


def test_what_something_important_builds_on_is_as_important(catalog: Catalog, store: Store) -> None:
    ranks = {one.card.id: one.rank for one in topics(catalog, store)}
    above = [
        (earlier, drill.id) for drill in catalog.drills for earlier in drill.after if {earlier, drill.id} <= set(ranks)
    ]
    assert [pair for pair in above if ranks[pair[0]] > ranks[pair[1]]] == []
    assert catalog.drill("streaming").level == "could", "approval-gate, which has to be known, comes after it"
    assert ranks["streaming"] == ranks["approval-gate"] == 0


def test_each_day_is_a_line_of_what_to_do(plan: Callable[..., Plan]) -> None:
    made = plan(14)
    lines = {line.head.strip(): line.words for line in day_lines(made)}
    assert len(lines) == len(made.days)
    first, *_, last = lines.items()
    assert first[0].startswith("today ") and "new: fake-model" in first[1]
    assert "routine" in last[1]
    empty = replace(made.days[1], tasks=())
    assert day_line(empty, made.today).words == "nothing"
    (shared,) = day_lines(replace(made, days=(empty, empty)))
    assert "nothing" in shared.words


def test_dropped_names_the_least_important_first(plan: Callable[..., Plan]) -> None:
    levels = [one.level for one in plan(5).dropped]
    assert levels == sorted(levels, key=["could", "should", "must"].index)
    assert "must" in levels


def test_more_minutes_drop_less_and_leave_more_known(plan: Callable[..., Plan]) -> None:
    others = plan(7, minutes=20).other_minutes
    assert [one.minutes for one in others] == [15, 20, 30, 45, 60]
    assert [one.dropped for one in others] == sorted((one.dropped for one in others), reverse=True)
    assert [one.recall for one in others] == sorted(one.recall for one in others)
    assert others[0].recall < others[-1].recall


def test_a_day_that_is_too_short_for_a_card_holds_it_alone() -> None:
    played = play_through([topic("long", minutes=10)], TODAY, TODAY + 3 * DAY, 5, 5, baseline_due=False)
    assert [[task.card for task in day.tasks] for day in played.days][:1] == [["long"]]


def test_what_was_practised_today_counts(catalog: Catalog) -> None:
    played = play_through([topic("one")], TODAY, TODAY + 3 * DAY, 30, 0, baseline_due=False)
    assert [len(day.tasks) for day in played.days] == [0, 1, 1]


def test_due_cards_come_most_forgotten_first() -> None:
    known = [
        replace(one, card=Card(one.card.id, day_start(TODAY), stability, 5.0, day_start(TODAY - 9 * DAY), 1, 0))
        for one, stability in ((topic("firm"), 9.0), (topic("shaky"), 2.0))
    ]
    played = play_through(known, TODAY, TODAY + 9 * DAY, 30, 30, baseline_due=False)
    assert [task.card for task in played.days[0].tasks] == ["shaky", "firm"]


def test_what_a_wrong_clock_put_years_ahead_is_due_today() -> None:
    ahead = replace(
        topic("ahead"),
        card=Card("ahead", day_start(TODAY + 900 * DAY), 9.0, 5.0, day_start(TODAY + 800 * DAY), 1, 0),
    )
    played = play_through([ahead], TODAY, TODAY + 9 * DAY, 30, 30, baseline_due=False)
    assert [(task.card, task.doing) for task in played.days[0].tasks] == [("ahead", "review")]


def test_the_baseline_has_its_figures_from_the_memory(
    plan: Callable[..., Plan], store: Store, catalog: Catalog, clock: Any
) -> None:
    for seconds, failed in ((17 * 60, 5), (7 * 60, 0)):
        practice = Practice(subject_of(catalog.drill("ten-minute"), None), "blank", clock, clock.now)
        practice.stopwatch.resume()
        for _ in range(seconds // 20):
            clock.seconds += 20
            practice.stopwatch.tick()
        checks = tuple(CheckResult(f"check {n}", f"idea_{n}", None, n >= failed) for n in range(6))
        practice.begin_run()
        practice.end_run(Report("ten-minute", (), "failed" if failed else "passed", checks), "text")
        store.record(practice.attempt("text")._replace(grade=Grade.GOOD))
    made = plan(14)
    assert "The ten-minute program: 17 minutes, 5 missed → 7 minutes, 0" in map(str, plan_lines(made))
    assert "baseline" not in doings(made)[0]
    assert "baseline" in doings(made)[12]


@pytest.mark.slow
def test_a_private_drill_is_in_the_next_plan(plan: Callable[..., Plan], store: Store) -> None:
    added = add_private_drill(store, "How did you roll it back?")
    tasks = [task for day in plan(60).days for task in day.tasks if task.card == added.card]
    assert tasks[0].doing == "new"
    assert [one.title for one in plan(60).sections][-1] == "Asked in your interviews"


def test_a_graded_twist_is_planned_beside_its_drill(
    plan: Callable[..., Plan], store: Store, catalog: Catalog, clock: Any
) -> None:
    drill = catalog.drill("trim-budget")
    for twist in (None, drill.twists[0]):
        practice = Practice(subject_of(drill, twist), "blank", clock, clock.now)
        store.record(practice.attempt("text")._replace(grade=Grade.GOOD))
    planned = {task.card: task.title for day in plan(60).days for task in day.tasks}
    assert planned["trim-budget"] == drill.title
    assert planned["trim-budget+1"] == f"{drill.title}: {drill.twists[0].title}"


def test_ten_thousand_cards_and_years_to_go_are_planned() -> None:
    """A pack of that many drills may be added; looking at each card on each day took minutes (see tests/bench)."""
    cards = [topic(f"card-{number}") for number in range(10_000)]
    played = play_through(cards, TODAY, TODAY + 1_000 * DAY, 30, 30, baseline_due=False)
    assert len(played.days) == 1_000 and 0 < len(played.left_out) < 10_000
