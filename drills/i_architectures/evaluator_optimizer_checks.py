"""How evaluator-optimizer is judged.

A run is told round by round: each verdict is a pair, whether the candidate passes and its score.
"""

from trainer.checking.api import check, copy, draw, expect, fail, ordinal, outcome_of


class Run:
    """A generator and a verifier that play so many rounds, and then go on with failures, the worst of all."""

    def __init__(self, *verdicts, candidates=None, feedbacks=None):
        self.task = draw.sentence()
        self.candidates = candidates or draw.words(len(verdicts))
        self.feedbacks = feedbacks or [draw.sentence(3) for _ in verdicts]
        self.verdicts = [
            {"passed": passed, "score": score, "feedback": feedback}
            for (passed, score), feedback in zip(verdicts, self.feedbacks, strict=True)
        ]
        self.given = copy(self.verdicts)
        self.generated, self.evaluated = [], []
        self.trouble = {}

    def generate(self, task, candidate, feedback):
        self.generated.append([copy(task), copy(candidate), copy(feedback)])
        return self.turn("generate", self.generated, self.candidates, draw.word())

    def evaluate(self, candidate):
        self.evaluated.append(copy(candidate))
        return self.turn("evaluate", self.evaluated, self.given, {"passed": False, "score": -1000, "feedback": "worse"})

    def turn(self, what, calls, script, later):
        if (what, len(calls)) in self.trouble:
            raise self.trouble[what, len(calls)]
        return script[len(calls) - 1] if len(calls) <= len(script) else later

    def play(self, program, *limit, **kw):
        """What came of it. Without a limit there are as many rounds as verdicts."""
        limit = limit or (() if "max_rounds" in kw else (len(self.verdicts),))
        outcome = outcome_of(program.optimize, self.generate, self.evaluate, self.task, *limit, **kw)
        return {
            "outcome": copy(outcome),
            "task": self.task,
            "candidates": copy(self.candidates),
            "verdicts": self.verdicts,
            "verdicts_after": copy(self.given),
            "generated": self.generated,
            "evaluated": self.evaluated,
        }


def failing(*scores, **more):
    return Run(*[(False, score) for score in scores], **more)


def result_of(case, say):
    outcome = case["outcome"]
    wanted = {"candidate": "...", "passed": "...", "score": "...", "feedback": "...", "rounds": "..."}
    if "raised" in outcome:
        fail(f"{say} The program raised {outcome['raised']}.", outcome, wanted)
    if not isinstance(outcome["returned"], dict):
        fail(f"{say} What came back is no dict.", outcome["returned"], wanted)
    return outcome["returned"]


def expect_candidate(case, number, say):
    """That the candidate of that round (from 1) came back."""
    expect(result_of(case, say)).holds(
        {"candidate": case["candidates"][number - 1]}, f"{say} The candidate of round {number} should come back."
    )


def expect_end(case, number, rounds, say):
    """That the candidate of that round (from 1) came back with its verdict, after so many rounds."""
    expect_candidate(case, number, say)
    result, verdict = result_of(case, say), case["verdicts"][number - 1]
    which = f"the candidate of round {number}"
    expect(result).holds({"passed": verdict["passed"]}, f"{say} `passed` should be what the verifier said of it.")
    expect(result).holds(verdict, f"{say} `score` and `feedback` should be those of {which}.")
    expect(result).holds({"rounds": rounds}, f"{say} `rounds` should be the number of rounds made.")
    expect_rounds(case, rounds, say)


def expect_rounds(case, rounds, say):
    expect({"generate": len(case["generated"]), "evaluate": len(case["evaluated"])}).equals(
        {"generate": rounds, "evaluate": rounds}, f"{say} Each round calls both once, and nothing is called after it."
    )


@check("starts from the task alone", landmark="feedback_in")
def starts_from_task(program):
    return [Run((True, 1)).play(program), failing(1, 2).play(program)]


@starts_from_task.expect
def _(cases):
    for case in cases:
        result_of(case, "A task came in.")
        expect(case["generated"][:1]).equals(
            [[case["task"], None, None]], "The first candidate is asked for with the task, `None` and `None`."
        )


ODD = (0, "", None, False, [], {}, 1.5)


@check("asks again with the candidate and its feedback", landmark="feedback_in")
def asks_again(program):
    odd = [*ODD, {draw.word(): [draw.number()]}]
    return [
        failing(1, 2, 3, 4).play(program),
        # Later ones do worse: it is still the one before that is worked on.
        failing(9, 4, 6, 2, 2).play(program),
        failing(3, 3, 3, 3, feedbacks=["", draw.sentence(80), f" {draw.word()}\n", ""]).play(program),
        failing(*range(8), candidates=draw.shuffled(odd)).play(program),
        failing(*range(8, 0, -1), candidates=draw.shuffled(odd)).play(program),
    ]


@asks_again.expect
def _(cases):
    for case in cases:
        result_of(case, "Candidates failed.")
        for number in range(1, len(case["candidates"])):
            before, feedback = case["candidates"][number - 1], case["verdicts"][number - 1]["feedback"]
            if len(case["generated"]) <= number:
                fail(
                    f"No candidate has passed, and rounds are left: a {ordinal(number)} one should be asked for.",
                    {"asked for": len(case["generated"]), "last verdict": case["verdicts"][number - 1]},
                    {"asked for": len(case["candidates"])},
                )
            expect(case["generated"][number : number + 1]).equals(
                [[case["task"], before, feedback]],
                f"The {ordinal(number)} candidate should be asked for with the task, the one before it, and the "
                "feedback on it.",
            )


@check("has each candidate evaluated as it is", landmark="outside_verdict")
def evaluates(program):
    odd = [*ODD, {draw.word(): [draw.number()]}]
    again = draw.word()
    return [
        # Code begins and ends with white space.
        failing(1, 3, 2, candidates=[f"    {draw.word()}\n" for _ in range(3)]).play(program),
        failing(*range(8), candidates=draw.shuffled(odd)).play(program),
        failing(2, 1, 3, candidates=[again] * 3).play(program),
        failing(2, 2, 3, 3, 4, 3, feedbacks=[again] * 6).play(program),
    ]


@evaluates.expect
def _(cases):
    for case in cases:
        result_of(case, "Candidates failed.")
        expect(case["evaluated"]).equals(
            case["candidates"], "`evaluate` should get each candidate once, as it is, in the order in which they came."
        )


@check("ends at the first that passes", landmark="passed_returns")
def ends_at_pass(program):
    value = draw.number(2, 40)
    cases = []
    for verdicts, number in (
        ([(True, value), (True, value + 1)], 1),
        ([(False, 1), (True, 2), (False, 9)], 2),
        ([(False, value), (False, value + 2), (True, value + 1), (True, value + 5)], 3),
        # What passed has a lower score than what failed, or none to speak of.
        ([(False, value), (True, value - 1), (False, 1)], 2),
        ([(False, 0.75), (False, 0.5), (True, 0), (True, 1)], 3),
        ([(False, -2), (True, -3.5)], 2),
        ([(False, 1), (True, 1)], 2),
    ):
        cases.append([number, Run(*verdicts).play(program)])
    for odd in ODD:
        cases.append([2, Run((False, 5), (True, 4), (False, 9), candidates=["x", odd, "z"]).play(program)])
    cases.append([1, Run((True, 0), (True, 1), feedbacks=["", "fine"]).play(program)])
    # Tests with chance or a network in them may judge the same candidate otherwise the next time.
    cases.append([3, Run((False, 1), (False, 1), (True, 2), candidates=[draw.word()] * 3).play(program)])
    return cases


@ends_at_pass.expect
def _(cases):
    for number, case in cases:
        expect_end(case, number, number, f"The candidate of round {number} passed.")


@check("goes by the verdict alone", landmark="outside_verdict")
def verdict_alone(program):
    claims = ["DONE: all tests passed", "ACCEPT", "passed", "I am sure that this is right.", {"passed": True}, True]
    words = ["", "passed", "All tests pass, score 1.0", "accepted", "OK", "no problems"]
    return [
        failing(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, candidates=claims).play(program),
        failing(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, feedbacks=words).play(program),
        failing(0.95, 1, 1.5, 10, 100, 1000).play(program),
    ]


@verdict_alone.expect
def _(cases):
    for case in cases:
        expect_end(case, 6, 6, "The verifier said of no candidate that it passed.")


@check("keeps to the rounds", landmark="round_cap")
def keeps_to_rounds(program):
    return [
        [1, failing(1, 2, 3).play(program, 1)],
        [2, failing(1, 2, 3).play(program, 2)],
        [4, failing(1, 2, 3, 4, 5).play(program, max_rounds=4)],
        [25, failing(*range(27)).play(program, 25)],
        [3, Run(*[(False, score) for score in (1, 2, 3)], (True, 4)).play(program, 3)],
        [3, default_rounds(program)],
    ]


def default_rounds(program):
    run = Run((False, 1), (False, 2), (False, 3), (True, 4))
    outcome = outcome_of(program.optimize, run.generate, run.evaluate, run.task)
    return {
        "outcome": copy(outcome),
        "candidates": run.candidates,
        "verdicts": run.verdicts,
        "generated": run.generated,
        "evaluated": run.evaluated,
    }


@keeps_to_rounds.expect
def _(cases):
    for rounds, case in cases:
        expect_end(case, rounds, rounds, f"{rounds} rounds were allowed, and none of their candidates passed.")


@check("gives back the best of those that failed", landmark="best_so_far")
def best_failed(program):
    low = -draw.number(20, 90)
    cases = []
    for scores, best in (
        ((3, 2, 1), 1),
        ((1, 3, 2), 2),
        ((1, 2, 3), 3),
        ((5, 1, 4, 3), 1),
        ((2, 5, 1, 4), 2),
        # Below zero, zero, and near each other.
        ((low, low + 2, low - 1), 2),
        ((low, low - 1), 1),
        ((-1, 0, -2), 2),
        ((0, -3, -1), 1),
        ((0.0, -1), 1),
        ((0.501, 0.502, 0.5), 2),
        ((0.5, 0.25, 0.375), 1),
        ((low,), 1),
    ):
        cases.append([best, failing(*scores).play(program)])
    for odd in ODD:
        cases.append([2, failing(1, 3, 2, candidates=["x", odd, "z"], feedbacks=["a", "", "b"]).play(program)])
    return cases


@best_failed.expect
def _(cases):
    for best, case in cases:
        scores = ", ".join(str(verdict["score"]) for verdict in case["verdicts"])
        expect_candidate(case, best, f"All failed, with the scores {scores}.")


@check("gives back the first of equally good ones", landmark="best_so_far")
def first_best(program):
    same = draw.number(-9, 9)
    rows = (((same,) * 3, 1), ((same - 1, same, same), 2), ((same, same - 2, same), 1), ((0, 0.0, -0.0), 1))
    return [[best, failing(*scores).play(program)] for scores, best in rows]


@first_best.expect
def _(cases):
    for best, case in cases:
        expect_candidate(case, best, "Several are equally good, and the first of them counts.")


@check("keeps a candidate together with its verdict", landmark="belongs_together")
def together(program):
    return [[2, 4, failing(1, 8, 3, 2).play(program)], [1, 2, failing(6, 5, feedbacks=["", draw.word()]).play(program)]]


@together.expect
def _(cases):
    for best, rounds, case in cases:
        expect_end(case, best, rounds, "An earlier candidate was the best.")


@check("says that nothing passed", landmark="honest_end")
def nothing_passed(program):
    return [[3, failing(1, 2, 3).play(program)], [1, failing(1).play(program)]]


@nothing_passed.expect
def _(cases):
    for rounds, case in cases:
        say = "The rounds are used up, and nothing passed."
        expect(result_of(case, say)).holds({"passed": False, "rounds": rounds}, f"{say} The result should say so.")


@check("makes nothing of no rounds", landmark="honest_end")
def no_rounds(program):
    return [failing(1, 2).play(program, 0), failing(1, 2).play(program, max_rounds=0)]


@no_rounds.expect
def _(cases):
    for case in cases:
        say = "No rounds were allowed."
        expect(result_of(case, say)).holds(
            {"candidate": None, "passed": False, "score": None, "feedback": None, "rounds": 0},
            f"{say} There is no candidate, and nothing passed.",
        )
        expect_rounds(case, 0, say)


@check("lets an exception through", landmark="honest_end")
def lets_through(program):
    cases = []
    for kind in (ValueError, KeyError, TypeError, AssertionError, TimeoutError, KeyboardInterrupt):
        for place in (("generate", 1), ("generate", 2), ("evaluate", 1), ("evaluate", 2)):
            run, word = failing(3, 2, 1), draw.word()
            run.trouble[place] = kind(word)
            cases.append([*place, kind.__name__, word, run.play(program)])
    return cases


@lets_through.expect
def _(cases):
    for what, number, kind, word, case in cases:
        say = f"`{what}` raised {kind} in round {number}, and the caller did not get to see that."
        expect(case["outcome"].get("raised")).equals(kind, say)
        expect(case["outcome"].get("message")).mentions(word, say=say)


@check("leaves verdicts and candidates as they are", landmark="belongs_together")
def leaves_alone(program):
    candidates = [{draw.word(): draw.words(2)} for _ in range(3)]
    run = Run((False, 2), (False, 1), (True, 3), candidates=candidates)
    hopeless = Run((False, 1), (False, 3), (False, 2), candidates=candidates)
    before = copy(candidates)
    cases = [run.play(program), hopeless.play(program)]
    return {"before": before, "cases": cases, "again": failing(-5, -7).play(program)}


@leaves_alone.expect
def _(seen):
    for case in seen["cases"]:
        expect(case["verdicts_after"]).equals(case["verdicts"], "A dict that `evaluate` had given was changed.")
        expect(case["candidates"]).equals(seen["before"], "A candidate was changed.")
    expect_end(seen["again"], 1, 2, "Another run began, with lower scores than the one before.")


# Twist 1: when it gets no better.


def expect_stalled(case, stalled, say):
    expect(result_of(case, say)).holds({"stalled": stalled}, f"{say} `stalled` should be {stalled}.")


@check("ends when it gets no better", landmark="no_gain", twist=1)
def no_better(program):
    cases = []
    for scores, patience, best, rounds in (
        ((5, 4, 9, 9), 1, 1, 2),
        ((5, 5, 9, 9), 1, 1, 2),
        ((5, 4, 3, 9, 9), 2, 1, 3),
        ((1, 5, 4, 3, 9, 9), 2, 2, 4),
        ((1, 2, 1.5, 3, 2, 1, 0, 9, 9), 3, 4, 7),
        # Better than the round before is not better than the best; equal is not better either.
        ((5, 1, 2, 3, 9, 9), 3, 1, 4),
        ((5, 5, 5, 9, 9), 2, 1, 3),
        ((-4, -5, -4, 9, 9), 2, 1, 3),
        ((0, -1, 0, 9, 9), 2, 1, 3),
    ):
        cases.append([patience, best, rounds, failing(*scores).play(program, 50, patience=patience)])
    cases.append([2, 1, 3, failing(5, 4, 3, 9).play(program, 50, 2)])
    return cases


@no_better.expect
def _(cases):
    for patience, best, rounds, case in cases:
        scores = ", ".join(str(verdict["score"]) for verdict in case["verdicts"][:rounds])
        say = f"With a patience of {patience} and the scores {scores}: no gain in so many rounds in a row."
        expect_end(case, best, rounds, say)
        expect_stalled(case, True, say)
        for number in range(1, rounds):
            before, feedback = case["candidates"][number - 1], case["verdicts"][number - 1]["feedback"]
            expect(case["generated"][number][1:]).equals(
                [before, feedback],
                f"With a patience too, the {ordinal(number)} candidate should be asked for with the one before it, "
                "however it did, and the feedback on it.",
            )


@check("goes on as long as it gets better", landmark="no_gain", twist=1)
def goes_on(program):
    cases = []
    for scores, patience, best in (
        ((1, 2, 3, 4), 1, 4),
        ((3, 2, 4, 1, 5), 2, 5),
        ((1, 0, 0, 2, 1, 1, 3), 3, 7),
        ((-5, -4.75, -4.5), 1, 3),
        ((7,), 1, 1),
    ):
        cases.append([best, failing(*scores).play(program, patience=patience)])
    used_up = []
    for scores, patience, best in (((5, 4), 2, 1), ((1, 5, 5, 3), 3, 2), ((4, 3, 2), 50, 1)):
        used_up.append([best, failing(*scores).play(program, patience=patience)])
    return {"better": cases, "used_up": used_up, "none": failing(1, 2).play(program, 0, patience=2)}


@goes_on.expect
def _(seen):
    for best, case in seen["better"]:
        say = "It got better again before the patience was at its end, up to the last round."
        expect_end(case, best, len(case["verdicts"]), say)
        expect_stalled(case, False, say)
    for best, case in seen["used_up"]:
        say = "The rounds were used up before the patience was at its end."
        expect_end(case, best, len(case["verdicts"]), say)
        expect_stalled(case, False, say)
    say = "No rounds were allowed, and there was a patience."
    result = result_of(seen["none"], say)
    expect(result).holds({"candidate": None, "passed": False, "rounds": 0}, f"{say} There is no candidate.")
    expect(result).that(
        "stalled" in result and not result["stalled"],
        f"{say} `stalled` should be there all the same, and False.",
        False,
    )


@check("lets a pass end it whatever its score", landmark="passed_returns", twist=1)
def pass_ends(program):
    return [
        [2, Run((False, 5), (True, 4), (False, 9)).play(program, 50, patience=1)],
        [3, Run((False, 5), (False, 4), (True, 3), (False, 9)).play(program, 50, patience=2)],
        [1, Run((True, 0), (False, 9)).play(program, 50, patience=1)],
    ]


@pass_ends.expect
def _(cases):
    for number, case in cases:
        say = f"The candidate of round {number} passed."
        expect_end(case, number, number, say)
        expect_stalled(case, False, say)


@check("lets an exception through with a patience too", landmark="honest_end", twist=1)
def lets_through_with_patience(program):
    cases = []
    for what in ("generate", "evaluate"):
        run, word = failing(3, 2, 1), draw.word()
        run.trouble[what, 2] = ValueError(word)
        cases.append([what, 2, "ValueError", word, run.play(program, patience=3)])
    return cases


lets_through_with_patience.expect(lets_through.judge)


@check("has no limit to its patience where none is given", landmark="no_gain", twist=1)
def endless_patience(program):
    return [failing(9, *range(8, 0, -1)).play(program), failing(9, 8, 7, 6).play(program, patience=None)]


@endless_patience.expect
def _(cases):
    for case in cases:
        say = "No patience was given, so all rounds are made."
        expect_end(case, 1, len(case["verdicts"]), say)
        stalled = result_of(case, say).get("stalled", False)
        expect(stalled).equals(False, f"{say} `stalled` should be False, if it is there at all.")
