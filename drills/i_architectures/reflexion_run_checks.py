"""How reflexion-run is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, ordinal, outcome_of

DEFAULT_ATTEMPTS = 3
SPARE = 9
"""Attempts that a run without a bound may make before one passes."""


MANY = 24
"""Reflections that no window of the last few holds."""


class Trial:
    """An actor, a verifier and a critic. `verdicts` says of each attempt whether it passes; those after the last fail,
    and one at the very end passes. Each keeps what it was given."""

    def __init__(self, *verdicts, results=None, feedback=None, reflections=None):
        self.verdicts, self.task = verdicts, draw.sentence()
        count = len(verdicts) + SPARE
        self.results = [draw.sentence(2) for _ in range(count)] if results is None else results
        self.feedback = draw.words(count) if feedback is None else feedback
        self.reflections = [draw.sentence(3) for _ in range(count)] if reflections is None else reflections
        self.attempted, self.verified, self.reflected = [], [], []

    def attempt(self, task, reflections):
        self.attempted.append({"task": copy(task), "reflections": copy(reflections)})
        return self.results[min(len(self.attempted), len(self.results)) - 1]

    def verify(self, task, result):
        self.verified.append({"task": copy(task), "result": copy(result)})
        number = max(len(self.attempted), 1) - 1  # asked twice of one attempt, it says the same
        passed = self.verdicts[number] if number < len(self.verdicts) else number >= len(self.verdicts) + SPARE - 1
        return passed, self.feedback[min(number, len(self.feedback) - 1)]

    def reflect(self, task, result, feedback):
        self.reflected.append({"task": copy(task), "result": copy(result), "feedback": copy(feedback)})
        return self.reflections[min(len(self.reflected), len(self.reflections)) - 1]

    def run(self, program, *bounds, **more):
        """A run, and everything that was seen of it."""
        outcome = outcome_of(program.reflexion_run, self.attempt, self.verify, self.reflect, self.task, *bounds, **more)
        return {
            "outcome": copy(outcome),
            "task": self.task,
            "verdicts": self.verdicts,
            "results": self.results[: len(self.verdicts)],
            "feedback": self.feedback[: len(self.verdicts)],
            "reflections": self.reflections[: len(self.verdicts)],
            "attempted": self.attempted,
            "verified": self.verified,
            "reflected": self.reflected,
        }


def failing(count, **more):
    """A trial in which the first `count` attempts fail."""
    return Trial(*[False] * count, **more)


def passing_at(number, **more):
    """A trial in which the attempt of that number, from 1, is the first to pass."""
    return Trial(*[False] * (number - 1), True, **more)


def report_of(case, what):
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{what} the program raised.", f"{outcome['raised']}: {outcome['message']}", {"passed": "..."})
    report = outcome["returned"]
    expect(report).that(isinstance(report, dict), f"{what} a dict should come back.", {"passed": "...", "...": "..."})
    return report


def expect_report(case, what):
    """That the report says how the last of the verdicts came about."""
    attempts = len(case["verdicts"])
    report = report_of(case, what)
    expect(report).holds({"passed": case["verdicts"][-1]}, f"{what} `passed` should be what the verifier said of it.")
    expect(report).holds({"result": case["results"][-1]}, f"{what} `result` should be that of the last attempt.")
    expect(report).holds({"attempts": attempts}, f"{what} `attempts` should be the number of attempts made.")
    expect(report).holds(
        {"reflections": case["reflections"][: attempts - 1]}, f"{what} `reflections` should be those of this run."
    )


def odd_reflections():
    """One that comes three times, one that is empty, one with blanks around it."""
    word = draw.word()
    return [word, "", word, word, f"  {draw.word()}\n"]


def expect_passed(case, what):
    passed = case["verdicts"][-1]
    expect(report_of(case, what)).holds({"passed": passed}, f"{what} `passed` should be what the verifier said of it.")


@check("ends with the first attempt that passes", landmark="stop_at_pass")
def ends(program):
    return [passing_at(number).run(program, 6) for number in (1, 2, draw.number(3, 5), 6)]


@ends.expect
def _(cases):
    for case in cases:
        number = len(case["verdicts"])
        what = f"When the {ordinal(number - 1)} attempt is the first to pass,"
        report_of(case, what)
        expect(len(case["attempted"])).equals(number, f"{what} so many attempts should be made, no more and no less.")


@check("shows each attempt every reflection so far", landmark="see_memory")
def shows(program):
    plain, odd = passing_at(draw.number(MANY, MANY + 2)), passing_at(6, reflections=odd_reflections())
    return {"plain": plain.run(program, MANY + 3), "odd": odd.run(program, 6)}


@shows.expect
def _(cases):
    case = cases["plain"]
    report_of(case, "After a few attempts that failed")
    expect(len(case["attempted"])).equals(
        len(case["verdicts"]), "While the verifier says no and attempts are left, another one should be made."
    )
    for number, attempted in enumerate(case["attempted"]):
        expect(attempted["task"]).equals(case["task"], "Each attempt should be given the task as it is.")
        expect(attempted["reflections"]).equals(
            case["reflections"][:number],
            f"The {ordinal(number)} attempt should be given every reflection so far, the oldest first.",
        )
    kept = report_of(cases["odd"], "After reflections that repeat themselves or are empty").get("reflections")
    expect(cases["odd"]["attempted"][-1]["reflections"]).equals(
        kept, "The last attempt should see every reflection that is kept, whatever it says."
    )


@check("makes max_attempts attempts at the most", landmark="bounded")
def bounded(program):
    some = draw.number(4, 7)
    return [
        failing(1).run(program, 1),
        failing(2).run(program, 2),
        failing(some).run(program, max_attempts=some),
        failing(DEFAULT_ATTEMPTS).run(program),
    ]


@bounded.expect
def _(cases):
    for case in cases:
        bound = len(case["verdicts"])
        what = f"With `max_attempts` {bound} and none that passes"
        report_of(case, what)
        expect(len(case["attempted"])).equals(bound, f"{what} so many attempts should be made.")


@check("takes a pass at the last attempt", landmark="bounded")
def last_passes(program):
    some = draw.number(2, 5)
    return [passing_at(1).run(program, 1), passing_at(some).run(program, some), passing_at(3).run(program)]


@last_passes.expect
def _(cases):
    for case in cases:
        expect_passed(case, "When the last attempt that is allowed passes,")


@check("reports the attempt that passed", landmark="honest_end")
def reports_pass(program):
    odd = ["", None, 0, False, []]
    cases = [passing_at(2, results=[draw.word(), result]).run(program, 3) for result in odd]
    return [*cases, *[passing_at(number).run(program, 6) for number in (1, draw.number(3, 5), 6)]]


@reports_pass.expect
def _(cases):
    for case in cases:
        expect_report(case, f"When the {ordinal(len(case['verdicts']) - 1)} attempt passed,")


@check("does not reflect when no attempt follows", landmark="not_after_last")
def not_after_last(program):
    return [failing(number).run(program, number) for number in (1, 2, draw.number(3, 5))]


@not_after_last.expect
def _(cases):
    for case in cases:
        bound = len(case["verdicts"])
        what = f"With `max_attempts` {bound} and none that passes,"
        report_of(case, what)
        expect(len(case["reflected"])).that(
            len(case["reflected"]) < bound,
            f"{what} nobody would see a reflection on the last one: that call is money for nothing.",
            bound - 1,
        )


@check("says that it did not pass", landmark="honest_end")
def honest(program):
    cases = [failing(number).run(program, number) for number in (1, draw.number(2, 5))]
    return [*cases, failing(2, results=[draw.word(), ""]).run(program, 2)]


@honest.expect
def _(cases):
    for case in cases:
        expect_report(case, "When the last attempt failed too,")


@check("verifies each result once", landmark="outside")
def verifies(program):
    # Results of every kind, some of which look like failure, and one that claims success.
    odd = ["", None, 0, False, [], [draw.word()], {draw.word(): draw.number()}, f"passed, {draw.word()}"]
    cases = [
        trial.run(program, 2)
        for result in odd
        for trial in (failing(2, results=[draw.word(), result]), passing_at(2, results=[draw.word(), result]))
    ]
    return [*cases, failing(len(odd), results=odd).run(program, len(odd))]


@verifies.expect
def _(cases):
    for case in cases:
        wanted = [{"task": case["task"], "result": result} for result in case["results"]]
        expect(case["verified"]).equals(
            wanted, "Each attempt's result, whatever it is, should be given to the verifier once, with the task."
        )
        expect_passed(case, "After a few attempts with results of every kind")


@check("lets the verifier alone decide", landmark="outside")
def decides(program):
    claims = [f"{word} passed, all tests are fine" for word in draw.words(3)]
    return [
        failing(3, results=claims, feedback=["", "", ""]).run(program, 3),
        passing_at(2, results=["ERROR: failed", "ERROR: failed again"]).run(program, 3),
        passing_at(3, feedback=["passed", "", "failed"]).run(program, 4),
        failing(2, reflections=["passed", "nothing is wrong with it"]).run(program, 2),
    ]


@decides.expect
def _(cases):
    for case in cases:
        what = "Whatever the result, the feedback or the reflection say, the verifier decides:"
        expect(len(case["attempted"])).equals(len(case["verdicts"]), f"{what} that many attempts should be made.")
        expect_passed(case, what)


@check("reflects on the attempt that failed", landmark="learn")
def reflects(program):
    number = draw.number(4, 6)
    results = [[draw.word()] for _ in range(number)]
    feedback = draw.words(number)
    feedback[1] = ""
    return passing_at(number, results=results, feedback=feedback).run(program, 7)


@reflects.expect
def _(case):
    failed = len(case["verdicts"]) - 1
    wanted = [
        {"task": case["task"], "result": result, "feedback": feedback}
        for result, feedback in zip(case["results"][:failed], case["feedback"][:failed], strict=True)
    ]
    expect(case["reflected"]).equals(
        wanted,
        "After each attempt that failed, and never after one that passed, `reflect` should be asked once: with the "
        "task, the result of that attempt and what the verifier said of it.",
    )


@check("keeps each reflection, whatever it says", landmark="learn")
def keeps(program):
    return passing_at(6, reflections=odd_reflections()).run(program, 6)


@keeps.expect
def _(case):
    what = "When reflections repeat themselves, are empty or have blanks around them,"
    expect(report_of(case, what)).holds(
        {"reflections": case["reflections"]}, f"{what} they should all be kept, as they are."
    )


@check("begins each run without reflections", landmark="own_memory")
def anew(program):
    return [passing_at(3).run(program), failing(2).run(program, 2), passing_at(2).run(program)]


@anew.expect
def _(cases):
    for case in cases:
        what = "After a run before this one"
        expect(report_of(case, what)).holds(
            {"reflections": case["reflections"][: len(case["verdicts"]) - 1]},
            f"{what} `reflections` should be those of this run.",
        )
        expect(case["attempted"][0]["reflections"]).equals(
            [], "The first attempt of a run should see no reflections of the run before."
        )


@check("lets what is raised go on", landmark="outside")
def goes_on(program):
    said = draw.word()

    def raising(*given, **named):
        raise ConnectionError(said)

    cases = []
    for broken in ("attempt", "verify", "reflect"):
        trial = failing(3)
        parts = [raising if broken == name else getattr(trial, name) for name in ("attempt", "verify", "reflect")]
        outcome = outcome_of(program.reflexion_run, *parts, trial.task)
        cases.append([broken, outcome, len(trial.attempted)])
    return {"said": said, "cases": cases}


@goes_on.expect
def _(seen):
    for broken, outcome, attempts in seen["cases"]:
        what = f"When `{broken}` itself raises, that is no verdict:"
        expect(outcome.get("raised")).equals("ConnectionError", f"{what} it should go on.")
        expect(outcome["message"]).mentions(seen["said"], say=f"{what} it should go on as it is.")
        expect(attempts).equals(0 if broken == "attempt" else 1, f"{what} no other attempt should be made.")


def remembered(program, trial, memory, *bounds, **more):
    """A run with the caller's memory, and what that holds before and after."""
    before = copy(memory)
    case = trial.run(program, *bounds, **{"memory": memory, **more} if len(bounds) < 2 else more)
    return {"case": case, "before": before, "after": copy(memory)}


def some_memory():
    return [draw.sentence(3) for _ in range(draw.number(2, 4))]


@check("shows the reflections of earlier runs", landmark="callers_memory", twist=1)
def shows_earlier(program):
    memory = some_memory()
    return [
        remembered(program, passing_at(3), some_memory(), 4),
        remembered(program, failing(3), memory, 3, memory),
        remembered(program, passing_at(2), [draw.sentence(2) for _ in range(MANY)]),
        remembered(program, passing_at(1), some_memory()),
    ]


@shows_earlier.expect
def _(cases):
    for seen in cases:
        case = seen["case"]
        report_of(case, "With the memory of earlier runs")
        expect(len(case["attempted"])).equals(len(case["verdicts"]), "So many attempts should have been made.")
        for number, attempted in enumerate(case["attempted"]):
            expect(attempted["reflections"]).equals(
                [*seen["before"], *case["reflections"][:number]],
                f"The {ordinal(number)} attempt should see first the reflections of earlier runs, then this run's own.",
            )


@check("adds what it learns to the memory", landmark="callers_memory", twist=1)
def adds(program):
    twice = draw.sentence(3)
    again = passing_at(3, reflections=[draw.sentence(3), twice])
    return [
        *[remembered(program, passing_at(3), memory, 4) for memory in (some_memory(), [])],
        remembered(program, again, [twice, draw.sentence(3), twice], 4),
        # An empty one, and one with blanks around it, are kept like any other.
        remembered(program, passing_at(3, reflections=["", f"  {draw.word()}\n"]), some_memory(), 4),
        remembered(program, passing_at(3), [draw.sentence(2) for _ in range(MANY)], 4),
    ]


@adds.expect
def _(cases):
    for seen in cases:
        report_of(seen["case"], "With the caller's memory")
        expect(seen["after"]).equals(
            [*seen["before"], *seen["case"]["reflections"][:2]],
            "The list of the caller, also an empty one, should have grown at its end by this run's reflections, and "
            "nothing else in it should change, doubles included.",
        )


@check("adds each reflection as it is made", landmark="callers_memory", twist=1)
def adds_at_once(program):
    trial, memory, said = failing(4), some_memory(), draw.word()
    before = copy(memory)

    def breaks_at_the_third(task, reflections):
        if len(trial.attempted) == 2:
            raise ConnectionError(said)
        return trial.attempt(task, reflections)

    outcome = outcome_of(
        program.reflexion_run, breaks_at_the_third, trial.verify, trial.reflect, trial.task, 4, memory=memory
    )
    hopeless = failing(2)

    def breaks_at_the_second(task, result, feedback):
        if len(hopeless.attempted) == 2:
            raise ConnectionError(said)
        return hopeless.reflect(task, result, feedback)

    last = outcome_of(
        program.reflexion_run, hopeless.attempt, hopeless.verify, breaks_at_the_second, hopeless.task, 2, memory=[]
    )
    return {
        "outcome": outcome,
        "wanted": [*before, *trial.reflections[:2]],
        "after": copy(memory),
        "last": last.get("raised"),
    }


@adds_at_once.expect
def _(seen):
    expect(seen["last"]).equals(
        "ConnectionError", "With a memory too, what `reflect` raises after the last attempt should go on."
    )
    what = "When an attempt raises in the middle of a run,"
    expect(seen["outcome"].get("raised")).equals("ConnectionError", f"{what} that should go on.")
    expect(seen["after"]).equals(
        seen["wanted"], f"{what} the memory should hold what was learnt till then: it is added as it is made."
    )


@check("learns from the last failure too", landmark="for_the_next_run", twist=1)
def last_too(program):
    return [
        remembered(program, failing(2), [], 2),
        remembered(program, failing(1), some_memory(), 1),
        remembered(program, failing(1), [], 1),
        remembered(program, failing(DEFAULT_ATTEMPTS), some_memory()),
    ]


@last_too.expect
def _(cases):
    for seen in cases:
        case = seen["case"]
        what = "When no attempt passes and the memory goes on,"
        report_of(case, what)
        expect(len(case["attempted"])).equals(len(case["verdicts"]), f"{what} no other attempt should be made.")
        expect(seen["after"]).equals(
            [*seen["before"], *case["reflections"]], f"{what} the next run should see what the last failure taught."
        )


@check("reports attempts and verdict as without a memory", landmark="honest_end", twist=1)
def reports_the_rest(program):
    trials = ((failing(1), 1), (failing(3), 3), (passing_at(2), 3), (passing_at(3), 3))
    return [remembered(program, trial, some_memory(), bound)["case"] for trial, bound in trials]


@reports_the_rest.expect
def _(cases):
    for case in cases:
        what = "With a memory too,"
        wanted = {"passed": case["verdicts"][-1], "result": case["results"][-1], "attempts": len(case["verdicts"])}
        expect(report_of(case, what)).holds(
            wanted, f"{what} the last verdict, the last result and the number of attempts should be reported."
        )


@check("reports the reflections of this run alone", landmark="only_own", twist=1)
def reports_own(program):
    twice = draw.sentence(3)
    return [
        # An earlier run has learnt the same.
        [2, remembered(program, passing_at(3, reflections=[twice, draw.sentence(3)]), [draw.sentence(3), twice], 4)],
        [2, remembered(program, passing_at(3), some_memory(), 4)],
        [2, remembered(program, failing(2), some_memory(), 2)],
        [0, remembered(program, passing_at(1), some_memory(), 2)],
    ]


@reports_own.expect
def _(cases):
    for count, seen in cases:
        report = report_of(seen["case"], "With the memory of earlier runs")
        expect(report).holds(
            {"reflections": seen["case"]["reflections"][:count]}, "`reflections` should be those of this run alone."
        )


@check("gives one run what another one learnt", landmark="callers_memory", twist=1)
def two_runs(program):
    memory = []
    return [remembered(program, trial, memory, 2) for trial in (failing(2), passing_at(2))]


@two_runs.expect
def _(cases):
    first, second = cases
    report_of(second["case"], "After a run with the same memory")
    expect(second["case"]["attempted"][0]["reflections"]).equals(
        first["case"]["reflections"], "The second run should begin with what the first one learnt."
    )
