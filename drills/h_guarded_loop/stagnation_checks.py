"""How stagnation is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

UNIT = 1 / 1024
"""Measures are multiples of this, so that their differences are exact."""


def measures(start, *gains):
    """A measure after each step: `start` units at first, then so many more each."""
    seen = [start]
    for gain in gains:
        seen.append(seen[-1] + gain)
    return [units * UNIT for units in seen]


def looked(program, progress, *args, **kwargs):
    shown = f"measures {progress}" + "".join(f", {name} {value}" for name, value in kwargs.items())
    return [shown + "".join(f", {value}" for value in args), program.is_stagnant(copy(progress), *args, **kwargs)]


def expect_said(cases, wanted, why):
    for shown, got in cases:
        expect(got).equals(wanted, f"{shown}: {why}")


@check("says nothing before there are enough steps", landmark="enough_steps")
def too_early(program):
    start = draw.number(3, 90)
    cases = [looked(program, measures(start, *[0] * (n - 1))) for n in (1, 2, 3)]
    cases += [looked(program, measures(start, *[0] * 4), 5), looked(program, measures(start), k=1)]
    return [*cases, looked(program, []), looked(program, measures(start, *[0] * 8), k=9, epsilon=0.5)]


@too_early.expect
def _(cases):
    expect_said(cases, False, "there are not yet k + 1 measures, so nothing can be said.")


@check("sees that nothing was gained over k steps", landmark="over_k_steps")
def nothing_gained(program):
    start = draw.number(3, 90)
    early = draw.number(100, 300)
    return [
        looked(program, measures(start, 0, 0, 0)),
        looked(program, measures(start, early, early, 0, 0, 0)),
        looked(program, measures(0, 0, 0, 0, 0, 0)),
        looked(program, measures(start, early, 0), 1),
        looked(program, measures(start, early, 0, 0, 0, 0, 0), k=5),
    ]


@nothing_gained.expect
def _(cases):
    expect_said(cases, True, "over the last k steps together less than epsilon was gained.")


@check("takes a gain of less than epsilon for none", landmark="too_little")
def too_small(program):
    start, early = draw.number(3, 90), draw.number(100, 300)
    return [
        looked(program, measures(start, early, early, 1, 2, 1)),
        looked(program, measures(start, early, 0, 0, 9)),
        looked(program, measures(start, early, 5, 5, 5), epsilon=16 * UNIT),
    ]


@too_small.expect
def _(cases):
    expect_said(cases, True, "over the last k steps together something was gained, but less than epsilon.")


@check("takes small but steady gains for progress", landmark="over_k_steps")
def steady(program):
    start = draw.number(3, 90)
    return [
        looked(program, measures(start, 4, 4, 4)),
        looked(program, measures(start, *[4] * 9)),
        looked(program, measures(start, 0, 20, 0)),
        looked(program, measures(start, 30, 0, 0)),
        looked(program, measures(start, 3, 3, 3, 3, 3), k=5, epsilon=14 * UNIT),
    ]


@steady.expect
def _(cases):
    expect_said(cases, False, "over the last k steps together enough was gained.")


@check("looks at the last k steps alone", landmark="over_k_steps")
def last_alone(program):
    start = draw.number(3, 90)
    k = draw.number(4, 6)
    return {
        "stopped": [
            looked(program, measures(start, 200, *[0] * 3)),
            looked(program, measures(start, 200, *[0] * k), k),
        ],
        "going": [
            looked(program, measures(start, *[0] * 6, 200)),
            looked(program, measures(start, *[0] * 6, 200, 0, 0)),
            looked(program, measures(start, 200, *[0] * (k - 1)), k=k),
        ],
    }


@last_alone.expect
def _(seen):
    expect_said(seen["stopped"], True, "what was gained before the last k steps does not count.")
    expect_said(seen["going"], False, "something was gained within the last k steps.")


@check("takes a gain of exactly epsilon for progress", landmark="too_little")
def exactly(program):
    start, epsilon = draw.number(3, 90), 128 * draw.number(1, 3)
    # An eighth or more: a program that rounds a gain, against the noise of floats, has it exactly too.
    wide = epsilon * UNIT
    return {
        "enough": [
            looked(program, measures(start, 0, epsilon, 0), 3, wide),
            looked(program, measures(start, 0, epsilon, 0), epsilon=wide),
            looked(program, measures(start, 1, epsilon - 1), k=2, epsilon=wide),
        ],
        "short": [
            looked(program, measures(start, 0, epsilon - 1, 0), 3, wide),
            looked(program, measures(start, epsilon - 1), k=1, epsilon=wide),
            looked(program, measures(start, 0, epsilon - 1, 0), epsilon=wide),
        ],
    }


@exactly.expect
def _(seen):
    expect_said(seen["enough"], False, "a gain of exactly epsilon over k steps is progress.")
    expect_said(seen["short"], True, "less than epsilon was gained over k steps.")


@check("leaves the measures as they were", landmark="over_k_steps")
def leaves(program):
    given = measures(draw.number(3, 90), *draw.numbers(6))
    before = copy(given)
    program.is_stagnant(given)
    return [before, given]


@leaves.expect
def _(seen):
    expect(seen[1]).equals(seen[0], "`is_stagnant` only looks: the list of measures is not what it was before.")


class Steps:
    """The steps of a run, one measure each; past the end it goes on without a gain."""

    __name__ = "step"  # The question speaks of a function, and functions have a name.

    def __init__(self, progress):
        self.progress, self.taken = progress, 0

    def __call__(self):
        self.taken += 1
        return self.progress[min(self.taken, len(self.progress)) - 1]


def watched(program, progress, *args, **kwargs):
    step = Steps(progress)
    outcome = outcome_of(program.run_watched, step, *args, **kwargs)
    return {"progress": progress, "outcome": outcome, "taken": step.taken}


def expect_end(case, reason, steps, what):
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{what} the program raised.", f"{outcome['raised']}: {outcome['message']}", {"reason": reason})
    report = outcome["returned"]
    if not isinstance(report, dict):
        fail(f"{what} something else than a dict came back.", report, {"reason": reason, "steps": steps})
    expect(report.get("reason")).equals(reason, f"{what} the `reason` should be `{reason}`.")
    expect(case["taken"]).equals(steps, f"{what} so many steps should be taken and no more.")
    expect(report.get("steps")).equals(steps, f"{what} `steps` should be the number of steps taken.")
    best = max(case["progress"][:steps]) if steps else 0
    expect(report.get("best")).equals(best, f"{what} `best` should be the largest measure so far.")


@check("ends a run that is done", landmark="done_first")
def done(program):
    start = draw.number(3, 90)
    rest = 1024 - start
    cases = []
    for gains in ([rest], [200, 200, rest - 400], [200, 200, rest - 400 + 7]):
        cases.append([len(gains) + 1, watched(program, [*measures(start, *gains), 1.0])])
    cases.append([1, watched(program, [1, 1, 1, 1])])
    # The last step both finishes the work and is too small a gain.
    cases.append([4, watched(program, measures(1020, 0, 0, 4))])
    return cases


@done.expect
def _(cases):
    for steps, case in cases:
        expect_end(case, "success", steps, f"With a measure of 1 or more after {steps} steps")


@check("ends a run that gets nowhere", landmark="watch")
def nowhere(program):
    start = draw.number(3, 90)
    k = draw.number(4, 6)
    return [
        [4, watched(program, measures(start, *[0] * 9))],
        [4, watched(program, measures(0, *[0] * 9))],
        [4, watched(program, measures(1, 1, 1, 1, *[0] * 9))],
        [6, watched(program, measures(start, 200, 100, *[0] * 9))],
        [k + 2, watched(program, measures(start, 200, *[0] * 12), 25, k)],
        [k + 2, watched(program, measures(start, 200, *[0] * 12), k=k)],
        [5, watched(program, measures(start, 90, *[10] * 12), 25, 3, 32 * UNIT)],
        [5, watched(program, measures(start, 90, *[10] * 12), epsilon=32 * UNIT)],
    ]


@nowhere.expect
def _(cases):
    for number, (steps, case) in enumerate(cases):
        told = "" if number < 4 else "`k` passed on and " if number < 6 else "`epsilon` passed on and "
        expect_end(case, "stagnation", steps, f"With {told}too little gained over the last k of {steps} steps")


@check("goes on while small gains add up", landmark="watch")
def adds_up(program):
    start = draw.number(3, 90)
    return [
        [cap, watched(program, measures(start, *gains * 12), cap, *args, **kwargs)]
        for cap, gains, args, kwargs in (
            (draw.number(8, 12), [4], (), {}),
            (draw.number(8, 12), [0, 0, 20], (), {}),
            (draw.number(8, 12), [5], (5, 24 * UNIT), {}),
            (draw.number(8, 12), [0, 20], (), {"k": 2, "epsilon": 16 * UNIT}),
        )
    ]


@adds_up.expect
def _(cases):
    for cap, case in cases:
        expect_end(case, "max_iterations", cap, "With enough gained over any k steps together, little as each brings,")


@check("calls the cap by its name", landmark="cap_by_its_name")
def capped(program):
    cases = []
    for cap in (1, draw.number(4, 9), 0):
        progress = measures(draw.number(3, 90), *[20] * 40)
        cases += [[cap, watched(program, progress, cap)], [cap, watched(program, progress, max_steps=cap)]]
    return [*cases, [30, watched(program, measures(9, *[20] * 40))]]


@capped.expect
def _(cases):
    for cap, case in cases:
        expect_end(case, "max_iterations", cap, f"With `max_steps` {cap} used up and the run still getting on")


@check("counts the steps", landmark="count_steps")
def counts(program):
    progress = measures(draw.number(3, 90), *[20] * 40)
    cap = draw.number(4, 9)
    return [cap, watched(program, progress, cap)]


@counts.expect
def _(seen):
    cap, case = seen
    expect_end(case, "max_iterations", cap, f"With `max_steps` {cap}")


# Twist 1: the measure swings.


def swinging(high, low, count):
    return [units * UNIT for units in [high, low] * count]


@check("is not taken in by a measure that swings", landmark="best_so_far", twist=1)
def swings(program):
    low, high = sorted(draw.numbers(2, 100, 900))
    high += 60
    return [
        looked(program, swinging(high, low, 2)),
        looked(program, swinging(high, low, 5)),
        looked(program, [low * UNIT, *swinging(high, low, 4), high * UNIT]),
        looked(program, [*swinging(high, low, 4), high * UNIT], k=3, epsilon=5 * UNIT),
        looked(program, measures(high, 0, -90, 40, 40)),
        looked(program, measures(high, 0, -90, 10, 10)),
        # The best came long before the last k, and more than k before them.
        looked(program, measures(high, -90, 10, 10, 10, 10, 10)),
        looked(program, measures(high, -90, 10, 10, 10, 10, 20), k=2),
    ]


@swings.expect
def _(cases):
    expect_said(cases, True, "the best of the last k steps is no better than the best before them.")


@check("takes a new best for progress, wherever it came in the last k steps", landmark="best_so_far", twist=1)
def new_best(program):
    start = draw.number(300, 500)
    return [
        looked(program, measures(start, -90, 140, -30, -20)),
        looked(program, measures(start, 40, -90, -20)),
        looked(program, measures(start, -200, 100, 160, -60), k=2),
        looked(program, measures(start, -200, 0, 328), epsilon=128 * UNIT),
    ]


@new_best.expect
def _(cases):
    expect_said(cases, False, "within the last k steps the best so far was passed by epsilon or more.")


@check("ends a run that only swings", landmark="best_so_far", twist=1)
def ends_swinging(program):
    low, high = sorted(draw.numbers(2, 100, 900))
    return [
        [4, watched(program, swinging(high + 60, low, 9))],
        [5, watched(program, [low * UNIT, *swinging(high + 60, low, 9)])],
        # The best came before the last k steps, and is the best all the same.
        [4, watched(program, measures(high + 60, -90, 10, 10, 10, 10))],
    ]


@ends_swinging.expect
def _(cases):
    for steps, case in cases:
        expect_end(case, "stagnation", steps, "With a measure that only swings")


@check("hands back the best and not the latest", landmark="best_so_far", twist=1)
def hands_best(program):
    start = draw.number(300, 500)
    return watched(program, measures(start, 100, -60, 100, -60, 100, -60), 5)


@hands_best.expect
def _(case):
    expect_end(case, "max_iterations", 5, "With a latest measure below the best")
