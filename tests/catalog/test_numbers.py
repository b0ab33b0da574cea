"""The numbers of the built-in pack, each compared with a formula of its own here, and what is said about them."""

from __future__ import annotations

import math
import runpy
from collections.abc import Callable, Mapping
from statistics import NormalDist
from typing import Any

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.kinds.number import number_of, numbers_path
from trainer.catalog.lint.numbers import lint_number

Values = Mapping[str, Any]
SEEDS = tuple(f"formula {number}" for number in range(25))
MILLION = 10**6
STANDARD = NormalDist()


def cache_of_a_token(v: Values) -> int:
    return math.prod((2, v["layers"], v["kv_heads"], v["d_head"]))


def step_cap(v: Values) -> int:
    """The last number of steps that breaks no bound, found by walking."""
    taken = 0
    while (
        taken < v["max_steps"]
        and (taken + 1) * v["per_step"] <= v["budget"]
        and (taken + 1) * v["seconds"] <= v["deadline"]
    ):
        taken += 1
    return taken


def context_steps(v: Values) -> int:
    used, taken = v["system"] + v["tools"] + v["headroom"], 0
    while used + v["per_step"] <= v["window"]:
        used, taken = used + v["per_step"], taken + 1
    return taken


def sequences(v: Values) -> int:
    left, fitting = (v["memory"] - v["weights"] - v["reserve"]) * 10**9, 0
    while left >= v["per_token"] * v["tokens"]:
        left, fitting = left - v["per_token"] * v["tokens"], fitting + 1
    return fitting


def backoff(v: Values) -> float:
    waited, bound = 0.0, v["base"]
    for _ in range(v["retries"]):
        waited, bound = waited + min(bound, v["cap"]), bound * v["factor"]
    return waited


def cached_run(v: Values) -> float:
    spent = 0.0
    for step in range(v["steps"]):
        rate = v["write"] if step == 0 else 0.1
        spent += (rate * v["prefix"] + v["input"] - v["prefix"]) * v["p_in"] + v["output"] * v["p_out"]
    return spent / MILLION


def stuck_share(v: Values) -> float:
    stuck, normal = v["cap"] * v["stuck_tokens"], v["steps"] * v["tokens"]
    return 100 / (1 + (100 - v["stuck"]) / v["stuck"] * normal / stuck)


def kappa(v: Values) -> float:
    """By the counts: 2 (ad - bc) / ((a + b)(b + d) + (a + c)(c + d))."""
    a, b, c, d = v["both_pass"], v["judge_only"], v["human_only"], v["both_fail"]
    return 2 * (a * d - b * c) / ((a + b) * (b + d) + (a + c) * (c + d))


def spent_when_stopped(v: Values) -> float:
    budget, each, spent = round(v["budget"] * 1000), round(v["each"] * 1000), 0
    while spent < budget:
        spent += each
    return spent / 1000


def standard_error(v: Values) -> float:
    """In points, as the spread of n tosses over n."""
    n, p = v["cases"], v["percent"] / 100
    return 100 * math.sqrt(n * p - n * p**2) / n


FORMULAS: dict[str, Callable[[Values], float]] = {
    "effective-step-cap": step_cap,
    "context-until-full": context_steps,
    "kv-cache-bytes": lambda v: cache_of_a_token(v) * v["tokens"] * {"8 bits": 1, "16 bits": 2}[v["precision"]] / 1e9,
    "kv-cache-share": lambda v: cache_of_a_token(v) * 2 * v["tokens"] * v["count"] / v["memory"] / 1e7,
    "sequences-per-gpu": sequences,
    "retries-failure": lambda v: 100 * math.exp((1 + v["retries"]) * math.log(v["percent"] / 100)),
    "backoff-waits": backoff,
    "run-cost": lambda v: v["steps"] / MILLION * (v["input"] * v["p_in"] + v["output"] * v["p_out"]),
    "run-cost-cached": cached_run,
    "tickets-one-agent": lambda v: v["price"] * v["tickets"] / 1000 * v["calls"] * v["per_call"] / 1000,
    "tickets-router": lambda v: (
        v["price"] * v["tickets"] / MILLION
        * (v["classify"] + v["agent"] - v["fixed"] / 100 * (v["agent"] - v["path"]))
    ),
    "tickets-bounded": lambda v: (
        v["price"] / MILLION * v["stuck"] * v["tickets"] * (v["steps"] * v["per_step"] - v["budget"]) / 100
    ),
    "stuck-share": stuck_share,
    "duplicates-from-timeouts": lambda v: v["amount"] * v["landed"] * v["timeouts"] * v["refunds"] / 10_000,
    "tool-catalog-saving": lambda v: v["calls"] * v["schema"] * (v["all_tools"] - v["chosen"]),
    "lost-approvals": lambda v: v["approvals"] * v["hours"] / (24 / v["restarts"]),
    "cost-per-resolved": lambda v: v["tokens_b"] / v["tokens_a"] * v["rate_a"] / v["rate_b"],
    "debate-calls": lambda v: v["agents"] + v["agents"] * v["rebuttals"] + v["judges"],
    "lats-calls": lambda v: v["depth"] * (2 * v["branching"] - 1),
    "reflexion-calls": lambda v: v["failed"] * (v["steps"] + 1) + v["steps"],
    "kappa-two-by-two": kappa,
    "pass-rate-error": standard_error,
    "cases-for-tolerance": lambda v: v["percent"] * (100 - v["percent"]) * (v["z"] / v["tolerance"]) ** 2,
    "false-alarms": lambda v: 100 * STANDARD.cdf(-v["tolerance"] / standard_error(v)),
    "spend-past-budget": spent_when_stopped,
}  # fmt: skip


def test_every_number_has_a_formula_here(catalog: Catalog) -> None:
    assert {drill.id for drill in catalog.of_kind("number") if drill.pack.built_in} == set(FORMULAS)
    assert len(FORMULAS) >= 18


@pytest.mark.parametrize("name", FORMULAS)
def test_it_is_solved_as_by_another_formula(name: str, catalog: Catalog, checker) -> None:
    drill = catalog.drill(name)
    draws = checker.draw(drill, SEEDS)
    for one in draws:
        assert one.result == pytest.approx(FORMULAS[name](one.values), rel=1e-9), one.values
    assert [str(finding) for finding in lint_number(drill, checker)] == []
    assert number_of(drill).why


LLAMA = {"layers": 32, "kv_heads": 8, "d_head": 128, "tokens": 8192}
TEN_STEPS = {"steps": 10, "input": 2000, "output": 500, "p_in": 3, "p_out": 15}
SAID = [
    ("kv-cache-bytes", {**LLAMA, "precision": "16 bits"}, 1.07, "1.07 GB a sequence"),
    ("kv-cache-share", {**LLAMA, "count": 8, "memory": 80}, 10.7, "10.7 % of 80 GB"),
    ("kv-cache-share", {**LLAMA, "count": 8, "memory": 100}, 8.59, "take 8.6 GB"),
    ("kv-cache-share", {**LLAMA, "count": 4, "memory": 100}, 4.29, "4 takes 4.29 GB"),
    ("kv-cache-share", {**LLAMA, "count": 32, "memory": 100}, 34.4, "32 takes 34.4 GB"),
    ("retries-failure", {"percent": 20, "retries": 3}, 0.16, "0.16 %"),
    ("run-cost", TEN_STEPS, 0.135, "$0.135"),
    ("run-cost", {**TEN_STEPS, "input": 0}, 0.075, "$0.075"),
    ("run-cost-cached", {**TEN_STEPS, "prefix": 2000, "write": 1}, 0.0864, "$0.0864"),
    ("run-cost-cached", {**TEN_STEPS, "prefix": 2000, "write": 1.25}, 0.0879, "$0.0879"),
    ("tickets-one-agent", {"tickets": 10_000, "calls": 7, "per_call": 3000, "price": 1}, 210, "210 million"),
    ("tickets-one-agent", {"tickets": 10_000, "calls": 7, "per_call": 3000, "price": 3}, 630, "$630"),
    (
        "tickets-router",
        {"tickets": 10_000, "classify": 1000, "fixed": 85, "path": 3000, "agent": 15_000, "price": 3},
        174,
        "$174 a day",
    ),
    (
        "tickets-router",
        {"tickets": MILLION, "classify": 1000, "fixed": 85, "path": 3000, "agent": 15_000, "price": 1},
        5800,
        "5,800 tokens",
    ),
    (
        "stuck-share",
        {"tasks": 20_000, "stuck": 1, "cap": 50, "stuck_tokens": 30_000, "steps": 6, "tokens": 4000},
        38.7,
        "38.7 %",
    ),
    ("duplicates-from-timeouts", {"refunds": 10_000, "timeouts": 1.5, "landed": 80, "amount": 45}, 5400, "$5,400"),
    ("duplicates-from-timeouts", {"refunds": 10_000, "timeouts": 1.5, "landed": 80, "amount": 1}, 120, "120 dup"),
    ("tool-catalog-saving", {"all_tools": 140, "schema": 150, "chosen": 0, "calls": 1}, 21_000, "21,000"),
    ("tool-catalog-saving", {"all_tools": 8, "schema": 150, "chosen": 0, "calls": 1}, 1200, "of them 1,200"),
    ("lost-approvals", {"restarts": 2, "approvals": 40, "hours": 3}, 10, "10 of 40"),
    ("lost-approvals", {"restarts": 2, "approvals": 100, "hours": 3}, 25, "25 %"),
    ("cost-per-resolved", {"tokens_a": 1, "rate_a": 100, "tokens_b": 10_000, "rate_b": 95}, 10_526, "10,526"),
    ("cost-per-resolved", {"tokens_a": 1, "rate_a": 100, "tokens_b": 40_000, "rate_b": 99}, 40_404, "40,404"),
    ("cost-per-resolved", {"tokens_a": 10_000, "rate_a": 95, "tokens_b": 40_000, "rate_b": 99}, 3.84, "nearly four"),
    ("debate-calls", {"agents": 2, "rebuttals": 1, "judges": 1}, 5, "5 calls"),
    ("lats-calls", {"branching": 5, "depth": 4}, 40 - 4, "40 calls, where ReAct takes 4"),
    ("reflexion-calls", {"steps": 6, "failed": 2}, 20, "it is 20"),
    ("kappa-two-by-two", {"cases": 100, "both_pass": 90, "both_fail": 0, "judge_only": 10, "human_only": 0}, 0, "0.9"),
    ("pass-rate-error", {"cases": 50, "percent": 86}, 4.91, "4.9 points"),
    ("cases-for-tolerance", {"tolerance": 3, "percent": 86, "alarm": 5, "z": 1.645}, 362, "some 360 cases"),
    ("false-alarms", {"cases": 50, "tolerance": 3, "percent": 86}, 27.0, "27 %"),
    ("spend-past-budget", {"budget": 0.05, "each": 0.021}, 0.063, "ends at $0.063"),
    ("spend-past-budget", {"budget": 40, "each": 30}, 60, "40,000 tokens with calls of 30,000 at 60,000"),
]


@pytest.mark.parametrize(("name", "values", "result", "words"), SAID)
def test_a_figure_that_is_said_comes_out(name, values, result, words, catalog: Catalog) -> None:
    drill = catalog.drill(name)
    solved = runpy.run_path(str(numbers_path(drill)))["solve"](dict(values))[1]
    assert solved == pytest.approx(result, rel=0.004, abs=1e-9)
    assert words in number_of(drill).why


def test_the_figures_about_the_normal_curve() -> None:
    tail = {allowed: 100 * STANDARD.cdf(-allowed) for allowed in (1, 1.645, 2)}
    assert [round(tail[1]), round(tail[1.645]), round(tail[2], 1)] == [16, 5, 2.3]
    assert round(3 / standard_error({"cases": 50, "percent": 86}), 2) == 0.61
    assert round(100 - 100 * 174 / 630) == 72
