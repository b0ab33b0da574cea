"""How simulate-loop is judged."""

import random
from statistics import fmean, pstdev

from trainer.checking.api import check, copy, draw, elsewhere, expect, fail, is_number

NEVER = 1_000_000
"""A threshold that no run of these scenarios reaches."""
REASONS = ("success", "max_iterations", "token_budget_exhausted", "stagnation_detected")


def run(program, *seed, **settings):
    """A run whose seed is drawn where none is given, with the settings it had."""
    return [settings, copy(program.simulate_agent_loop(*(seed or (draw.number(0, 9999),)), **settings))]


def expect_report(case, reason, what, **wanted):
    settings, report = case
    shown = ", ".join(f"{name}={value}" for name, value in settings.items()) or "the defaults"
    if not isinstance(report, dict):
        fail(f"With {shown}: something else than a dict came back.", report, {"termination": reason, **wanted})
    expect(report.get("termination")).equals(reason, f"With {shown}, {what}: `termination` should be `{reason}`.")
    for name, value in wanted.items():
        expect(report.get(name)).equals(value, f"With {shown}, {what}: `{name}` is not right.")


def named_part(report):
    """The five values that a report is asked for, without what else it may hold."""
    names = ("termination", "iterations", "tokens_used", "remaining", "progress")
    return {name: copy(report[name]) for name in names if name in report} if isinstance(report, dict) else copy(report)


def number_in(report, name):
    value = report.get(name) if isinstance(report, dict) else None
    expect(value).that(is_number(value), f"The report should have a number under `{name}`.", "a number")
    return value


@check("calls the cap by its name", landmark="cap_by_its_name")
def capped(program):
    cases = []
    for cap in (1, draw.number(4, 30), 0):
        still = {"max_iterations": cap, "max_gain": 0, "stagnation_threshold": NEVER}
        slow = {"max_iterations": cap, "max_gain": 0.9 / 30, "min_gain": 0}
        cases += [[cap, run(program, **still)], [cap, run(program, **slow)]]
    # One step more would not fit: the cap ends the run, for no step was refused.
    size, cap = draw.number(300, 900), draw.number(4, 30)
    spent = {"ctx_window": (cap + 1) * size - 1, "reserved": 0, "step_tokens_mean": size, "step_tokens_std": 0}
    cases.append([cap, run(program, max_iterations=cap, max_gain=0, stagnation_threshold=NEVER, **spent)])
    return [*cases, [50, run(program, max_gain=0, stagnation_threshold=NEVER)]]


@capped.expect
def _(cases):
    for cap, case in cases:
        expect_report(case, "max_iterations", "where the work is not done after the last step", iterations=cap)


@check("ends where nothing is gained for too long", landmark="in_a_row")
def stagnates(program):
    patience = draw.number(2, 9)
    return [
        [5, run(program, max_gain=0)],
        [patience, run(program, max_gain=0, stagnation_threshold=patience)],
        [patience, run(program, max_gain=0.1, min_gain=0.2, stagnation_threshold=patience)],
        [5, run(program, max_gain=0.0099)],
    ]


@stagnates.expect
def _(cases):
    for steps, case in cases:
        expect_report(case, "stagnation_detected", f"where {steps} gains in a row are too small", iterations=steps)


@check("ends as soon as the work is done", landmark="done")
def done(program):
    return {
        "at_once": [run(program, max_gain=1e9), run(program, max_gain=1e9, max_iterations=1)],
        "usual": [run(program, draw.number(0, 9999)) for _ in range(30)],
        # Each gain is too small for one, and about two in three do all the work.
        "both": [run(program, seed, max_gain=3, min_gain=9, stagnation_threshold=1) for seed in range(20)],
    }


@done.expect
def _(seen):
    for case in seen["at_once"]:
        expect_report(case, "success", "where one step does all the work", iterations=1)
    for case in seen["both"]:
        reason = "success" if number_in(case[1], "progress") >= 1 else "stagnation_detected"
        expect_report(case, reason, f"after a gain of {case[1]['progress']:.2f}", iterations=1)
    expect(max(case[1]["progress"] for case in seen["both"])).that(
        max(case[1]["progress"] for case in seen["both"]) > 1,
        "`progress` is the sum of the gains, also where that is more than 1.",
        "more than 1",
    )
    for case in seen["usual"]:
        expect_report(case, "success", "where gains of up to 0.3 add up to 1")
        progress, steps = number_in(case[1], "progress"), number_in(case[1], "iterations")
        expect(progress).that(
            1 <= progress < 1.3, "The run should end with the first gain that takes it to 1.", "1 to 1.3"
        )
        expect(steps).that(
            4 <= steps <= 50, "Gains of up to 0.3 reach 1 after four steps at the earliest.", "4 or more"
        )


@check("stops before a step that would pass the token budget", landmark="token_guard")
def token_guard(program):
    steps, size = draw.number(3, 20), draw.number(300, 900)
    still = {"step_tokens_mean": size, "step_tokens_std": 0, "max_gain": 0, "stagnation_threshold": NEVER}
    reserved = draw.number(1000, 5000)
    cases = []
    for more in (0, size - 1, size // 2):
        case = run(program, ctx_window=reserved + steps * size + more, reserved=reserved, **still)
        cases.append([steps, size, more, case])
    still = {**still, "step_tokens_mean": 10_000}
    gaining = {**still, "max_gain": 0.5}
    cases += [
        [0, 10_000, 9999, run(program, ctx_window=33_999, **gaining)],
        [10, 10_000, 4000, run(program, **still)],
        [0, 10_000, 9999, run(program, ctx_window=33_999, **still)],
    ]
    # What is left when the first step does not fit is about half a step; who goes on with smaller ones leaves next
    # to nothing.
    varied = {
        "ctx_window": 9000,
        "reserved": 1000,
        "max_iterations": 1500,
        "max_gain": 0,
        "stagnation_threshold": NEVER,
    }
    return {"cases": cases, "varied": [run(program, seed, **varied) for seed in range(40)]}


@token_guard.expect
def _(seen):
    left = []
    for case in seen["varied"]:
        expect_report(case, "token_budget_exhausted", "where the next step does not fit")
        left.append(number_in(case[1], "remaining"))
    expect(fmean(left)).that(
        fmean(left) > 200,
        "The first step that does not fit ends the run, but here runs went on with smaller ones.",
        "about 440 left",
    )
    for steps, size, more, case in seen["cases"]:
        expect_report(
            case,
            "token_budget_exhausted",
            "where the next step does not fit",
            iterations=steps,
            tokens_used=steps * size,
            remaining=more,
            progress=0,
        )


@check("counts the tokens of the steps that were taken", landmark="report")
def counts_tokens(program):
    still = {"step_tokens_std": 0, "max_gain": 0, "stagnation_threshold": NEVER}
    cases = []
    for size in (draw.number(300, 900), 1, 0):
        steps = draw.number(3, 20)
        cases.append([steps * size, run(program, max_iterations=steps, step_tokens_mean=size, **still)])
    return cases


@counts_tokens.expect
def _(cases):
    for used, case in cases:
        expect_report(case, "max_iterations", "at the cap", tokens_used=used, remaining=104_000 - used, progress=0)


@check("knows the numbers of the signature", landmark="drawn")
def knows_defaults(program):
    settings = {
        "ctx_window": 128_000,
        "reserved": 24_000,
        "step_tokens_mean": 800.0,
        "step_tokens_std": 250.0,
        "max_iterations": 50,
        "max_gain": 0.3,
        "min_gain": 0.01,
        "stagnation_threshold": 5,
    }
    return [
        [named_part(run(program, seed)[1]), named_part(run(program, seed, **settings)[1])]
        for seed in draw.numbers(9, 0, 9999)
    ]


@knows_defaults.expect
def _(pairs):
    for plain, spelled in pairs:
        expect(plain).equals(spelled, "Without settings a run should be the one with the settings of the signature.")


@check("starts the count of small gains again after a larger one", landmark="in_a_row")
def starts_again(program):
    # A quarter of the gains are too small: ten of forty, but all but never eight in a row.
    settings = {"max_gain": 0.04, "min_gain": 0.01, "stagnation_threshold": 8, "max_iterations": 40}
    rare = [run(program, draw.number(0, 9999), **settings)[1].get("termination") for _ in range(20)]
    # Every other gain is too small: two in a row come after six steps on average (as two heads with a coin do).
    settings = {"max_gain": 0.002, "min_gain": 0.001, "stagnation_threshold": 2, "max_iterations": 400}
    waits = [run(program, seed, **settings)[1].get("iterations") for seed in range(250)]
    return {"rare": rare, "waits": waits}


@starts_again.expect
def _(seen):
    expect(seen["rare"]).that(
        seen["rare"].count("stagnation_detected") < 10,
        "Where one gain in four is too small, eight in a row are rare, and yet most runs ended with stagnation.",
        "hardly any with stagnation",
    )
    expect(seen["waits"]).that(all(map(is_number, seen["waits"])), "`iterations` should be a number.", "numbers")
    expect(fmean(seen["waits"])).is_close(
        6, "Where every other gain is too small, two in a row should come after six steps on average.", within=1.8
    )


@check("takes a gain of exactly the smallest for one", landmark="in_a_row")
def exactly_enough(program):
    return run(program, max_gain=0, min_gain=0, max_iterations=20)


@exactly_enough.expect
def _(case):
    expect_report(case, "max_iterations", "where no gain is below `min_gain`", iterations=20)


@check("draws tokens and gains anew for each step", landmark="drawn")
def draws(program):
    first = [run(program, seed, max_iterations=1, max_gain=0.5, min_gain=0)[1] for seed in range(250)]
    low = [run(program, seed, max_iterations=1, step_tokens_mean=0, step_tokens_std=500)[1] for seed in range(40)]
    later = run(program, max_iterations=40, max_gain=0.02, min_gain=0, step_tokens_mean=400, step_tokens_std=30)[1]
    return {"first": first, "low": low, "later": later}


@draws.expect
def _(seen):
    tokens = [number_in(report, "tokens_used") for report in seen["first"]]
    gains = [number_in(report, "progress") for report in seen["first"]]
    for used in [*tokens, *[number_in(report, "tokens_used") for report in seen["low"]]]:
        expect(used).that(
            used >= 0 and used == int(used), "The tokens of a step are a whole number, 0 or more.", "0, 1, 2 …"
        )
    expect(fmean(tokens)).is_close(800, "Steps use `step_tokens_mean` tokens on average, but not these.", within=100)
    expect(pstdev(tokens)).is_close(250, "The tokens of steps should vary by `step_tokens_std`.", within=55)
    # One in fourteen of a normal distribution lies so far out; of an even one as wide, none does.
    far = [used for used in tokens if abs(used - 800) > 1.8 * 250]
    expect(len(far)).that(
        len(far) > 0,
        "Of 250 steps with a mean of 800 and a deviation of 250 none took under 350 or over 1250 tokens, "
        "as some do in a normal distribution.",
        "some",
    )
    expect(gains).that(
        0 <= min(gains) < 0.1 and 0.4 < max(gains) <= 0.5 and abs(fmean(gains) - 0.25) < 0.06,
        "Gains should lie anywhere between 0 and `max_gain`, each as likely as the other.",
        "0 to 0.5",
    )
    # The spread of an even distribution: its width by the root of 12.
    expect(pstdev(gains)).is_close(0.144, "Gains should be spread evenly between 0 and `max_gain`.", within=0.018)
    used = number_in(seen["later"], "tokens_used")
    expect(used).is_close(16_000, "Forty steps of about 400 tokens should use about 16,000.", within=1500)


@check("gives the same run for the same seed, and another for another", landmark="own_chance")
def seeded(program):
    seeds = draw.numbers(12, 0, 9999)
    first = [named_part(program.simulate_agent_loop(seed)) for seed in seeds]
    random.seed(draw.number())
    again = [named_part(program.simulate_agent_loop(seed=seed)) for seed in seeds]
    there = elsewhere("simulate_agent_loop", seeds[0])
    unnamed = [named_part(program.simulate_agent_loop()), named_part(program.simulate_agent_loop(42))]
    zero = named_part(program.simulate_agent_loop(0))
    there = named_part(there.get("returned"))
    return {"first": first, "again": again, "there": there, "unnamed": unnamed, "zero": zero}


@seeded.expect
def _(seen):
    expect(seen["again"]).equals(seen["first"], "The same seeds a second time should give the same runs.")
    expect(seen["there"]).equals(seen["first"][0], "The same seed in another process should give the same run.")
    expect(seen["unnamed"][0]).equals(seen["unnamed"][1], "Without a seed it should be 42.")
    expect(seen["zero"] == seen["unnamed"][0]).equals(False, "0 is a seed too, and should give another run than 42.")
    used = {number_in(report, "tokens_used") for report in seen["first"]}
    expect(len(used)).that(len(used) >= 6, "Other seeds should give other runs.", "different runs")


@check("leaves everybody else's chance alone", landmark="own_chance")
def leaves_chance(program):
    random.seed(draw.number())
    before = random.getstate()
    program.simulate_agent_loop(draw.number(0, 9999))
    return random.getstate() == before


@leaves_chance.expect
def _(same):
    expect(same).equals(
        True, "After a run the numbers of the module `random` are others: use a `random.Random` of your own."
    )


# Twist 1: many runs.


def settings_of_many():
    return (
        {},
        {"max_iterations": 7},
        {"step_tokens_mean": 15_000, "step_tokens_std": 4000},
        {"max_gain": 0.03},
        {"max_gain": 0.013, "stagnation_threshold": 4, "max_iterations": 6},
    )


@check("tells the share of each reason over many seeds", landmark="many_seeds", twist=1)
def shares(program):
    cases = []
    # About half of the runs reach 1 within seven steps, so that each seed more or less shows.
    # As many runs of other settings are other runs.
    often = draw.number(20, 40)
    many = [(settings, often) for settings in settings_of_many()]
    for settings, runs in [*many, *[({"max_iterations": 7}, runs) for runs in range(1, 17)]]:
        ends = [copy(program.simulate_agent_loop(seed, **settings))["termination"] for seed in range(runs)]
        wanted = {reason: ends.count(reason) / runs for reason in REASONS}
        cases.append([runs, settings, wanted, copy(program.termination_shares(runs, **settings))])
    return cases


@shares.expect
def _(cases):
    for runs, settings, wanted, got in cases:
        shown = ", ".join(f"{name}={value}" for name, value in settings.items()) or "the defaults"
        expect(got).that(isinstance(got, dict), "A dict from reason to share should come back.", wanted)
        for reason, share in wanted.items():
            expect(got.get(reason, 0)).is_close(
                share, f"With {shown}, over the seeds 0 to {runs - 1}: the share of `{reason}` is not right."
            )


@check("names the reasons that never came too", landmark="all_reasons", twist=1)
def all_reasons(program):
    return [copy(program.termination_shares(3, max_iterations=0)), copy(program.termination_shares(5))]


@all_reasons.expect
def _(seen):
    for got in seen:
        expect(got).holds(
            dict.fromkeys(set(REASONS) - {"max_iterations", "success"}, 0), "A reason that never came has a share of 0."
        )
    expect(seen[0]).holds({"success": 0, "max_iterations": 1}, "Without a step all runs end at the cap.")
