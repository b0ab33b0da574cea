"""How cost-per-resolved-task is judged. Runs are written as letters, one for a task, capital where it was resolved."""

from trainer.checking.api import check, copy, draw, expect, is_number

FIGURES = ("cost_per_resolved", "cost_per_task", "success_rate")

# The checks that have to pass before others say anything: a fault shows where it is, and not in all that builds on it.
FRESH = "starts each report from nothing"
ALL = "counts the cost of every run"
PRICE = "divides the cost by the resolved tasks"
BESIDE = "gives cost per task and success rate beside it"
APART = "reports each agent over its own runs"
LOWEST = "names the agent with the lowest cost per resolved task"


def runs_of(plan, **more):
    """Runs of a plan as `aAb`: a task for each letter, capital where this run resolved it; no two cost the same."""
    known = dict(zip("abcdefghijklm", draw.words(13), strict=True))
    costs = draw.numbers(len(plan), 11, 400)
    return [
        {"task": known[letter.lower()], "cost_usd": cents / 100, "resolved": letter.isupper(), **more}
        for letter, cents in zip(plan, costs, strict=True)
    ]


def over(amount, count):
    return amount / count if count else None


def right(runs):
    """The report as it should be."""
    cost = sum(run["cost_usd"] for run in runs)
    tasks, resolved = {run["task"] for run in runs}, {run["task"] for run in runs if run["resolved"]}
    wanted = (over(cost, len(resolved)), over(cost, len(tasks)), over(len(resolved), len(tasks)))
    return dict(zip(FIGURES, wanted, strict=True))


def reported(program, *plans):
    """The report on the runs of each plan."""
    return [one(program, plan, runs_of(plan)) for plan in plans]


def one(program, plan, runs):
    wanted = right(runs)
    return {"plan": plan, "wanted": wanted, "got": copy(program.cost_report(runs))}


def whole_dollars(program):
    """Costs that are whole numbers, whose sum neither two nor three tasks share evenly."""
    runs = runs_of("ABc")
    for run, cost in zip(runs, (6 * draw.number(1, 9), 6 * draw.number(1, 9), 7), strict=True):
        run["cost_usd"] = cost
    return one(program, "ABc", runs)


def said(plan):
    """A plan in words, for a message."""
    words = [f"{letter.lower()} {'resolved' if letter.isupper() else 'failed'}" for letter in plan]
    return f"Runs: {', '.join(words) or 'none'}"


def expect_report(case, say, figures=FIGURES):
    got, wanted = case["got"], case["wanted"]
    expect(got).that(isinstance(got, dict), "The report should be a dict.", wanted)
    for name in figures:
        value, due = got.get(name), wanted[name]
        fits = value is None if due is None else is_number(value) and abs(value - due) < 1e-9
        expect(got).that(fits and name in got, f"{said(case['plan'])}. {say} (`{name}`)", {name: due})


def figures(report):
    """What was asked for of a report: whatever else it holds may be of any kind."""
    if not isinstance(report, dict):
        return copy(report)
    return {name: copy(report[name]) for name in FIGURES if name in report}


@check(FRESH, landmark="all_cost")
def from_nothing(program):
    one, other = runs_of("aAb"), runs_of("abCcA")
    for run in one:
        run["task"] += "_2"
    return [figures(program.cost_report(copy(runs))) for runs in (one, other, one, other)]


@from_nothing.expect
def _(reports):
    first, second, *again = reports
    for got, wanted in zip(again, (first, second), strict=True):
        expect(got).equals(wanted, "The same runs gave another report later; each report should start from nothing.")


@check(ALL, landmark="all_cost", needs=(FRESH,))
def every_run(program):
    plans = ["AbC", "aA", "aabBC", "aaAB", "Aab", "AaBb", "abC", "aAcBb"]
    alike = runs_of("aaaAB")
    # The last is the cheapest: so no part of the cost is a whole number of times too small.
    for run, cost in zip(alike, [draw.number(5, 9)] * 4 + [draw.number(1, 4)], strict=True):
        run["cost_usd"] = cost
    return [*reported(program, *plans), one(program, "aaaAB", alike)]


@every_run.expect
def _(cases):
    for case in cases:
        got, plan = case["got"], case["plan"]
        figure = got.get("cost_per_task") if isinstance(got, dict) else None
        expect(got).that(is_number(figure), f"{said(plan)}. There should be a cost per task.", case["wanted"])
        # Whatever it was divided by, it is the whole cost over a whole number.
        cost = case["wanted"]["cost_per_task"] * len({letter.lower() for letter in plan})
        fits = any(abs(figure * count - cost) < 0.005 * count for count in range(1, len(plan) + 1))
        expect(got).that(fits, f"{said(plan)}. All of them are paid for, {cost:.2f} in all.", case["wanted"])


@check("counts a task once, however many runs it has", landmark="tasks_once", needs=(ALL,))
def task_once(program):
    alike = runs_of("aBcd")
    for run, name in zip(alike[1:], (str.upper, "{} ".format, "{}_2".format), strict=True):
        run["task"] = name(alike[0]["task"])
        run["cost_usd"] = alike[0]["cost_usd"]
    several = []
    for plan in ("aA", "aaabB", "aBaCba", "abababC", "aaaaB", "AbbbCdD"):
        runs = runs_of(plan)
        for run, cost in zip(runs, draw.numbers(len(plan)), strict=True):
            # Two, three or four tasks share them evenly: what somebody rounds is asked elsewhere.
            run["cost_usd"] = 12 * cost
        several.append(one(program, plan, runs))
    return [*several, {**one(program, "aBcd", alike), "names": ", ".join(repr(run["task"]) for run in alike)}]


@task_once.expect
def _(cases):
    for case in cases:
        say = f"These are {len({letter.lower() for letter in case['plan']})} tasks."
        if "names" in case:
            say = f"Their names are {case['names']}: four tasks."
        expect_report(case, say, FIGURES[1:2])


@check(PRICE, landmark="over_resolved", needs=(ALL,))
def over_resolved(program):
    return [*reported(program, "ABc", "Abcd", "ABCDEFGhijk", "AbCdEfG", "A", "ABC"), whole_dollars(program)]


@over_resolved.expect
def _(cases):
    for case in cases:
        count = sum(letter.isupper() for letter in case["plan"])
        expect_report(case, f"The cost of all is for {count} resolved tasks.", FIGURES[:1])


@check(BESIDE, landmark="beside", needs=(ALL,))
def beside(program):
    return [*reported(program, "ABc", "Abcdefg", "ABCDEFGhijk", "A", "abC"), whole_dollars(program)]


@beside.expect
def _(cases):
    for case in cases:
        expect_report(case, "Each of these tasks has one run.", FIGURES[1:])


@check(
    "takes a task for resolved if one of its runs resolved it",
    landmark="any_run",
    needs=("counts a task once, however many runs it has",),
)
def any_run(program):
    return reported(program, "aAbB", "AaBc", "AAbC", "aAabBbc", "ABabC", "AbaBA", "AAAB")


@any_run.expect
def _(cases):
    for case in cases:
        resolved = sorted({letter.lower() for letter in case["plan"] if letter.isupper()})
        expect_report(case, f"Resolved: {', '.join(resolved)}, each once.", ("cost_per_resolved", "success_rate"))


@check("gives no price where nothing is resolved", landmark="nothing", needs=(PRICE,))
def none_resolved(program):
    return reported(program, "a", "abc", "aab")


@none_resolved.expect
def _(cases):
    for case in cases:
        expect_report(case, "Nothing is resolved, so the cost per resolved task is `None`.", FIGURES[:1])
        rate = case["got"].get("success_rate")
        expect(case["got"]).that(is_number(rate) and rate == 0, f"{said(case['plan'])}. The success rate is 0.")


@check("gives no figure where there are no runs", landmark="nothing")
def no_runs(program):
    return reported(program, "", "")


@no_runs.expect
def _(cases):
    for case in cases:
        expect_report(case, "Without runs every figure is `None`.")


@check("takes a cost of 0 for one", landmark="all_cost", needs=(PRICE, BESIDE))
def free(program):
    seen = []
    for plan, paid in (("ABc", ""), ("AbC", "b"), ("AB", "b"), ("A", "")):
        runs = runs_of(plan)
        for letter, run in zip(plan, runs, strict=True):
            run["cost_usd"] = run["cost_usd"] if letter.lower() in paid else draw.choice([0, 0.0])
        seen.append(one(program, plan, runs))
    return seen


@free.expect
def _(cases):
    for case in cases:
        expect_report(case, "Runs that cost nothing are runs, and 0 is a cost.")


@check("adds up costs far below a cent", landmark="all_cost", needs=(PRICE, BESIDE))
def small_costs(program):
    seen = []
    for plan in ("AbC", "ABcD"):
        runs = runs_of(plan)
        for run in runs:
            run["cost_usd"] /= 700
        seen.append(one(program, plan, runs))
    return seen


@small_costs.expect
def _(cases):
    for case in cases:
        expect_report(case, "The runs cost fractions of a cent, and nothing should be rounded.", FIGURES[:2])


@check("leaves the runs as they are", landmark="all_cost")
def leaves_runs(program):
    runs = runs_of("cAbaBcAd", note=draw.word())
    before = copy(runs)
    first = figures(program.cost_report(runs))
    after = copy(runs)
    again = figures(program.cost_report(runs))
    return {"before": before, "after": after, "first": first, "again": again}


@leaves_runs.expect
def _(case):
    expect(case["after"]).equals(case["before"], "The runs that were handed in have changed.")
    expect(case["again"]).equals(case["first"], "The same runs gave another report the second time.")


# Twist 1: several agents.


def mixed(**plans):
    """The runs of several agents, who share their tasks, mixed; `names` says what each is called."""
    tasks = dict(zip("abcdefghijklm", draw.words(13), strict=True))
    names = dict(zip(plans, draw.words(len(plans)), strict=True))
    runs = [
        {"agent": names[agent], "task": tasks[letter.lower()], "cost_usd": cents / 100, "resolved": letter.isupper()}
        for agent, (plan, cents) in plans.items()
        for letter in plan
    ]
    return draw.shuffled(runs), names


def compared(program, **plans):
    """What `compare_agents` says of the agents' mixed runs, with what is right."""
    return judged(program, plans, *mixed(**plans))


def judged(program, plans, runs, names):
    """What `compare_agents` says of these runs, with what is right."""
    reports = {name: right([run for run in runs if run["agent"] == name]) for name in names.values()}
    prices = {name: report["cost_per_resolved"] for name, report in reports.items()}
    known = [name for name in prices if prices[name] is not None]
    plain = {name: plan for (plan, _), name in zip(plans.values(), names.values(), strict=True)}
    return {
        "plans": plain,
        "reports": reports,
        "cheapest": min(known, key=lambda name: prices[name]) if known else None,
        "got": copy(program.compare_agents(runs)),
    }


def expect_reports(case):
    got = case["got"]
    expect(got).that(isinstance(got, dict), "The comparison should be a dict.", {"reports": case["reports"]})
    reports = got.get("reports")
    expect(got).that("reports" in got, "The comparison should have `reports`, by agent.", {"reports": case["reports"]})
    fits = isinstance(reports, dict) and set(reports) == set(case["reports"])
    expect(reports).that(fits, "There should be a report for each agent, and no other.", sorted(case["reports"]))
    for name, wanted in case["reports"].items():
        plan = case["plans"][name]
        expect_report({"plan": plan, "wanted": wanted, "got": reports[name]}, "This is one agent of several.")


def expect_cheapest(case, say):
    got = case["got"]
    expect(got).that(isinstance(got, dict), "The comparison should be a dict.", {"cheapest": case["cheapest"]})
    expect("cheapest" in got).equals(True, "The comparison should have `cheapest`.")
    expect(got["cheapest"]).equals(case["cheapest"], say)


@check(APART, landmark="apart", twist=1)
def own_runs(program):
    return [
        compared(program, one=("ABc", 31), other=("aBd", 17)),
        compared(program, one=("aAbC", 50), other=("abC", 90), third=("abB", 5)),
        compared(program, only=("Ab", 20)),
        compared(program, single=("A", 20)),
    ]


@own_runs.expect
def _(cases):
    for case in cases:
        expect_reports(case)


@check(LOWEST, landmark="by_price", twist=1, needs=(APART,))
def lowest(program):
    return [
        compared(program, quits=("Abcdefg", 10), stays=("ABCDEFG", 40)),
        compared(program, dear=("ABCDEFG", 90), plain=("ABCDEFg", 30)),
        compared(program, tries=("aaaaAbbbbB", 12), once=("AB", 35)),
        compared(program, third=("AB", 70), first=("AB", 20), second=("AB", 50)),
        compared(program, only=("Ab", 20)),
    ]


@lowest.expect
def _(cases):
    for case in cases:
        expect_cheapest(case, "The cheapest agent is the one with the lowest cost per resolved task.")


@check("leaves an agent that resolved nothing out of the running", landmark="with_price", twist=1, needs=(LOWEST,))
def out_of_the_running(program):
    return [
        compared(program, never=("abc", 1), some=("aBc", 60)),
        compared(program, some=("aBc", 60), never=("abc", 1), other=("ABC", 50)),
        compared(program, never=("abc", 1), neither=("ab", 2)),
        compared(program),
    ]


@out_of_the_running.expect
def _(cases):
    for case in cases:
        expect_cheapest(case, "An agent that resolved nothing has no price; where no agent has one, none is cheapest.")
        expect_reports(case)


@check("compares the prices as they are", landmark="by_price", twist=1, needs=(LOWEST,))
def close_prices(program):
    cases = []
    for one, other in ((30.1, 30.2), (0.011, 0.012)):
        plans = {"one": ("AB", one), "other": ("AB", other)}
        runs, names = mixed(**plans)
        cases.append(judged(program, plans, runs, names))
        # The same runs, but what each agent pays is exchanged: whoever takes the prices for equal errs once.
        paid = {names["one"]: other / 100, names["other"]: one / 100}
        cases.append(judged(program, plans, [{**run, "cost_usd": paid[run["agent"]]} for run in runs], names))
    return cases


@close_prices.expect
def _(cases):
    for case in cases:
        prices = sorted(report["cost_per_resolved"] for report in case["reports"].values())
        expect_cheapest(case, f"The prices are {prices[0]:g} and {prices[1]:g}; the lower one is the cheapest.")


@check("knows a price of 0 from none", landmark="with_price", twist=1, needs=(LOWEST,))
def free_agent(program):
    cases = [
        compared(program, paid=("AB", 30), free=("AB", 0)),
        compared(program, free=("Ab", 0), never=("ab", 0)),
        compared(program, never=("ab", 0), free=("Ab", 0), paid=("AB", 1)),
    ]
    # Whichever agent is looked at first, by name or by its runs: the free one and the other, either way round.
    for plans in ({"free": ("AB", 0), "paid": ("AB", 5)}, {"paid": ("AB", 5), "free": ("AB", 0)}):
        runs, names = mixed(**plans)
        ordered = dict(zip(plans, sorted(names.values()), strict=True))
        known = {name: ordered[agent] for agent, name in names.items()}
        runs = sorted(({**run, "agent": known[run["agent"]]} for run in runs), key=lambda run: run["agent"])
        cases.append(judged(program, plans, runs, ordered))
    return cases


@free_agent.expect
def _(cases):
    for case in cases:
        expect_cheapest(case, "An agent whose runs cost nothing has a price, and it is 0.")
