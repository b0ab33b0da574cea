"""The figures in the answers on architectures, on several agents and on evaluation: counted on the references that the
answers speak of, or worked out from their formulas."""

from __future__ import annotations

import math
import runpy
from collections.abc import Callable
from typing import Any

import pytest

from trainer.catalog.catalog import Catalog

WORDS = dict(enumerate("none one two three four five six seven eight nine".split())) | {20: "twenty", 40: "forty"}

Reference = Callable[..., dict[str, Any]]


@pytest.fixture
def reference(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> Reference:
    """Gives the names of a drill's reference, or of that of a twist."""

    def names(drill_id: str, twist: int | None = None) -> dict[str, Any]:
        path = catalog.drill(drill_id).snippet_path(twist)
        monkeypatch.syspath_prepend(path.parent)
        return runpy.run_path(str(path))

    return names


def expect_stated(catalog: Catalog, drill_id: str, *figures: str) -> None:
    """Each figure stands in what the answer to this drill says."""
    answer = catalog.answer(catalog.drill(drill_id))
    assert answer is not None
    follow_ups = [text for one in answer.follow_ups for text in (one.ask, *one.listen_for)]
    told = "\n".join([answer.theory, answer.pitfall, answer.spoken, *follow_ups])
    for figure in figures:
        assert figure in told, (figure, told)


def test_a_tree_search_costs_what_its_answer_says(catalog: Catalog, reference: Reference) -> None:
    options, levels = 5, 4
    found = reference("lats")["lats"](
        propose=lambda path: list(range(options)),
        value=lambda path: path.count(0),
        solved=lambda path: path == [0] * levels,
        budget=1000,
    )
    assert found["path"] == [0] * levels
    each, together = 2 * options * levels, (1 + options) * levels
    assert found["calls"] == together - options
    expect_stated(
        catalog,
        "lats",
        f"2 · b · d calls, so {options} options and {levels} levels are {each} where ReAct takes {levels}",
        f"(1 + b) · d, so {together}, or {found['calls']} where",
        f"the last {WORDS[options]} are valued",
        f"{WORDS[each]} calls instead of {WORDS[levels]}",
    )


def test_a_debate_costs_what_its_answer_says(catalog: Catalog, reference: Reference) -> None:
    calls: list[str] = []

    def model(name: str) -> Callable[[object], dict[str, str]]:
        def reply(messages: object) -> dict[str, str]:
            calls.append(name)
            return {"type": "text", "text": name}

        return reply

    debaters = {name: model(name) for name in ("Ada", "Ben")}
    reference("debate")["debate"](debaters, model("judge"), "Is it spam?", max_rounds=2)
    said, judged = len(calls) - calls.count("judge"), calls.count("judge")
    assert said == 2 * 2
    expect_stated(
        catalog,
        "debate",
        f"one rebuttal are 2 · 2 calls and {judged} for the judge: {WORDS[len(calls)]} instead of one",
        f"In time it is {WORDS[calls.count('Ada') + judged]} calls in a row",
        f"one judge is {WORDS[len(calls)]} calls instead of one",
        f"{WORDS[len(calls)]} times the cost",
    )


def test_a_workflow_has_as_many_cases_as_its_answer_says(catalog: Catalog, reference: Reference) -> None:
    labels = ("refund", "delivery", "invoice", "complaint")
    handlers = {label: lambda ticket: "done" for label in labels}
    route_ticket = reference("route-ticket")["route_ticket"]
    said = [*labels, "anything else"]
    routes = {route_ticket({"text": one}, str, handlers, lambda ticket, reason: "queued")["route"] for one in said}
    expect_stated(
        catalog,
        "route-ticket",
        f"With {WORDS[len(labels)]} branches and the way to a person, {WORDS[len(routes)]} cases",
    )


def test_reflexion_runs_as_often_as_its_answer_says(catalog: Catalog, reference: Reference) -> None:
    runs: list[object] = []
    result = reference("reflexion-run")["reflexion_run"](
        attempt=lambda task, reflections: runs.append(task),
        verify=lambda task, result: (False, "red"),
        reflect=lambda task, result, feedback: "note",
        task="mend it",
        max_attempts=3,
    )
    expect_stated(catalog, "reflexion-run", f"{WORDS[3]} attempts cost {WORDS[len(runs)]} full runs")
    assert not result["passed"]


def test_follow_ups_of_each_report_add_up_as_the_answer_says(catalog: Catalog) -> None:
    expect_stated(catalog, "supervisor", f"{WORDS[3]} reports with {WORDS[2]} each make {WORDS[3 * 2]}")


def test_one_step_in_front_does_what_the_answer_says(catalog: Catalog, reference: Reference) -> None:
    golden = [{"action": "open", "action_input": {"page": page}} for page in range(4)]
    search = {"action": "search", "action_input": {}}
    score = reference("score-trajectory")["score_trajectory"]([search, *golden], golden)
    assert (score["positional_recall"], score["step_recall"]) == (0, 1)
    expect_stated(catalog, "score-trajectory", f"a single look-up in front, and {WORDS[len(golden)]} right steps")


def test_nine_searches_score_as_the_drill_says(catalog: Catalog, reference: Reference) -> None:
    called = ["search"] * 9
    as_sets = reference("tool-selection")["tool_selection"](called, ["search"])
    as_calls = reference("tool-selection", 1)["tool_selection"](called, ["search"])
    assert as_sets == {"precision": 1, "recall": 1}
    assert as_calls == {"precision": pytest.approx(1 / len(called)), "recall": 1}
    assert f"now makes {WORDS[len(called)]}" in catalog.drill("tool-selection").twists[0].question


def test_percentiles_are_the_places_that_the_answer_names(catalog: Catalog, reference: Reference) -> None:
    percentile = reference("span-report")["percentile"]
    twenty = list(range(1, 21))
    assert percentile(twenty, 95) == sorted(twenty)[-2] == math.ceil(0.95 * len(twenty))
    assert all(percentile(range(n), 99) == n - 1 for n in range(1, 100))
    assert percentile(range(100), 99) < 99
    expect_stated(
        catalog,
        "span-report",
        "at place ⌈0.95·n⌉",
        f"of {WORDS[len(twenty)]}, p95 is the second largest",
        "p99 is simply the largest as long as there are fewer than a hundred",
        f"with ten, about {round(1 - 0.95**10, 2):.0%}".replace("%", " %"),
    )


def test_the_price_of_successes_alone_hides_what_the_answer_says(catalog: Catalog, reference: Reference) -> None:
    runs = [{"task": str(number), "cost_usd": 1, "resolved": number == 0} for number in range(5)]
    report = reference("cost-per-resolved-task")["cost_report"](runs)
    failed = round((1 - report["success_rate"]) * len(runs))
    assert report["cost_per_resolved"] == len(runs) * report["cost_per_task"]
    expect_stated(catalog, "cost-per-resolved-task", f"fails {WORDS[failed]} times in {WORDS[len(runs)]}")
