"""Agreement and Cohen's kappa between the machine and the learner."""

from __future__ import annotations

import pytest
from databases import Try

from trainer.memory.judgement import LATEST, Agreement, judgement
from trainer.memory.models import Grade, Tick
from trainer.memory.store import Store


def test_kappa_is_cohens() -> None:
    # Two readers of fifty proposals: 20 yes from both, 15 no from both, 5 and 10 apart.
    agreement = Agreement(both_yes=20, both_no=15, machine_only=5, learner_only=10)
    assert agreement.share == pytest.approx(0.70)
    assert agreement.kappa == pytest.approx(0.40)
    assert "70% agreement over 50 pairs, Cohen's kappa 0.40." in agreement.says


@pytest.mark.parametrize(
    ("agreement", "kappa"),
    [
        (Agreement(both_yes=6, both_no=4), 1.0),
        (Agreement(machine_only=5, learner_only=5), -1.0),
        (Agreement(both_yes=5, learner_only=5), 0.0),
        (Agreement(both_yes=10), None),
        (Agreement(both_no=12), None),
        (Agreement(both_yes=5, both_no=4), None),
    ],
)
def test_edges(agreement: Agreement, kappa: float | None) -> None:
    assert agreement.kappa == (None if kappa is None else pytest.approx(kappa))


def test_too_few_pairs_and_one_verdict_are_said() -> None:
    assert "No pairs so far" in Agreement().says
    assert "1 pair so far" in Agreement(both_yes=1).says
    assert "9 pairs so far; 10 are needed" in Agreement(both_yes=9).says
    assert "undefined" in Agreement(both_yes=10).says


def test_points_that_were_offered_count(store: Store, attempt: Try) -> None:
    ticks = (
        Tick("a", "fact", True, "landed"),
        *(Tick("b", "fact", False, "landed") for _ in range(2)),
        *(Tick("c", "fact", True, "missing") for _ in range(3)),
        *(Tick("d", "fact", False, "missing") for _ in range(4)),
        Tick("e", "fact", True, "confirm"),
        Tick("f", "fact", True, "contradicted"),
        Tick("g", "fact", True, None),
    )
    for _ in range(3):
        store.record(attempt("react-loop.aloud", mode="spoken", passes=())._replace(ticks=ticks))
    assert judgement(store).points == Agreement(both_yes=3, both_no=12, machine_only=6, learner_only=9)
    assert judgement(store).forecasts == Agreement()


def test_points_that_wait_on_the_sheet_of_a_sitting_do_not_count(store: Store, attempt: Try) -> None:
    ticks = tuple(Tick("a", "fact", False, "landed") for _ in range(4))
    waiting = attempt("react-loop.aloud", mode="spoken", passes=())._replace(ticks=ticks, session="evening")
    store.record(waiting)
    assert judgement(store).points == Agreement()
    store.record(waiting._replace(ticks=tuple(tick._replace(landed=True) for tick in ticks)))
    store.grade(waiting.id, Grade.GOOD)
    assert judgement(store).points == Agreement(both_yes=4)


def test_runs_that_were_forecast_count(store: Store, attempt: Try) -> None:
    tried = attempt(passes=(False, False, True, True, True, True))
    said = (True, False, True, False, False, None)
    runs = tuple(run._replace(forecast=forecast) for run, forecast in zip(tried.runs, said, strict=True))
    store.record(tried._replace(runs=runs))
    assert judgement(store).forecasts == Agreement(both_yes=1, both_no=1, machine_only=2, learner_only=1)
    assert store.attempts()[0].runs == runs


def test_the_latest_pairs_are_looked_at_by_an_index(store: Store, attempt: Try) -> None:
    old = tuple(Tick("x", "fact", False, "landed") for _ in range(10))
    new = tuple(Tick("x", "fact", True, "landed") for _ in range(LATEST))
    for ticks in (old, new):
        store.record(attempt("react-loop.aloud", mode="spoken", passes=())._replace(ticks=ticks))
    assert judgement(store).points == Agreement(both_yes=LATEST)
    from trainer.memory.tables import HAS_FORECAST

    for query in (
        "SELECT 1 FROM ticks WHERE offered IN ('landed', 'missing') ORDER BY attempt DESC, position DESC",
        f"SELECT run FROM runs WHERE {HAS_FORECAST} ORDER BY attempt DESC, position DESC",
    ):
        (plan,) = store.rows(f"EXPLAIN QUERY PLAN {query}")
        assert "ticks_judged" in plan[-1] or "runs_forecast" in plan[-1]
