"""How cost-budget is judged."""

from trainer.checking.api import check, copy, draw, expect, fail

IN, OUT = 3e-6, 15e-6


def outcome(program, function, *args, **kwargs):
    """`fine`, or `exceeded` where the program's own exception came out."""
    kind = program.BudgetExceeded
    stops = kind if is_exception(kind) else ()
    try:
        function(*args, **kwargs)
    except stops:
        return "exceeded"
    return "fine"


def is_exception(kind):
    return isinstance(kind, type) and issubclass(kind, BaseException)


def budget_of(max_usd, program):
    """A budget in which an input token costs 0.25 and an output token 0.5, so that sums are exact."""
    return program.Budget(max_usd, 0.25, 0.5)


def expect_cost(got, wanted, say):
    expect(got).is_close(wanted, say, within=max(1e-9, abs(wanted) * 1e-9))


@check("begins with nothing spent and no calls", landmark="own_spend")
def begins(program):
    budget = program.Budget(draw.number())
    return {"spent": budget.spent, "calls": budget.calls}


@begins.expect
def _(seen):
    expect_cost(seen["spent"], 0, "A new budget should have spent nothing.")
    expect(seen["calls"]).equals(0, "A new budget should have counted no calls.")


@check("costs each kind of token at its own rate", landmark="output_cost")
def own_rates(program):
    a, b = draw.number(2, 9), draw.number(20, 90)
    cases = []
    for tokens in ((a, 0), (0, a), (a, b), (b, a)):
        rates = (draw.number(2, 40) / 64, draw.number(50, 90) / 64)
        by_position = program.Budget(1e9, *rates)
        by_name = program.Budget(1e9, in_rate=rates[0], out_rate=rates[1])
        for budget in (by_position, by_name):
            budget.record(*tokens)
            cases.append({"tokens": tokens, "rates": rates, "spent": budget.spent})
        # The rates of a small model, at which a call may cost less than a millionth.
        cheap = program.Budget(1, 1.7e-7, 6.1e-7)
        cheap.record(*tokens)
        cases.append({"tokens": tokens, "rates": (1.7e-7, 6.1e-7), "spent": cheap.spent})
    return cases


@own_rates.expect
def _(cases):
    for case in cases:
        (came_in, went_out), (in_rate, out_rate) = case["tokens"], case["rates"]
        expect_cost(
            case["spent"],
            came_in * in_rate + went_out * out_rate,
            f"{came_in} tokens in at {in_rate} and {went_out} out at {out_rate} were not costed right.",
        )


@check("costs input tokens", landmark="input_cost")
def input_tokens(program):
    n = draw.number(100, 900)
    free = program.Budget(10, in_rate=0, out_rate=1.0)
    free.record(n, 2)
    paid = program.Budget(10_000, 1.0, 0)
    paid.record(n, 2)
    return {"n": n, "free": free.spent, "paid": paid.spent}


@input_tokens.expect
def _(seen):
    expect_cost(seen["paid"], seen["n"], "The input tokens, the only ones with a price, were not costed right.")
    expect_cost(seen["free"], 2, "Input tokens at a rate of 0 cost nothing; the output tokens are all there is.")


@check("knows the rates of the signature", landmark="output_cost")
def default_rates(program):
    tokens = [(1, 0), (0, 1), (draw.number(1000, 9000), draw.number(100, 900))]
    seen = []
    for pair in tokens:
        budget = program.Budget(1)
        budget.record(*pair)
        seen.append({"tokens": pair, "spent": budget.spent})
    rate, pair = draw.number(2, 40) / 64, (draw.number(), draw.number())
    one_rate = {}
    for name in ("in_rate", "out_rate"):
        budget = program.Budget(1e6, **{name: rate})
        budget.record(*pair)
        one_rate[name] = budget.spent
    return {"both": seen, "one": one_rate, "rate": rate, "tokens": pair}


@default_rates.expect
def _(seen):
    for case in seen["both"]:
        came_in, went_out = case["tokens"]
        expect_cost(
            case["spent"],
            came_in * IN + went_out * OUT,
            f"{came_in} tokens in and {went_out} out, at the rates of the signature, were not costed right.",
        )
    came_in, went_out = seen["tokens"]
    for name, spent in seen["one"].items():
        rates = {"in_rate": IN, "out_rate": OUT, name: seen["rate"]}
        expect_cost(
            spent,
            came_in * rates["in_rate"] + went_out * rates["out_rate"],
            f"Only `{name}` was given, so the other rate is that of the signature; the cost is not right.",
        )


@check("adds up all calls and gives back the sum", landmark="running_total")
def adds_up(program):
    # At exact rates, and at those of a small model, where a sum that is cut to some places is another one.
    rows = [(draw.number(), draw.number()) for _ in range(4)] + [(0, 0), (draw.number(), 0)]
    seen = []
    for rates in ((0.25, 0.5), (1.7e-7, 6.1e-7)):
        budget = program.Budget(1e6, *rates)
        taken = [{"row": row, "got": budget.record(*row), "spent": copy(budget.spent)} for row in rows]
        seen.append({"rates": rates, "taken": taken})
    return seen


@adds_up.expect
def _(cases):
    for case in cases:
        total, (in_rate, out_rate) = 0, case["rates"]
        for taken in case["taken"]:
            total += taken["row"][0] * in_rate + taken["row"][1] * out_rate
            expect_cost(taken["spent"], total, "`spent` is not the sum of all calls so far.")
            expect_cost(taken["got"], total, "`record` did not give back what is spent by then.")


@check("counts the calls", landmark="call_count")
def counts(program):
    budget = budget_of(1e6, program)
    seen = []
    for tokens in ((draw.number(), draw.number()), (0, 0), (draw.number(), 0)):
        budget.record(*tokens)
        budget.check()
        seen.append(copy(budget.calls))
    return seen


@counts.expect
def _(seen):
    expect(seen).equals([1, 2, 3], "Each `record` is one call, also one without tokens, and a `check` is none.")


@check("lets a call go ahead below the ceiling", landmark="ceiling")
def below(program):
    n = draw.number(2, 9)
    budget = budget_of(float(n), program)
    seen = [outcome(program, budget.check)]
    budget.record(4 * n - 1, 0)
    seen.append(outcome(program, budget.check))
    seen += [outcome(program, program.Budget(ceiling).check) for ceiling in (0.05, 1 / 1024)]
    # A hair below: 99.975 % of it.
    nearly = budget_of(1000.0, program)
    nearly.record(3999, 0)
    seen.append(outcome(program, nearly.check))
    # A sum of real life, $0.0465 of $0.05: in whole cents there would be no difference.
    cents = program.Budget(0.05)
    cents.record(3000, 2500)
    seen.append(outcome(program, cents.check))
    return seen


@below.expect
def _(seen):
    for got in seen:
        expect(got).equals("fine", "Less than the ceiling was spent, and yet `check` did not let the call go ahead.")


@check("stops exactly at the ceiling", landmark="ceiling")
def at(program):
    n = draw.number(2, 9)
    seen = []
    for tokens in ((4 * n, 0), (0, 2 * n), (2 * n, n)):
        budget = budget_of(float(n), program)
        outcome(program, budget.record, *tokens)  # whether that raises is for another check to say
        seen.append(outcome(program, budget.check))
    return {"used": seen, "none": outcome(program, budget_of(0, program).check)}


@at.expect
def _(seen):
    for got in seen["used"]:
        expect(got).equals("exceeded", "Exactly the ceiling was spent: `check` should raise BudgetExceeded.")
    expect(seen["none"]).equals("exceeded", "With a ceiling of 0 the first `check` should raise BudgetExceeded.")


@check("stops above the ceiling, every time", landmark="stop")
def above(program):
    budget = budget_of(1.0, program)
    outcome(program, budget.record, 5, 0)
    before = budget.spent
    seen = [outcome(program, budget.check) for _ in range(3)]
    return {"seen": seen, "before": before, "spent": budget.spent, "calls": budget.calls}


@above.expect
def _(case):
    for got in case["seen"]:
        expect(got).equals("exceeded", "More than the ceiling was spent: each `check` should raise BudgetExceeded.")
    expect(case["calls"]).equals(1, "A `check` is no call, and should not be counted as one.")
    expect_cost(case["spent"], case["before"], "A `check` costs nothing, but `spent` is not what it was before.")


@check("records a call that passes the ceiling", landmark="stop")
def records_above(program):
    budget = budget_of(1.0, program)
    seen = [outcome(program, budget.record, 0, 5), outcome(program, budget.record, 0, 1)]
    return {"seen": seen, "spent": budget.spent, "calls": budget.calls}


@records_above.expect
def _(case):
    for got in case["seen"]:
        expect(got).equals("fine", "That call was made and has to be paid: `record` should not raise, only `check`.")
    expect(case["calls"]).equals(2, "A call that passes the ceiling was made, and counts.")
    expect_cost(case["spent"], 3.0, "A call that passes the ceiling is to be added to `spent` in full.")


@check("keeps one budget apart from another", landmark="own_spend")
def apart(program):
    first, second = budget_of(1.0, program), budget_of(1.0, program)
    outcome(program, first.record, 8, 0)
    third = budget_of(1.0, program)
    seen = [[b.spent, b.calls, outcome(program, b.check)] for b in (first, second, third)]
    second.record(2, 0)
    seen.append([second.spent, second.calls, outcome(program, second.check)])
    # Two that live at the same time, each with another ceiling and other rates.
    small, large = program.Budget(1.0, 0.25, 0.5), program.Budget(100.0, 1.0, 4.0)
    for budget in (small, large):
        outcome(program, budget.record, 2, 2)
    return {"alike": seen, "unlike": [[b.spent, b.calls, outcome(program, b.check)] for b in (small, large)]}


@apart.expect
def _(case):
    seen = case["alike"]
    expect(seen[0]).equals([2, 1, "exceeded"], "The budget that spent 2 of 1 should say so.")
    for other, wanted in zip(seen[1:], ([0, 0, "fine"], [0, 0, "fine"], [0.5, 1, "fine"]), strict=False):
        expect(other).equals(wanted, "Another budget felt what the first one spent.")
    expect(case["unlike"]).equals(
        [[1.5, 1, "exceeded"], [10.0, 1, "fine"]],
        "Two budgets were made one after the other, then used; each has its own ceiling and its own rates.",
    )


@check("raises an exception of its own", landmark="stop")
def own_exception(program):
    return "fine" if is_exception(program.BudgetExceeded) else "no exception"


@own_exception.expect
def _(seen):
    if seen != "fine":
        fail(
            "BudgetExceeded should be an exception class that a loop can catch by itself.",
            seen,
            "an exception class",
        )


@check("costs cached tokens at a tenth of the input rate", landmark="cached_rate", twist=1)
def cached(program):
    cases = []
    for came_in, went_out, hit in (
        (draw.number(50, 99), draw.number(), draw.number(1, 3) * 10 + draw.number(3, 7)),
        (80, 0, 80),
        (80, 3, 0),
    ):
        budget = program.Budget(1e6, 2.5, 0.5)
        got = budget.record(came_in, went_out, hit)
        cases.append({"tokens": [came_in, went_out, hit], "spent": budget.spent, "got": got, "calls": budget.calls})
        budget.record(60, 0)  # nothing of this one came from the cache
        cases[-1]["cold"] = budget.spent
        cases[-1]["again"] = [budget.record(40, 1, 20), budget.calls]
        # It was made, whatever the ceiling is.
        cases[-1]["above"] = outcome(program, program.Budget(1.0, 2.5, 0.5).record, came_in, went_out, hit)
    return cases


@cached.expect
def _(cases):
    for case in cases:
        came_in, went_out, hit = case["tokens"]
        wanted = (came_in - hit) * 2.5 + hit * 0.25 + went_out * 0.5
        expect_cost(
            case["spent"],
            wanted,
            f"Of {came_in} input tokens {hit} came from the cache; the cost is not right.",
        )
        expect_cost(case["got"], wanted, "`record` did not give back what is spent by then.")
        expect(case["calls"]).equals(1, "A call with cached tokens is one call.")
        expect_cost(
            case["cold"], wanted + 60 * 2.5, "After it came a call with nothing from the cache, at the full rate."
        )
        expect_cost(
            case["again"][0],
            wanted + 60 * 2.5 + 20 * 2.5 + 20 * 0.25 + 0.5,
            "Of the third call, too, a part came from the cache; `record` did not give back what is spent by then.",
        )
        expect(case["again"][1]).equals(3, "There were three calls, two of them with cached tokens.")
        expect(case["above"]).equals(
            "fine", "A call with cached tokens passed the ceiling: `record` should not raise, only `check`."
        )


@check("counts cached tokens as part of the input", landmark="cached_is_part", twist=1)
def part_of_input(program):
    plain, warm = program.Budget(1e6, 1.0, 0.0), program.Budget(1e6, 1.0, 0.0)
    n = draw.number(100, 200)
    plain.record(n, 0)
    warm.record(n, 0, n // 2)
    return {"plain": plain.spent, "warm": warm.spent}


@part_of_input.expect
def _(seen):
    plain, warm = seen["plain"], seen["warm"]
    numbers = all(isinstance(n, (int, float)) for n in (plain, warm))
    if not numbers or warm >= plain:
        fail(
            "With half of the input read from the cache, the call was no cheaper than without.",
            warm,
            f"less than {plain}",
        )


@check("stops a call that would pass the ceiling", landmark="call_to_come", twist=2)
def estimates(program):
    budget = budget_of(4.0, program)
    seen = [outcome(program, budget.check, estimate=4.25)]
    budget.record(12, 0)
    seen.append(outcome(program, budget.check, estimate=1.25))
    smaller = outcome(program, budget.check, estimate=0.5)
    # A sum of real life: $0.039 of $0.05, and a call of $0.0125. In whole cents there would be room for it.
    cents = program.Budget(0.05)
    cents.record(3000, 2000)
    seen.append(outcome(program, cents.check, estimate=0.0125))
    return {"seen": seen, "smaller": smaller, "spent": budget.spent, "calls": budget.calls}


@estimates.expect
def _(case):
    seen = case["seen"]
    expect(seen[0]).equals("exceeded", "With nothing spent, an estimate above the whole ceiling should be stopped.")
    expect(seen[1]).equals("exceeded", "3 of 4 were spent, and an estimate of 1.25 should be stopped.")
    expect(case["smaller"]).equals(
        "fine", "3 of 4 were spent; a call of 1.25 was stopped, and then one of 0.5 may go ahead."
    )
    expect(seen[2]).equals("exceeded", "$0.039 of $0.05 were spent, and an estimate of $0.0125 should be stopped.")
    expect_cost(case["spent"], 3.0, "A call was stopped by its estimate: nothing of that is spent.")
    expect(case["calls"]).equals(1, "A call was stopped by its estimate: it was not made, and does not count.")


@check("lets a call reach the ceiling exactly", landmark="call_to_come", twist=2)
def reaches(program):
    budget = budget_of(4.0, program)
    seen = [outcome(program, budget.check, estimate=4.0)]
    budget.record(12, 0)
    seen += [outcome(program, budget.check, estimate=e) for e in (1.0, 0.75, 0.0)]
    return {"seen": seen, "spent": budget.spent, "calls": budget.calls}


@reaches.expect
def _(case):
    expect_cost(case["spent"], 3.0, "An estimate is not spent yet.")
    expect(case["calls"]).equals(1, "An estimate is no call yet.")
    for got in case["seen"]:
        expect(got).equals(
            "fine", "What is spent and the estimate come to no more than the ceiling: the call may go ahead."
        )


@check("still stops once the ceiling is spent", landmark="ceiling", twist=2)
def still_stops(program):
    budget = budget_of(1.0, program)
    outcome(program, budget.record, 4, 0)
    return [outcome(program, budget.check), outcome(program, budget.check, estimate=0.0)]


@still_stops.expect
def _(seen):
    for got in seen:
        expect(got).equals(
            "exceeded", "The whole ceiling is spent: even a call that is estimated at nothing is stopped."
        )
