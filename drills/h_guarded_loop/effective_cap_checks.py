"""How effective-cap is judged."""

from trainer.checking.api import check, draw, expect, fail, is_number, outcome_of

ROOM = 5000


def asked(program, *bounds, **more):
    return {"bounds": bounds, "outcome": outcome_of(program.effective_cap, *bounds, **more)}


def pair_of(case):
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{told(case)}: the program raised.", f"{outcome['raised']}: {outcome['message']}", "(cap, bound)")
    got = outcome["returned"]
    fine = isinstance(got, (list, tuple)) and len(got) == 2 and is_number(got[0]) and isinstance(got[1], str)
    expect(got).that(fine, f"{told(case)}: a number and a name should come back.", "(cap, bound)")
    return got


def told(case):
    steps, tokens, per_step, deadline, seconds, *growth = case["bounds"]
    more = f" and {growth[0]} more with each step" if growth else ""
    return f"{steps} steps, {tokens} tokens at {per_step} a step{more}, {deadline} s at {seconds} s a step"


def expect_cap(case, cap, bound=None):
    got = pair_of(case)
    expect(got[0]).equals(cap, f"{told(case)}: the cap should be {cap}.")
    if bound is not None:
        expect(got[1]).equals(bound, f"{told(case)}: the bound that holds should be `{bound}`.")


@check("takes the tightest of the three bounds", landmark="tightest")
def takes_tightest(program):
    cases = []
    for _ in range(3):
        least, more, most = sorted(draw.numbers(3, 3, 60))
        per_step, seconds = draw.number(100, 900), draw.number(2, 30)
        cases += [
            [least, "steps", asked(program, least, more * per_step, per_step, most * seconds, seconds)],
            [least, "tokens", asked(program, more, least * per_step, per_step, most * seconds, seconds)],
            [least, "time", asked(program, most, more * per_step, per_step, least * seconds, seconds)],
        ]
    return cases


@takes_tightest.expect
def _(cases):
    for least, bound, case in cases:
        expect_cap(case, least, bound)


@check("names the tightest, whatever is left over", landmark="tightest")
def names_tightest(program):
    cap = draw.number(3, 40)
    per_step, seconds = draw.number(100, 900), draw.number(5, 30)
    # Two steps are left over, and more than two tokens or seconds; but never half a step of these.
    return [
        ["tokens", asked(program, cap + 2, cap * per_step + 40, per_step, ROOM, 1)],
        ["time", asked(program, cap + 2, ROOM, 1, cap * seconds + 2.25, seconds)],
    ]


@names_tightest.expect
def _(cases):
    for bound, case in cases:
        expect(pair_of(case)[1]).equals(bound, f"{told(case)}: the bound that holds should be `{bound}`.")


@check("bounds the steps by each of the three", landmark="three_bounds")
def each_bound(program):
    cap = draw.number(3, 40)
    per_step, seconds = draw.number(100, 900), draw.number(2, 30)
    return [
        [cap, "steps", asked(program, cap, ROOM, 1, ROOM, 1)],
        [cap, "tokens", asked(program, ROOM, cap * per_step, per_step, ROOM, 1)],
        [cap, "time", asked(program, ROOM, ROOM, 1, cap * seconds, seconds)],
        [cap, "time", asked(program, ROOM, ROOM, 1, cap * 0.25, 0.25)],
        [cap, "tokens", asked(program, ROOM, cap * 2.5, 2.5, ROOM, 1)],
        [2 * cap, "tokens", asked(program, ROOM, cap, 0.5, ROOM, 1)],
        [2 * cap, "time", asked(program, ROOM, ROOM, 1, cap * 3, 1.5)],
    ]


@each_bound.expect
def _(cases):
    for cap, bound, case in cases:
        expect_cap(case, cap, bound)


@check("counts only steps that fit as a whole", landmark="whole_steps")
def whole_steps(program):
    cap = draw.number(3, 40)
    per_step, seconds = draw.number(100, 900), draw.number(4, 30)
    return [
        [cap, asked(program, ROOM, (cap + 1) * per_step - 1, per_step, ROOM, 1)],
        [cap, asked(program, ROOM, cap * per_step + 1, per_step, ROOM, 1)],
        [cap, asked(program, ROOM, ROOM, 1, (cap + 1) * seconds - 0.5, seconds)],
        [cap, asked(program, ROOM, ROOM, 1, cap * seconds + 0.5, seconds)],
        [cap, asked(program, ROOM, ROOM, 1, (cap + 0.75) * seconds, seconds)],
        [cap, asked(program, ROOM, ROOM, 1, cap * 0.5 + 0.375, 0.5)],
        [0, asked(program, ROOM, per_step - 1, per_step, ROOM, 1)],
    ]


@whole_steps.expect
def _(cases):
    for cap, case in cases:
        expect_cap(case, cap)


@check("lets a step that costs nothing bound nothing", landmark="free_step")
def free_steps(program):
    steps, tokens, time = sorted(draw.numbers(3, 3, 60), reverse=True)
    return [
        [time, "time", asked(program, steps, tokens, 0, time, 1)],
        [tokens, "tokens", asked(program, steps, tokens, 1, time, 0)],
        [steps, "steps", asked(program, steps, tokens, 0, time, 0)],
        [steps, "steps", asked(program, steps, 0, 0, 0, 0.0)],
    ]


@free_steps.expect
def _(cases):
    for cap, bound, case in cases:
        expect_cap(case, cap, bound)


@check("allows no step where nothing is left", landmark="never_negative")
def nothing_left(program):
    n = draw.number(2, 40)
    return [
        [0, "tokens", asked(program, n, 0, 7, ROOM, 1)],
        [0, "tokens", asked(program, n, -100 * n, 7, ROOM, 1)],
        [0, "time", asked(program, n, ROOM, 7, -0.5, 2)],
        [0, "time", asked(program, n, ROOM, 7, 0, 2)],
        [0, "steps", asked(program, 0, ROOM, 7, ROOM, 2)],
    ]


@nothing_left.expect
def _(cases):
    for cap, bound, case in cases:
        expect_cap(case, cap, bound)


@check("takes a single step for one", landmark="tightest")
def single(program):
    return [asked(program, 1, ROOM, 7, ROOM, 2), asked(program, 9, 7, 7, ROOM, 2), asked(program, 9, ROOM, 7, 2, 2)]


@single.expect
def _(cases):
    for case in cases:
        expect_cap(case, 1)


# Twist 1: each step sends all that came before it.


def sum_of(first, growth, steps):
    return sum(first + growth * n for n in range(steps))


def grown(program, steps, tokens, first, growth, deadline=ROOM, seconds=1, named=True):
    """`growth` by name or as the sixth argument."""
    bounds = (steps, tokens, first, deadline, seconds)
    if named:
        outcome = outcome_of(program.effective_cap, *bounds, growth=growth)
    else:
        outcome = outcome_of(program.effective_cap, *bounds, growth)
    return {"bounds": (*bounds, growth), "outcome": outcome}


@check("adds up steps that grow", landmark="sum_of_steps", twist=1)
def adds_up(program):
    cases = []
    for named in (True, False):
        cap, first, growth = draw.number(4, 12), draw.number(100, 900), draw.number(50, 400)
        exact = sum_of(first, growth, cap)
        cases += [
            [cap, grown(program, 99, exact, first, growth, named=named)],
            [cap - 1, grown(program, 99, exact - 1, first, growth, named=named)],
            [cap, grown(program, 99, sum_of(first, growth, cap + 1) - 1, first, growth, named=named)],
        ]
    return cases


@adds_up.expect
def _(cases):
    for cap, case in cases:
        expect_cap(case, cap, "tokens")


@check("takes the first step at its own price", landmark="each_one_dearer", twist=1)
def first_price(program):
    first, growth = draw.number(100, 900), draw.number(1000, 4000)
    return [
        [1, grown(program, 99, first, first, growth)],
        [1, grown(program, 99, 2 * first + growth - 1, first, growth)],
        [2, grown(program, 99, 2 * first + growth, first, growth)],
        [0, grown(program, 99, first - 1, first, growth)],
    ]


@first_price.expect
def _(cases):
    for cap, case in cases:
        expect_cap(case, cap, "tokens")


@check("keeps the other bounds beside growing steps", landmark="one_by_one", twist=1)
def others(program):
    cap = draw.number(3, 9)
    return [
        [cap, "steps", grown(program, cap, ROOM, 100, 10)],
        [cap, "time", grown(program, 99, ROOM, 100, 10, 2 * cap + 1, 2)],
        [cap, "time", grown(program, 99, 100 * ROOM, 100, 900, 2 * cap + 1, 2)],
        [2, "tokens", grown(program, 99, 3 * cap - 1, 0, cap)],
        [cap, "steps", grown(program, cap, 50, 0, 0)],
        [0, "tokens", grown(program, cap, -50, 10, 5)],
        [cap, "tokens", grown(program, 99, 100 * cap + 99, 100, 0)],
        # Averages are seldom whole.
        [cap, "tokens", grown(program, 99, sum_of(10.5, 2.75, cap), 10.5, 2.75)],
        [cap - 1, "tokens", grown(program, 99, sum_of(10.5, 2.75, cap) - 0.25, 10.5, 2.75)],
    ]


@others.expect
def _(cases):
    for cap, bound, case in cases:
        expect_cap(case, cap, bound)
