"""How step-cap is judged."""

from trainer.checking.api import (
    Recorder,
    Spy,
    call,
    check,
    clock,
    draw,
    expect,
    fail,
    is_number,
    ordinal,
    outcome_of,
    text,
)

ROLES = ("system", "user", "assistant")


def different_calls(count, name, parameter):
    """`count` calls of a tool, no two alike."""
    return [call(draw.id(), name, **{parameter: number}) for number in draw.numbers(count)]


def calls_made(count):
    return "once" if count == 1 else f"{count} times"


def play(program, calls, *limits, answer=None, found=None, **by_name):
    """A run with so many tool calls, which return `found`, then perhaps an answer."""
    name, parameter = draw.words(2)
    found = draw.word() if found is None else found
    replies = different_calls(calls, name, parameter)
    model = Recorder(*replies, *([] if answer is None else [text(answer)]))
    tools = {name: Spy(parameter, returns=found).fn}
    outcome = outcome_of(program.run_capped, model, tools, draw.sentence(), *limits, **by_name)
    return {"outcome": outcome, "calls": model.calls, "answer": answer}


def report_of(case, what):
    """The dict that a run returned."""
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{what} the program raised; it should return a dict.", outcome["raised"], {"ok": "...", "answer": "..."})
    report = outcome["returned"]
    if not isinstance(report, dict):
        fail(f"{what} something else than a dict came back.", report, {"ok": "...", "answer": "...", "steps": "..."})
    return report


def judge_exhausted(case, what):
    report = report_of(case, what)
    expect(report.get("ok")).equals(False, f"{what} `ok` should be `False`.")
    answer = report.get("answer")
    expect(answer).that(
        isinstance(answer, str) and answer != "", f"{what} `answer` should be a string that says something.", "a string"
    )


def judge_success(case, what):
    report = report_of(case, what)
    expect(report.get("ok")).equals(True, f"{what} `ok` should be `True`.")
    expect(report.get("answer")).equals(case["answer"], f"{what} `answer` should be the text of the model's reply.")


@check("asks the model with a list of messages", landmark="ask_model")
def asks_with_messages(program):
    name, parameter = draw.words(2)
    replies = different_calls(2, name, parameter)
    model = Recorder(*replies, text(draw.word()))
    outcome_of(program.run_capped, model, {name: Spy(parameter, returns=draw.number()).fn}, draw.sentence())
    return {"ids": [reply["id"] for reply in replies], "given": [call["messages"] for call in model.seen]}


def is_result(block, ids):
    """Whether a block is a tool result in the shape that all drills share, for one of the calls."""
    fine = block.get("type") == "tool_result" and isinstance(block.get("content"), str)
    return fine and block.get("tool_use_id") in ids


@asks_with_messages.expect
def _(case):
    for number, messages in enumerate(case["given"]):
        expect(messages).that(
            isinstance(messages, (list, tuple)),
            f"What the {ordinal(number)} call to the model was given is no list of messages.",
            [{"role": "user", "content": "..."}],
            at=(number, 0),
        )
        for position, message in enumerate(messages):
            expect(message).that(
                isinstance(message, dict) and message.get("role") in ROLES and "content" in message,
                f"In what the {ordinal(number)} call to the model was given, the {ordinal(position)} item is no "
                "message: a dict with `content` and the role `user`, `assistant` or `system` (a tool's result comes "
                "from the `user`).",
                {"role": list(ROLES), "content": "..."},
                at=(number, position),
            )
            content = message["content"] if message["role"] == "user" else ()
            for block in content if isinstance(content, (list, tuple)) else ():
                # Results may come back as plain text too; a block has its one shape.
                if isinstance(block, dict) and block.get("type") != "text":
                    expect(block).that(
                        is_result(block, case["ids"]),
                        f"In what the {ordinal(number)} call to the model was given, the {ordinal(position)} message "
                        "holds a block that is no tool result with the id of its call and a text.",
                        {"type": "tool_result", "tool_use_id": "...", "content": "..."},
                        at=(number, position),
                    )


@check("reports success with the answer", landmark="success")
def reports_success(program):
    return [
        play(program, 0, answer=draw.word()),
        play(program, 2, answer=draw.sentence()),
        play(program, 1, 2, answer=""),
        play(program, 0, answer=f" {draw.word()}\n"),
        # A success whatever the answer says.
        play(program, 1, answer=f"Stopped: {draw.sentence()}"),
        play(program, 4, 6, answer=draw.word()),
    ]


@reports_success.expect
def _(seen):
    for case in seen:
        judge_success(case, "After a text reply")


@check("does not call the model again after a text reply", landmark="success")
def stops_at_text(program):
    return [play(program, calls, 9, answer=answer) for calls, answer in ((0, draw.word()), (3, draw.word()), (1, ""))]


@stops_at_text.expect
def _(seen):
    for case, wanted in zip(seen, (1, 4, 2), strict=True):
        expect(case["calls"]).equals(wanted, "The model was called again after a text reply, or not up to it.")


@check("reports exhaustion as a result", landmark="exhausted")
def reports_exhaustion(program):
    limits = (1, draw.number(2, 4), 5)
    return {
        "seen": [play(program, limit + 2, limit) for limit in limits],
        "nothing found": [play(program, limit + 2, limit, found="") for limit in limits[:2]],
    }


@reports_exhaustion.expect
def _(case):
    for each in case["seen"]:
        judge_exhausted(each, "With the steps used up")
    for each in case["nothing found"]:
        judge_exhausted(each, "With the steps used up and tools that returned empty texts")


@check("calls the model max_steps times at the most", landmark="step_cap")
def capped(program):
    limits = (1, draw.number(2, 4), draw.number(11, 14))
    return [[limit, play(program, limit + 3, limit)["calls"]] for limit in limits]


@capped.expect
def _(seen):
    for limit, calls in seen:
        expect(calls).equals(
            limit, f"With `max_steps` {limit} and no answer in sight, the model should be called {calls_made(limit)}."
        )


@check("takes an answer on the last step", landmark="step_cap")
def answer_on_last_step(program):
    return [[limit, play(program, limit - 1, limit, answer=draw.word())] for limit in (1, draw.number(2, 4), 5)]


@answer_on_last_step.expect
def _(seen):
    for limit, case in seen:
        judge_success(case, f"With `max_steps` {limit} and the answer in reply {limit}")


@check("makes no call with max_steps 0", landmark="step_cap")
def no_steps(program):
    return play(program, 0, 0, answer=draw.word())


@no_steps.expect
def _(case):
    expect(case["calls"]).equals(0, "With `max_steps` 0 the model should not be called.")
    judge_exhausted(case, "With `max_steps` 0")
    expect(report_of(case, "").get("steps")).equals(0, "With `max_steps` 0 `steps` should be 0.")


@check("counts the calls to the model", landmark="count_calls")
def counts_calls(program):
    return [
        play(program, 0, answer=draw.word()),
        play(program, 2, answer=draw.word()),
        play(program, 4, 6, answer=draw.word()),
        play(program, 7, draw.number(2, 5)),
        play(program, 3, 1),
    ]


@counts_calls.expect
def _(seen):
    for case in seen:
        what = f"With calls to the model: {case['calls']},"
        expect(report_of(case, what).get("steps")).equals(case["calls"], f"{what} `steps` should be that number.")


@check("takes three steps unless told otherwise, by position or by name", landmark="step_cap")
def three_by_default(program):
    fewer, more = draw.number(1, 2), draw.number(4, 6)
    return [
        [fewer, more],
        play(program, 8),
        play(program, 8, more),
        play(program, 8, max_steps=fewer),
    ]


@three_by_default.expect
def _(seen):
    (fewer, more), default, by_position, by_name = seen
    expect(default["calls"]).equals(3, "Without `max_steps` the model should be called three times at the most.")
    expect(by_position["calls"]).equals(
        more, f"With {more} as the fourth argument the model was not called that often."
    )
    if by_name["calls"] == 0 and "TypeError" in by_name["outcome"].get("kinds", []):
        fail("`run_capped` does not take `max_steps` by name.", "TypeError", f"max_steps={fewer}")
    expect(by_name["calls"]).equals(fewer, f"With `max_steps={fewer}` by name the model was not called that often.")


# Twist 1: what was gathered comes along.


def gathering(program, calls, *limits, answer=None):
    """A run whose tool returns another value each time; `results` is what it returned, as text."""
    name, parameter = draw.words(2)
    # The second equals the first: what came twice is gathered twice.
    values = [draw.word()] * 2 + [draw.word() * 900, None, (draw.number(),), "", [draw.word()], 0, "", draw.word()]
    left, results = list(values), []

    def tool(**given):
        value = left.pop(0) if left else draw.word()
        results.append(str(value))
        return value

    model = Recorder(*different_calls(calls, name, parameter), *([] if answer is None else [text(answer)]))
    outcome = outcome_of(program.run_capped, model, {name: tool}, draw.sentence(), *limits)
    return {"outcome": outcome, "results": results, "calls": model.calls, "answer": answer}


def judge_gathered(case, what):
    gathered = report_of(case, what).get("gathered")
    if not isinstance(gathered, (list, tuple)):
        fail(f"{what} the result has no list under `gathered`.", gathered, case["results"])
    expect(gathered).equals(
        case["results"], f"{what} `gathered` should hold what the tools returned, each as a string, in order."
    )


@check("hands over what was gathered when the steps are used up", landmark="partial_work", twist=1)
def gathered_on_exhaustion(program):
    return [[limit, gathering(program, limit + 2, limit)] for limit in (1, draw.number(2, 4), 7, 0)]


@gathered_on_exhaustion.expect
def _(seen):
    for limit, case in seen:
        what = f"With `max_steps` {limit} used up"
        expect(len(case["results"])).that(
            len(case["results"]) >= limit - 1, f"{what} the tools of the earlier steps did not all run.", limit
        )
        judge_gathered(case, what)


@check("hands over what was gathered beside an answer", landmark="partial_work", twist=1)
def gathered_on_success(program):
    return [gathering(program, calls, 9, answer=draw.word()) for calls in (0, 1, draw.number(3, 6))]


@gathered_on_success.expect
def _(seen):
    for case, least in zip(seen, (0, 1, 3), strict=True):
        expect(len(case["results"])).that(len(case["results"]) >= least, "The tools did not all run.", least)
        judge_gathered(case, "Beside an answer")


# Twist 2: a deadline on the wall clock.


def against_the_clock(program, seconds, calls, *limits, answer=None, in_tool=False, **by_name):
    """A run in which every model call (or tool) takes `seconds`."""
    name, parameter = draw.words(2)

    def taking_time(reply):
        def answer_late(messages):
            clock.advance(seconds)
            return reply

        return reply if in_tool else answer_late

    def tool(**given):
        clock.advance(seconds if in_tool else 0)
        return draw.word()

    replies = different_calls(calls, name, parameter)
    model = Recorder(*map(taking_time, replies + ([] if answer is None else [text(answer)])))
    outcome = outcome_of(program.run_capped, model, {name: tool}, draw.sentence(), *limits, **by_name)
    return {"outcome": outcome, "calls": model.calls, "answer": answer}


def judge_late(case, wanted, what):
    judge_exhausted(case, what)
    expect(case["calls"]).equals(wanted, f"{what} the model should be called {calls_made(wanted)} and no more.")
    expect(report_of(case, what).get("steps")).equals(wanted, f"{what} `steps` should be the number of calls made.")


@check("stops before the first call past the deadline", landmark="before_each_call", twist=2)
def stops_past_deadline(program):
    step = draw.number(3, 40)
    return [
        [3, against_the_clock(program, step, 12, 9, deadline=2.5 * step)],
        [1, against_the_clock(program, step, 12, 9, deadline=0.5 * step)],
        [4, against_the_clock(program, step, 12, 9, deadline=3.5 * step, in_tool=True)],
        # Less than a second is time as well.
        [3, against_the_clock(program, 0.25, 12, 9, deadline=0.625)],
    ]


@stops_past_deadline.expect
def _(seen):
    for wanted, case in seen:
        judge_late(case, wanted, f"With the deadline past after {'one call' if wanted == 1 else f'{wanted} calls'}")


@check("takes the deadline by position too", landmark="deadline", twist=2)
def deadline_by_position(program):
    step = draw.number(3, 40)
    return against_the_clock(program, step, 12, 9, 1.5 * step)


@deadline_by_position.expect
def _(case):
    judge_late(case, 2, "With the deadline as the fifth argument, past after 2 calls,")


@check("counts the deadline from the start of each run", landmark="deadline", twist=2)
def counts_from_start(program):
    step = draw.number(3, 40)
    seen = []
    for _ in range(2):
        clock.advance(100 * step)
        seen.append(against_the_clock(program, step, 12, 9, deadline=2.5 * step))
    return seen


@counts_from_start.expect
def _(seen):
    for case in seen:
        judge_late(case, 3, "With a deadline counted from the start of the run, past after 3 calls,")


@check("treats a deadline of 0 as a deadline", landmark="deadline", twist=2)
def deadline_of_zero(program):
    return against_the_clock(program, draw.number(3, 40), 12, 9, deadline=0)


@deadline_of_zero.expect
def _(case):
    what = "With a deadline of 0 seconds, past after the first call at the latest,"
    judge_exhausted(case, what)
    expect(case["calls"]).that(case["calls"] in (0, 1), f"{what} the model was called on and on.", "0 or 1")
    steps = report_of(case, what).get("steps")
    expect(steps).that(
        is_number(steps) and steps == case["calls"],
        f"{what} `steps` should be the number of calls made.",
        case["calls"],
    )


@check("keeps an answer that came late, and answers in time", landmark="before_each_call", twist=2)
def answers_count(program):
    step = draw.number(3, 40)
    return [
        against_the_clock(program, step, 0, 9, deadline=0.5 * step, answer=draw.word()),
        against_the_clock(program, step, 2, 9, deadline=2.5 * step, answer=draw.word()),
        against_the_clock(program, step, 3, 9, deadline=9.5 * step, answer=draw.word()),
    ]


@answers_count.expect
def _(seen):
    late = "With an answer in the last call that began before the deadline"
    for case, what in zip(seen, (late, late, "With an answer before the deadline"), strict=True):
        judge_success(case, what)
        expect(report_of(case, what).get("steps")).equals(
            case["calls"], f"{what} `steps` should be the number of calls made."
        )


@check("keeps the step cap beside the deadline, and does without one", landmark="deadline", twist=2)
def both_limits(program):
    step = draw.number(3, 40)
    limit = draw.number(2, 4)
    return [
        [limit, against_the_clock(program, step, 12, limit, deadline=50.5 * step)],
        [limit, against_the_clock(program, 1e6, 12, limit)],
        [3, against_the_clock(program, step, 12, deadline=50.5 * step)],
    ]


@both_limits.expect
def _(seen):
    whats = ("With `max_steps` used up before the deadline", "Without a deadline, with `max_steps` used up,")
    whats += ("With a deadline far away and no `max_steps`, so that three steps are the cap,",)
    for (limit, case), what in zip(seen, whats, strict=True):
        judge_late(case, limit, what)
