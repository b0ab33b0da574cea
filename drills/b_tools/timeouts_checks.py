"""How timeouts is judged."""

import threading

from trainer.checking.api import Spy, check, draw, expect, fail, outcome_of

SHORT = 0.03
"""Seconds that a tool gets which does not come back."""
PATIENCE = 1.4
"""Seconds that such a tool waits on its own before it gives up."""
ROOM = 1.2
"""Seconds that a quick tool gets."""


class Hanging:
    """Tools that hang until the gate opens. `ended` counts those that gave up first: somebody waited for them."""

    def __init__(self, patience=PATIENCE):
        self.gate = threading.Event()
        self.patience = patience
        self.ended = 0
        self.finished = threading.Event()

    def tool(self, returns="too late"):
        def hang(**given):
            if not self.gate.wait(self.patience):
                self.ended += 1
            self.finished.set()
            return returns

        return hang

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.gate.set()


def hung(program, *how, patience=PATIENCE, **more):
    """What a call of a hanging tool came to."""
    with Hanging(patience) as hanging:
        outcome = outcome_of(program.with_timeout, hanging.tool(), {draw.word(): draw.number()}, *how, **more)
        return {"outcome": plainly(outcome), "waited for the tool": hanging.ended > 0}


def plainly(outcome):
    """An outcome without the message of an exception, which is Python's own."""
    return {"raised": outcome["raised"]} if "raised" in outcome else outcome


def text_of(outcome, what):
    """What came back, which has to be a string."""
    if "raised" in outcome:
        fail(f"{what} made `with_timeout` raise; a string should come back.", outcome["raised"], "a string")
    expect(outcome["returned"]).is_text(f"{what} did not give a string.")
    return outcome["returned"]


def judge_hung(seen, what):
    """That the caller had an error observation at the deadline."""
    if seen["waited for the tool"]:
        fail(
            f"{what}: the answer came only when the tool had ended, not at the deadline.",
            "waited for the tool",
            "handed back at the deadline",
        )
    back = text_of(seen["outcome"], what)
    expect(back).starts_with("ERROR", f"{what}: what came back does not start with `ERROR`.")
    expect(back).mentions("timed out", any_case=True, say=f"{what}: the error does not say `timed out`.")


@check("gives the text of what the tool returned", landmark="as_text")
def in_time(program):
    values = [draw.number(), draw.word(), draw.sentence(), None, 0, "", False, [], [draw.word()], {draw.word(): 1.5}]
    values += [ValueError(draw.word()), f"  {draw.word()}\n", f"{draw.word()}: no error, and nothing timed out"]
    seen = []
    for value in values:
        spy = Spy(returns=value)
        seen.append([str(value), plainly(outcome_of(program.with_timeout, spy.fn, {}, ROOM)), len(spy.calls)])
    return seen


@in_time.expect
def _(seen):
    for wanted, outcome, times in seen:
        back = text_of(outcome, "A tool that was in time")
        expect(back).equals(wanted, "What came back is not the `str` of what the tool returned.")
        expect(times).equals(1, "One call should run the tool once.")


@check("runs the tool with the arguments by name", landmark="beside")
def by_name(program):
    left, right, extra = draw.words(3)
    low, high = draw.numbers(2)
    spy, open_ended = Spy(left, right, f"{extra}=0", returns=low), Spy("**rest", returns=high)
    given = {right: [high], left: low}
    program.with_timeout(spy.fn, given)
    program.with_timeout(open_ended.fn, {left: None, extra: high}, ROOM)
    return [
        ["A tool with a default", spy.calls, [{left: low, right: [high], extra: 0}]],
        ["A tool that takes any arguments", open_ended.calls, [{"rest": {left: None, extra: high}}]],
    ]


@by_name.expect
def _(seen):
    for what, calls, wanted in seen:
        expect(calls).equals(wanted, f"{what} should run once, with the arguments by their names.")


@check("hands an error back at the deadline", landmark="deadline")
def at_deadline(program):
    return hung(program, SHORT)


@at_deadline.expect
def _(seen):
    judge_hung(seen, "A tool that hangs")


@check("takes the deadline by name as well", landmark="deadline")
def by_keyword(program):
    slow = hung(program, seconds=SHORT)
    quick = plainly(outcome_of(program.with_timeout, Spy(returns="fine").fn, {}, seconds=ROOM))
    return {"slow": slow, "quick": quick}


@by_keyword.expect
def _(seen):
    judge_hung(seen["slow"], "A tool that hangs, with `seconds` by name")
    back = text_of(seen["quick"], "A quick tool, with `seconds` by name")
    expect(back).equals("fine", "A quick tool, with `seconds` by name, did not give its result.")


@check("says that a slow tool timed out", landmark="say_timed_out")
def says_so(program):
    first = hung(program, SHORT)
    return [first] if first["waited for the tool"] else [first, hung(program, SHORT / 2)]


@says_so.expect
def _(seen):
    for each in seen:
        judge_hung(each, "A tool that does not come back")


@check("waits for a tool that needs a little and is in time", landmark="deadline")
def a_little_slow(program):
    answer = draw.word()
    pause = threading.Event()

    def tool():
        pause.wait(0.08)
        return answer

    return {
        "answer": answer,
        "given": plainly(outcome_of(program.with_timeout, tool, {}, ROOM)),
        "default": plainly(outcome_of(program.with_timeout, tool, {})),
    }


@a_little_slow.expect
def _(seen):
    for which, what in (("given", f"{ROOM} s"), ("default", "the time of the signature")):
        back = text_of(seen[which], "A tool that needs a tenth of a second")
        expect(back).equals(
            seen["answer"], f"A tool that needs a tenth of a second had {what}, and its result did not come back."
        )


@check("tells the type and the message of what the tool raised", landmark="tool_failure")
def tool_raises(program):
    class Unavailable(Exception):
        """Some library's own exception."""

    seen = []
    for kind in (ValueError, KeyError, TypeError, ZeroDivisionError, OSError, RuntimeError, Unavailable):
        message = draw.sentence(3)
        seen.append([kind.__name__, message, *raised_in(program, kind(message))])
    # What was raised because of something else is still what the tool raised.
    message, caused = draw.sentence(3), RuntimeError()
    caused.args, caused.__cause__ = (message,), KeyError(draw.word())
    seen.append(["RuntimeError", message, *raised_in(program, caused)])
    return [*seen, ["LookupError", "", *raised_in(program, LookupError())]]


def raised_in(program, error):
    """What a tool that raises came to, and how often it ran."""
    spy = Spy("**given", raises=error)
    outcome = outcome_of(program.with_timeout, spy.fn, {draw.word(): draw.number()}, ROOM)
    return plainly(outcome), len(spy.calls)


@tool_raises.expect
def _(seen):
    for kind, message, outcome, times in seen:
        back = text_of(outcome, f"A tool that raised a `{kind}`")
        expect(back).starts_with("ERROR", f"A tool raised a `{kind}`; what came back does not start with `ERROR`.")
        expect(back).mentions(kind, say=f"A tool raised a `{kind}`; the error does not name that type.")
        expect(back).mentions(message, say=f"A tool raised a `{kind}`; the error does not hold its message.")
        expect(times).equals(1, "A tool that raised should not be run again.")


@check("runs a quick tool while others hang", landmark="beside")
def while_others_hang(program):
    answer = draw.word()
    with Hanging(1.7) as hanging:
        outcomes = []
        for _ in range(2):
            outcomes.append(plainly(outcome_of(program.with_timeout, hanging.tool(), {}, SHORT)))
            if hanging.ended:
                break
        waited = hanging.ended > 0
        quick = None if waited else plainly(outcome_of(program.with_timeout, Spy(returns=answer).fn, {}, ROOM))
    return {"hung": outcomes, "waited": waited, "quick": quick, "answer": answer}


@while_others_hang.expect
def _(seen):
    for outcome in seen["hung"]:
        judge_hung({"outcome": outcome, "waited for the tool": seen["waited"]}, "One of two tools that hang")
    back = text_of(seen["quick"], "A quick tool, with two others still hanging,")
    expect(back).equals(seen["answer"], "With two others still hanging, a quick tool did not give its result.")


@check("does not take a late result for the next tool's", landmark="as_text")
def late_result(program):
    late, answer = draw.words(2)
    with Hanging() as hanging:
        tool = hanging.tool(late)
        outcome = plainly(outcome_of(program.with_timeout, tool, {}, SHORT))
        waited = hanging.ended > 0
        hanging.gate.set()
        hanging.finished.wait(0.3)
        following = [plainly(outcome_of(program.with_timeout, Spy(returns=answer).fn, {}, ROOM)) for _ in range(2)]
        again = plainly(outcome_of(program.with_timeout, tool, {}, ROOM))
    return {
        "late": {"outcome": outcome, "waited for the tool": waited},
        "following": following,
        "answer": answer,
        "again": [late, again],
    }


@late_result.expect
def _(seen):
    judge_hung(seen["late"], "A tool that came too late")
    for outcome in seen["following"]:
        back = text_of(outcome, "A quick tool after one that was too late")
        expect(back).equals(seen["answer"], "The tool after one that was too late did not give its own result.")
    wanted, outcome = seen["again"]
    back = text_of(outcome, "A tool that was too late once, and is quick the next time,")
    expect(back).equals(wanted, "A tool that was too late once is quick the next time, and did not give its result.")


# Twist 1: many hung tools.


@check("runs the eleventh tool while ten hang", landmark="own_thread", twist=1)
def ten_hang(program):
    answer = draw.word()
    with Hanging(1.9) as hanging:
        outcomes = []
        for _ in range(10):
            outcomes.append(plainly(outcome_of(program.with_timeout, hanging.tool(), {}, 0.01)))
            if hanging.ended:
                break
        waited = hanging.ended > 0
        quick = None if waited else plainly(outcome_of(program.with_timeout, Spy(returns=answer).fn, {}, 1.0))
        # One more that hangs is handed back at its deadline like the ten.
        late = None if waited else plainly(outcome_of(program.with_timeout, hanging.tool(), {}, 0.01))
        late_waited = hanging.ended > 0
    return {
        "hung": outcomes,
        "waited": waited,
        "quick": quick,
        "answer": answer,
        "late": {"outcome": late, "waited for the tool": late_waited},
    }


@ten_hang.expect
def _(seen):
    for outcome in seen["hung"]:
        judge_hung({"outcome": outcome, "waited for the tool": seen["waited"]}, "One of ten tools that hang")
    back = text_of(seen["quick"], "The eleventh tool, with ten still hanging,")
    expect(back).equals(seen["answer"], "With ten tools still hanging, the eleventh, a quick one, gave no result.")
    judge_hung(seen["late"], "One more tool that hangs after ten others")
