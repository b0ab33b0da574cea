"""How plan-and-execute is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, ordinal, outcome_of

DEFAULT_REPLANS = 2
LONG = 30
"""Words of an error message that tempts to be cut."""
MOST_STEPS = 200
"""A run that executes more steps than any plan here holds does not end."""


class Endless(BaseException):
    """The run does not end by itself."""


class World:
    """A planner that hands out `plans` in turn, an executor that fails at the executions numbered in `fails`, and a
    synthesis. Each keeps what it was given."""

    def __init__(self, plans, fails=None, results=None, answer=None):
        self.plans, self.fails, self.results = copy(plans), fails or {}, results
        self.task, self.answer = draw.sentence(), draw.sentence(2) if answer is None else answer
        self.planned, self.executed, self.synthesized = [], [], []
        self.finished = []
        self.handed_out = copy(plans)

    def plan(self, task, done, failed):
        self.planned.append({"task": copy(task), "done": copy(done), "failed": copy(failed)})
        number = len(self.planned) - 1
        return self.plans[number] if number < len(self.plans) else []

    def execute(self, step, done):
        number = len(self.executed)
        if number > MOST_STEPS:
            raise Endless
        self.executed.append({"step": copy(step), "done": copy(done)})
        if number in self.fails:
            raise self.fails[number]
        result = draw.sentence(2) if self.results is None else self.results[number]
        self.finished.append([copy(step), copy(result)])
        return result

    def synthesize(self, task, done):
        self.synthesized.append({"task": copy(task), "done": copy(done)})
        return self.answer

    def run(self, program, *bounds, **more):
        """A run, and everything that was seen of it."""
        outcome = outcome_of(
            program.plan_and_execute, self.plan, self.execute, self.synthesize, self.task, *bounds, **more
        )
        return {
            "outcome": copy(outcome),
            "task": self.task,
            "answer": self.answer,
            "planned": self.planned,
            "executed": self.executed,
            "steps": [each["step"] for each in self.executed],
            "finished": self.finished,
            "synthesized": self.synthesized,
        }


def error(message=None):
    kind = draw.choice((ValueError, ConnectionError, KeyError, TimeoutError, RuntimeError))
    return kind(message or draw.word())


def always_failing(count, before=0):
    """So many plans, each with `before` steps that work, one that fails and two that are never come to; the numbers of
    the executions that fail."""
    plans = [draw.words(before + 3) for _ in range(count)]
    return plans, {number * (before + 1) + before: error() for number in range(count)}


def report_of(case, what):
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{what} the program raised.", f"{outcome['raised']}: {outcome['message']}", {"complete": "..."})
    report = outcome["returned"]
    expect(report).that(isinstance(report, dict), f"{what} a dict should come back.", {"complete": "...", "...": "..."})
    return report


def expect_complete(case, what):
    report = report_of(case, what)
    also = ", although the answer is empty" if case["answer"] == "" else ""
    expect(report).holds({"complete": True}, f"{what} `complete` should be `True`{also}.")
    expect(report).holds({"answer": case["answer"]}, f"{what} `answer` should be what the synthesis gave.")
    expect(report).holds({"failed": None}, f"{what} `failed` should be `None`.")
    expect_done(report, case, what)


def expect_done(report, case, what):
    expect(report).holds(
        {"done": case["finished"]},
        f"{what} `done` should hold every finished step of the run with its result, in order, and nothing else.",
    )


def expect_failed(told, step, message, what):
    fine = isinstance(told, (list, tuple)) and len(told) == 2
    expect(told).that(fine, f"{what} should be the step and the error.", [step, message])
    expect(told[0]).equals(step, f"{what} should name the step that failed.")
    expect(told[1]).mentions(message, say=f"{what} should say in a text what the step raised.")


def expect_incomplete(case, step, message, what):
    report = report_of(case, what)
    expect(report).holds({"complete": False}, f"{what} `complete` should be `False`: the task is not done.")
    expect(report).holds({"answer": None}, f"{what} `answer` should be `None`.")
    expect_done(report, case, what)
    expect_failed(report.get("failed"), step, message, f"{what} `failed`")


@check("plans once where every step works", landmark="plan_first")
def plans_once(program):
    return [World([draw.words(count)]).run(program) for count in (1, draw.number(3, 5))]


@plans_once.expect
def _(cases):
    for case in cases:
        what = "Where every step works"
        expect_complete(case, what)
        expect(len(case["planned"])).equals(1, f"{what} the planner should be asked once.")
        expect(case["planned"][0]).equals(
            {"task": case["task"], "done": [], "failed": None},
            "The first plan should be asked for with the task, nothing done and nothing failed.",
        )


@check("carries out the plan in order, as it stands", landmark="in_order")
def in_order(program):
    first, again, last = draw.words(3)
    cases = []
    odd = [f" {draw.word()}\n", "", "  "]  # neither stripped nor left out
    for plan in ([first], [first, again, last], [first, again, again, first, last], [first, *odd, last]):
        cases.append({"plan": copy(plan), **World([plan]).run(program)})
    return cases


@in_order.expect
def _(cases):
    for case in cases:
        what = "Every step of the plan, also one that comes twice,"
        expect(case["steps"]).equals(case["plan"], f"{what} should be carried out once, in its place.")
        report_of(case, "After a plan that worked")


@check("tells each step what is finished", landmark="keep_done")
def tells_step(program):
    plans = [draw.words(14), draw.words(3)]  # more steps than a window of the last few holds
    return World(plans, {12: error()}).run(program)


@tells_step.expect
def _(case):
    report_of(case, "After a step that failed and a new plan that worked")
    expect(len(case["executed"])).equals(
        16, "Twelve steps work, one fails, and the new plan has three: sixteen should be carried out."
    )
    for position, each in enumerate(case["executed"]):
        wanted = case["finished"][: position if position < 13 else position - 1]
        expect(each["done"]).equals(
            wanted, f"The {ordinal(position)} step should be given every step finished so far with its result."
        )


@check("counts a step as finished whatever it gives", landmark="keep_done")
def whatever(program):
    results = draw.shuffled(["", 0, None, False, [], {}, draw.word()])
    steps = draw.words(len(results) - 1)
    return World([[*steps, steps[0]]], results=results).run(program)  # the one that comes twice counts twice


@whatever.expect
def _(case):
    what = "A step that does not raise is finished, whatever it gives:"
    expect(len(case["planned"])).equals(1, f"{what} no new plan is needed.")
    expect_complete(case, what)


@check("re-plans max_replans times at the most", landmark="bounded")
def bounded(program):
    cases = []
    some = draw.number(7, 9)
    for bound, bounds, named in (
        (0, [0], {}),
        (1, [1], {}),
        (some, [], {"max_replans": some}),
        (DEFAULT_REPLANS, [], {}),
    ):
        for before in (0, 2):  # a step that works between two failures gives no new allowance
            plans, fails = always_failing(bound + 4, before)
            cases.append([bound, World(plans, fails).run(program, *bounds, **named)])
        plan, failure = draw.words(2), error()  # a planner that learns nothing is bounded by the same number
        world = World([plan] * (bound + 4), dict.fromkeys(range(bound + 4), failure))
        cases.append([bound, world.run(program, *bounds, **named)])
    return cases


@bounded.expect
def _(cases):
    for bound, case in cases:
        what = f"With `max_replans` {bound} in a run whose every plan fails"
        report_of(case, what)
        expect(len(case["planned"])).equals(
            bound + 1, f"{what} the planner should be asked for the first plan, and then so often for another."
        )


@check("makes the answer of everything that is finished", landmark="answer_last")
def answers(program):
    smooth = World([draw.words(3)])
    repaired = World([draw.words(3), draw.words(3), draw.words(2)], {1: error(), 3: error()})
    empty = World([draw.words(2)], answer="")
    return [smooth.run(program), repaired.run(program), empty.run(program)]


@answers.expect
def _(cases):
    for case in cases:
        what = "When the last step of the plan is finished"
        expect_complete(case, what)
        expect(case["synthesized"]).equals(
            [{"task": case["task"], "done": case["finished"]}],
            f"{what} the synthesis should be asked once, with the task and every finished step with its result.",
        )


@check("takes an empty plan for nothing left to do", landmark="answer_last")
def empty_plan(program):
    return [World([[]]).run(program), World([draw.words(3), []], {1: error()}).run(program)]


@empty_plan.expect
def _(cases):
    for case, steps in zip(cases, (0, 2), strict=True):
        what = "When the planner says with an empty plan that nothing is left to do"
        expect(len(case["executed"])).equals(steps, f"{what} no step should be carried out.")
        expect_complete(case, what)


@check("tells the planner what is finished and what failed", landmark="tell_failure")
def tells_planner(program):
    plans = [draw.words(14), draw.words(3), draw.words(2)]
    messages = [draw.word(), draw.sentence(LONG)]
    world = World(plans, {12: error(messages[0]), 14: error(messages[1])})
    return {"case": world.run(program), "failed": [[plans[0][12], messages[0]], [plans[1][1], messages[1]]]}


@tells_planner.expect
def _(seen):
    case = seen["case"]
    report_of(case, "After two steps that failed")
    expect(len(case["planned"])).equals(3, "After each of two failed steps the planner should be asked again, once.")
    for told, finished, (step, message) in zip(case["planned"][1:], (12, 13), seen["failed"], strict=True):
        expect(told["task"]).equals(case["task"], "The planner should be given the task again.")
        expect(told["done"]).equals(
            case["finished"][:finished], "The planner should be given every finished step of the run with its result."
        )
        expect_failed(told["failed"], step, message, "What failed, as the planner is told,")


@check("puts the new plan in the place of all the rest", landmark="new_rest")
def in_place(program):
    steps = draw.words(4)
    others = draw.words(3)
    cases = []
    for new in (
        others,
        [others[0], steps[1], steps[3]],  # the failed step and one of the old rest, where the planner wants them
        [steps[1], steps[2]],
        [steps[0], others[1]],  # a finished step: the planner wants it again
        [others[2]],
    ):
        world = World([list(steps), list(new)], {1: error()})
        cases.append({"wanted": [*steps[:2], *new], **world.run(program)})
    for length in (1, 4):  # where the last step fails, nothing is left and something is still to be done
        world = World([steps[:length], list(others)], {length - 1: error()})
        cases.append({"wanted": [*steps[:length], *others], **world.run(program)})
    return cases


@in_place.expect
def _(cases):
    for case in cases:
        expect(case["steps"]).equals(
            case["wanted"],
            "After a failed step the new plan, as it stands, should be carried out in place of all that was left.",
        )
        report_of(case, "After a new plan that worked")


@check("keeps what is finished through a re-plan", landmark="keep_done")
def keeps_finished(program):
    return World([draw.words(4), draw.words(4), draw.words(2)], {2: error(), 4: error()}).run(program)


@keeps_finished.expect
def _(case):
    what = "After two re-plans"
    expect_complete(case, what)
    expect(len(case["steps"])).equals(7, f"{what} no finished step should have been carried out again.")


@check("carries out the plan of the last re-plan", landmark="bounded")
def last_replan(program):
    cases = []
    for bound in (1, draw.number(2, 4)):
        plans, fails = always_failing(bound, 1)
        cases.append(World([*plans, draw.words(3)], fails).run(program, bound))
    return cases


@last_replan.expect
def _(cases):
    for case in cases:
        expect_complete(case, "When the plan of the last re-plan works")


@check("ends honestly when the re-plans are used up", landmark="honest_end")
def honest(program):
    cases = []
    for bound, before in ((0, 0), (0, 2), (1, 1), (draw.number(2, 4), 2)):
        plans, fails = always_failing(bound + 1, before)
        message = draw.word()
        fails[max(fails)] = error(message)
        cases.append([plans[-1][before], message, World([*plans, draw.words(2)], fails).run(program, bound)])
    plan, message = draw.words(2), draw.word()
    return [*cases, [plan[1], message, World([plan, draw.words(2)], {1: error(message)}).run(program, 0)]]


@honest.expect
def _(cases):
    for step, message, case in cases:
        what = "When a step fails and no re-plan is left"
        expect_incomplete(case, step, message, what)
        expect(case["steps"][-1]).equals(step, f"{what} no other step should be carried out.")
        expect(case["synthesized"]).equals([], f"{what} no answer should be made of what there is.")


@check("takes whatever a step raises for a failure", landmark="tell_failure")
def any_error(program):
    class Unheard(Exception):
        pass

    cases = []
    kinds = (ValueError, KeyError, LookupError, AssertionError, OSError, Unheard)
    for raised in (*[kind(draw.word()) for kind in kinds], ValueError(), TimeoutError("")):
        cases.append(World([draw.words(2), draw.words(1)], {0: raised}).run(program))
    return cases


@any_error.expect
def _(cases):
    for case in cases:
        what = "Whatever a step raises, the rest is planned anew:"
        expect_complete(case, what)
        expect(len(case["planned"])).equals(2, f"{what} the planner should be asked again, once.")
        expect_failed(case["planned"][1]["failed"], case["steps"][0], "", "What failed, as the planner is told,")


@check("leaves the planner's own list alone", landmark="in_order")
def leaves_lists(program):
    world = World([draw.words(4), draw.words(3)], {2: error()})
    case = world.run(program)
    return {"case": case, "before": world.handed_out, "after": world.plans}


@leaves_lists.expect
def _(seen):
    expect_complete(seen["case"], "After a new plan that worked")
    expect(seen["after"]).equals(seen["before"], "The lists that the planner gave should be as they were.")


@check("lets errors of the planner and the synthesis go on", landmark="plan_first")
def others_fail(program):
    said = draw.words(3)
    first, second, third = World([]), World([draw.words(3)], {1: error()}), World([draw.words(2)])

    def raising(message):
        def planner_or_synthesis(*given, **named):
            raise LookupError(message)

        return planner_or_synthesis

    def fails_later(task, done, failed):
        return second.plan(task, done, failed) if failed is None else raising(said[1])()

    run = program.plan_and_execute
    return {
        "said": said,
        "outcomes": [
            outcome_of(run, raising(said[0]), first.execute, first.synthesize, first.task),
            outcome_of(run, fails_later, second.execute, second.synthesize, second.task),
            outcome_of(run, third.plan, third.execute, raising(said[2]), third.task),
        ],
    }


@others_fail.expect
def _(seen):
    where = ("The first plan", "The new plan", "The synthesis")
    for what, said, outcome in zip(where, seen["said"], seen["outcomes"], strict=True):
        expect(outcome.get("raised")).equals("LookupError", f"{what} failed: that error should go on.")
        expect(outcome["message"]).mentions(said, say=f"{what} failed: its own error should go on as it is.")


@check("begins each run anew", landmark="keep_done")
def anew(program):
    return [World([draw.words(3), draw.words(2)], {1: error()}).run(program, 1) for _ in range(3)]


@anew.expect
def _(cases):
    for case in cases:
        expect(case["planned"][0]["done"]).equals([], "A new run should begin with nothing done.")
        expect_complete(case, "After a run before this one")
