"""How regression-gate is judged. All values at a threshold are ones that binary fractions hold exactly."""

from itertools import permutations

from trainer.checking.api import check, draw, expect

SMALL = 1 / 1024


def metrics(rate, p95, **more):
    return {"pass_rate": rate, "p95_latency_s": p95, **more}


def base():
    """A baseline drawn anew, and a tolerance."""
    return metrics(draw.number(8, 12) / 16, draw.choice([2.0, 3.0, 6.0, 8.0])), draw.choice([1 / 16, 1 / 8, 3 / 16])


def tried(program, right, current, *limits, **named):
    """What the gate says; `right` are the metrics that should fail."""
    got = program.gate(dict(current), *limits, **named)
    return {"got": got, "right": list(right), "current": current}


def says(failure, metric):
    """Whether a failure names a metric the way the drill wants it; a missing one, too, may go by its short name."""
    failure = failure.lower()
    short = {"p95_latency_s": "p95", "cost_usd": "cost"}.get(metric, metric)
    return short in failure or short.replace("_", " ") in failure


def expect_failures(case, say):
    """One failure for each metric that should fail, in any order, and no other."""
    got, right = case["got"], case["right"]
    if not isinstance(got, (list, tuple)):
        expect(got).that(False, "The gate should give a list of failures, and it did not.", expected=right)
    expect(got).that(len(got) == len(right), say, expected=right)
    for failure in got:
        expect(failure).is_text("A failure in the list is no text.")
    fits = any(all(map(says, order, right)) for order in permutations(got))
    expect(got).that(fits, f"{say} (Each failure has to name its metric.)", expected=right)


@check("lets a build through that is as good as the baseline", landmark="all_failures")
def lets_through(program):
    baseline, tolerance = base()
    better = metrics(baseline["pass_rate"] + 0.25, baseline["p95_latency_s"] / 2)
    return [
        tried(program, [], baseline, baseline, tolerance),
        tried(program, [], better, baseline, tolerance),
        tried(program, [], metrics(1.0, 0.0), baseline, tolerance),
        tried(program, [], {**better, draw.word(): draw.number()}, baseline, tolerance),
        tried(program, [], baseline, baseline, 0),
    ]


@lets_through.expect
def _(seen):
    expect_failures(seen[0], "A build exactly as good as the baseline should have no failures.")
    for case in seen[1:4]:
        expect_failures(case, "A build that is better and faster than the baseline should have no failures.")
    expect_failures(seen[4], "With tolerance 0, a build exactly as good as the baseline should have no failures.")


@check("lets the pass rate fall by the tolerance", landmark="tolerance")
def within_tolerance(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    wide = draw.choice([0.25, 0.375])
    return [
        tried(program, [], metrics(rate - tolerance / 2, p95), baseline, tolerance),
        tried(program, [], metrics(rate - tolerance, p95), baseline, tolerance),
        tried(program, [], metrics(rate - wide, p95), baseline, wide),
    ]


@within_tolerance.expect
def _(seen):
    expect_failures(seen[0], "The pass rate fell by half the tolerance, which should be no failure.")
    for case in seen[1:]:
        expect_failures(case, "The pass rate fell by exactly the tolerance, which should be no failure.")


@check("fails a pass rate below the floor", landmark="rate_gate")
def below_floor(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    return [
        tried(program, ["pass_rate"], metrics(rate - tolerance - SMALL, p95), baseline, tolerance),
        tried(program, ["pass_rate"], metrics(rate - tolerance - 0.25, p95 / 2), baseline, tolerance),
        tried(program, ["pass_rate"], metrics(0.0, p95), baseline, tolerance),
        tried(program, ["pass_rate"], metrics(0, p95), baseline, tolerance),
        tried(program, ["pass_rate"], metrics(rate - SMALL, p95), baseline, 0),
        # Where rounding to one place or two would hide it, whatever was drawn.
        tried(program, ["pass_rate"], metrics(0.5 - SMALL, p95), metrics(0.75, p95), 0.25),
    ]


@below_floor.expect
def _(seen):
    barely, far, *nothing, strict, hidden = seen
    for case in (barely, hidden):
        expect_failures(
            case, "The pass rate fell by a little more than the tolerance: one failure is due, for it alone."
        )
    expect_failures(far, "The pass rate fell far below the tolerance: one failure is due, for it alone.")
    for case in nothing:
        expect_failures(case, "The pass rate is 0: one failure is due, for it alone.")
    expect_failures(strict, "With tolerance 0, a pass rate a little below the baseline is a failure.")


@check("lets the p95 grow by a quarter", landmark="headroom")
def within_headroom(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    return [
        tried(program, [], metrics(rate, p95 * 1.125), baseline, tolerance),
        tried(program, [], metrics(rate, p95 * 1.25), baseline, tolerance),
        tried(program, [], metrics(rate, p95 * 1.25), baseline, 0),
    ]


@within_headroom.expect
def _(seen):
    expect_failures(seen[0], "The p95 grew by an eighth, which should be no failure.")
    for case in seen[1:]:
        expect_failures(case, "The p95 grew by exactly a quarter, which should be no failure.")


@check("fails a p95 more than a quarter above", landmark="latency_gate")
def above_headroom(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    return [
        tried(program, ["p95"], metrics(rate, p95 * 1.25 + SMALL), baseline, tolerance),
        tried(program, ["p95"], metrics(rate + 0.125, p95 * 3), baseline, tolerance),
        tried(program, ["p95"], metrics(rate, p95 * 1.375), baseline, 0.5),
        tried(program, ["p95"], metrics(1.0, 0.75), metrics(1.0, 0.5), tolerance),
        tried(program, ["p95"], metrics(rate, 2.5 + SMALL), metrics(rate, 2.0), tolerance),
    ]


@above_headroom.expect
def _(seen):
    barely, far, wide, small, hidden = seen
    for case in (barely, hidden):
        expect_failures(case, "The p95 grew by a little more than a quarter: one failure is due, for it alone.")
    expect_failures(far, "The p95 is three times what it was: one failure is due, for it alone.")
    expect_failures(
        wide,
        "The p95 grew by three eighths: the tolerance of 0.5 is for the pass rate, so that is a failure.",
    )
    expect_failures(small, "The p95 grew from 0.5 s to 0.75 s, by half: one failure is due, for it alone.")


@check("reports both failures at once", landmark="report")
def reports_both(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    return [
        tried(program, ["pass_rate", "p95"], metrics(rate - tolerance - SMALL, p95 * 1.5), baseline, tolerance),
        tried(program, ["pass_rate", "p95"], metrics(0.125, p95 * 2), baseline, tolerance),
    ]


@reports_both.expect
def _(seen):
    for case in seen:
        expect_failures(case, "Pass rate and p95 are both worse than allowed: two failures are due, one for each.")


@check("says which metric failed", landmark="report")
def says_which(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    return [
        tried(program, ["pass_rate"], metrics(0.125, p95), baseline, tolerance),
        tried(program, ["p95"], metrics(rate, p95 * 2), baseline, tolerance),
    ]


@says_which.expect
def _(seen):
    rate, p95 = seen
    expect_failures(rate, "The pass rate alone failed, and the one failure should say `pass rate`.")
    expect_failures(p95, "The p95 alone failed, and the one failure should say `p95`.")


@check("measures against the baseline and tolerance it is given", landmark="tolerance")
def given_limits(program):
    low, high = metrics(0.5, 8.0), metrics(0.9375, 1.0)
    between = metrics(0.75, 4.0)
    return [
        tried(program, [], between, low, 0.0625),
        tried(program, ["pass_rate", "p95"], between, high, 0.0625),
        tried(program, ["p95"], between, high, 0.25),
        tried(program, [], between, baseline=low, tolerance=0.0625),
        tried(program, ["pass_rate", "p95"], between, tolerance=0.0625, baseline=high),
        tried(program, ["p95"], between, high, tolerance=0.25),
        tried(program, ["pass_rate", "p95"], between, baseline=high),
    ]


@given_limits.expect
def _(seen):
    for case in seen[:3]:
        expect_failures(case, "The failures do not fit the baseline and the tolerance given by position.")
    for case in seen[3:]:
        expect_failures(case, "The failures do not fit a `baseline` or a `tolerance` given by name.")


@check("falls back on BASELINE and TOLERANCE", landmark="tolerance")
def defaults(program):
    return [
        tried(program, [], metrics(0.86, 4.0)),
        tried(program, [], metrics(0.85, 4.5)),
        tried(program, ["pass_rate"], metrics(0.8, 4.0)),
        tried(program, ["p95"], metrics(0.9, 5.5)),
        tried(program, ["pass_rate", "p95"], metrics(0.5, 9.0)),
        tried(program, [], metrics(0.75, 4.0), tolerance=0.25),
    ]


@defaults.expect
def _(seen):
    for case in seen:
        rate, p95 = case["current"].values()
        expect_failures(
            case, f"Pass rate {rate} and p95 {p95} s are not judged by the given `BASELINE` and `TOLERANCE`."
        )


@check("starts with an empty list each time", landmark="all_failures")
def starts_empty(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    bad = metrics(0.125, p95 * 2)
    return [
        tried(program, ["pass_rate", "p95"], bad, baseline, tolerance),
        tried(program, [], baseline, baseline, tolerance),
        tried(program, ["p95"], metrics(rate, p95 * 2), baseline, tolerance),
    ]


@starts_empty.expect
def _(seen):
    for case in seen:
        expect_failures(case, "Of three builds judged in turn, each should get its own failures only.")


@check("gates the cost where the baseline has one", landmark="cost_gate", twist=1)
def gates_cost(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    cost = draw.choice([0.25, 0.5, 2.0])
    priced = {**baseline, "cost_usd": cost}
    return [
        tried(program, ["cost"], metrics(rate, p95, cost_usd=cost * 1.25 + SMALL), priced, tolerance),
        tried(program, ["cost"], metrics(rate, p95, cost_usd=cost * 3), priced, tolerance),
        tried(program, ["cost"], metrics(rate, p95, cost_usd=cost * 1.375), priced, 0.5),
        tried(
            program,
            ["pass_rate", "p95", "cost"],
            metrics(0.125, p95 * 2, cost_usd=cost * 2),
            priced,
            tolerance,
        ),
        tried(program, ["pass_rate", "cost"], metrics(0.125, p95, cost_usd=cost * 2), priced, tolerance),
        tried(program, ["cost"], metrics(rate, p95, cost_usd=cost), {**baseline, "cost_usd": 0.0}, tolerance),
        # Where rounding to cents would hide it, whatever was drawn.
        tried(program, ["cost"], metrics(rate, p95, cost_usd=2.5 + SMALL), {**baseline, "cost_usd": 2.0}, tolerance),
    ]


@gates_cost.expect
def _(seen):
    for case in [*seen[:3], seen[6]]:
        expect_failures(case, "The cost grew by more than a quarter: one failure is due, which says `cost`.")
    expect_failures(seen[3], "Pass rate, p95 and cost are all worse than allowed: three failures are due.")
    expect_failures(seen[4], "Pass rate and cost are worse than allowed: two failures are due.")
    expect_failures(seen[5], "The baseline's cost is 0, and the build costs something: one failure is due.")


@check("lets the cost grow by a quarter", landmark="headroom", twist=1)
def cost_headroom(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    return [
        tried(program, [], metrics(rate, p95, cost_usd=value), {**baseline, "cost_usd": cost}, tolerance)
        for cost in (draw.choice([0.25, 0.5, 2.0]), draw.choice([16.0, 32.0]))  # in cents, too
        for value in (cost, cost * 1.125, cost * 1.25, cost / 2, 0.0)
    ]


@cost_headroom.expect
def _(seen):
    for case in seen:
        expect_failures(case, "The cost is at most a quarter above the baseline, which should be no failure.")


@check("leaves the cost alone where the baseline has none", landmark="baseline_rules", twist=1)
def no_cost(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    # One baseline for all of them: what an earlier build cost is not to get into it.
    return [
        tried(program, [], metrics(rate, p95, cost_usd=draw.number(20, 40)), baseline, tolerance),
        tried(program, [], metrics(rate, p95), baseline, tolerance),
        tried(program, ["p95"], metrics(rate, p95 * 2, cost_usd=draw.number(60, 90)), baseline, tolerance),
    ]


@no_cost.expect
def _(seen):
    for case in seen:
        expect_failures(case, "The baseline has no cost, so the cost should neither be gated nor asked for.")


@check("fails a metric that was not measured", landmark="missing_metric", twist=1)
def not_measured(program):
    baseline, tolerance = base()
    rate, p95 = baseline.values()
    priced = {**baseline, "cost_usd": 0.5}
    good = metrics(rate, p95, cost_usd=0.5)
    seen = []
    for lost in priced:
        current = {metric: value for metric, value in good.items() if metric != lost}
        seen.append(tried(program, [lost], current, priced, tolerance))
    seen.append(tried(program, ["cost_usd", "pass_rate"], metrics(0.125, p95), priced, tolerance))
    seen.append(tried(program, list(priced), {}, priced, tolerance))
    seen.append(tried(program, ["cost_usd"], baseline, {**baseline, "cost_usd": 0.0}, tolerance))
    return seen


@not_measured.expect
def _(seen):
    for case in seen[:3]:
        lost = case["right"][0]
        expect_failures(case, f"`{lost}` of the baseline is missing in the build: one failure is due, which names it.")
    expect_failures(seen[3], "The cost is missing and the pass rate too low: two failures are due.")
    expect_failures(seen[4], "All metrics of the baseline are missing: a failure is due for each.")
    expect_failures(
        seen[5], "The baseline's cost is 0, and the build lacks a cost: one failure is due, which names it."
    )


@check("names any metric of the baseline that is missing", landmark="name_missing", twist=1)
def names_missing(program):
    baseline, tolerance = base()
    own = f"{draw.word()}_{draw.word()}"
    wide = {**baseline, own: draw.number(2, 9)}
    return [
        tried(program, [own], baseline, wide, tolerance),
        tried(program, [], wide, wide, tolerance),
        tried(program, ["p95_latency_s", own], {"pass_rate": baseline["pass_rate"]}, wide, tolerance),
    ]


@names_missing.expect
def _(seen):
    expect_failures(seen[0], "The baseline has a metric that the build lacks: one failure is due, which names it.")
    expect_failures(seen[1], "Every metric of the baseline is there and unchanged, so no failure is due.")
    expect_failures(seen[2], "Two metrics of the baseline are missing: two failures are due, which name them.")
