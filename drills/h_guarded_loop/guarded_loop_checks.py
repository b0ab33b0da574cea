"""How guarded-loop is judged."""

from trainer.checking.api import Recorder, Spy, call, check, clock, copy, draw, expect, fail, outcome_of, text

ROOM = 1_000_000
"""Tokens and seconds that no run of these scenarios uses up."""


def costing(reply, tokens):
    return {**reply, "tokens": tokens}


class OwnTrouble(Exception):
    """An exception that no program can know of."""


def asking(count, name, parameter, tokens=1):
    """`count` calls of a tool, no two alike, each of so many tokens."""
    return [costing(call(draw.id(), name, **{parameter: number}), tokens) for number in draw.numbers(count)]


def saying(answer, tokens=1):
    return costing(text(answer), tokens)


def taking(seconds, reply):
    """The reply of a model that takes so many seconds."""

    def answer(messages):
        clock.advance(seconds)
        return reply

    return answer


def state_of(program, **used):
    """A state as it is at the beginning, or with what an earlier run used."""
    state = program.LoopState(draw.sentence())
    for name, value in used.items():
        setattr(state, name, value)
    return state


def budget_of(program, iterations=99, tokens=ROOM, seconds=ROOM):
    return program.LoopBudget(max_iterations=iterations, max_tokens=tokens, max_wall_clock_s=seconds)


def play(program, replies, tools, budget, state=None, estimate=None, **more):
    """A run, and what it left behind. `estimate` is a function of the number of messages."""
    program.estimate_call = lambda messages: estimate(len(messages)) if estimate else 1
    state = state or state_of(program)
    task = copy(state.task)
    model = Recorder(*replies)
    outcome = outcome_of(program.run_agent_loop, model, state, tools, budget, **more)
    return {
        "outcome": outcome,
        "calls": model.calls,
        "seen": model.seen,
        "task": task,
        "iterations": state.iterations,
        "tokens_used": state.tokens_used,
        "history": state.history,
    }


def reading(returns="", **more):
    """A name, a parameter and a tool of that name."""
    name, parameter = f"{draw.word()}{draw.word().title()}", draw.word()
    spy = Spy(parameter, returns=returns, **more)
    return name, parameter, {name: spy.fn}, spy


def report_of(case, what):
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{what} the program raised; every end is a dict with its reason.", outcome["raised"], {"reason": "..."})
    report = outcome["returned"]
    if not isinstance(report, dict):
        fail(f"{what} something else than a dict came back.", report, {"reason": "...", "answer": "..."})
    return report


def expect_end(case, reason, what, answer=None):
    report = report_of(case, what)
    expect(report.get("reason")).equals(reason, f"{what} the `reason` should be `{reason}`.")
    if answer is None:
        expect("answer" in report and report["answer"] is None).equals(True, f"{what} the `answer` should be `None`.")
    else:
        expect(report.get("answer")).equals(answer, f"{what} the `answer` should be the text of the reply.")


def expect_calls(case, wanted, what):
    expect(case["calls"]).equals(wanted, f"{what} the model should be called so often, no more and no less.")


def expect_stop(case, reason, calls, what):
    """The end, after so many calls. Where no reply was left for one too many, that call raised, and is to be told."""
    if "raised" in case["outcome"] and case["calls"] > calls:
        expect_calls(case, calls, what)
    expect_end(case, reason, what)
    expect_calls(case, calls, what)


@check("ends with the answer", landmark="success")
def ends_with_answer(program):
    cases = []
    for count, answer in ((0, draw.word()), (1, ""), (draw.number(2, 4), draw.sentence())):
        name, parameter, tools, _ = reading()
        replies = [*asking(count, name, parameter), saying(answer), *asking(3, name, parameter)]
        cases.append([answer, count + 1, play(program, replies, tools, budget_of(program))])
    return cases


@ends_with_answer.expect
def _(cases):
    for answer, calls, case in cases:
        what = "After a text reply"
        expect_end(case, "success", what, answer)
        expect_calls(case, calls, what)


@check("asks with the task first and then the history", landmark="whole_story")
def asks(program):
    name, parameter, tools, _ = reading(draw.number())
    earlier = [
        {"role": "assistant", "content": draw.word()},
        {"role": "user", "content": draw.word()},
    ]
    cases = []
    for history in ([], earlier):
        replies = [*asking(2, name, parameter), saying("")]
        state = state_of(program, history=copy(history))
        cases.append([len(history), play(program, replies, tools, budget_of(program), state)])
    return {"name": name, "cases": cases}


@asks.expect
def _(seen):
    for before, case in seen["cases"]:
        expect_calls(case, 3, "With two tool calls and then an answer")
        for number, asked in enumerate(case["seen"]):
            messages = asked["messages"]
            place = (number, 0)
            expect(messages).that(
                isinstance(messages, (list, tuple)) and len(messages) == 1 + before + 2 * number,
                f"Call {number + 1} should have the task, what was in the history, and two messages for each step.",
                f"{1 + before + 2 * number} messages",
                at=place,
            )
            first = {"role": "user", "content": case["task"]}
            expect(messages[0]).holds(first, "The first message should be the task, from the user.", at=place)
            expect(messages[1:]).equals(
                case["history"][: before + 2 * number],
                "After the task should stand the history of the state.",
                at=place,
            )
            expect(asked["tools"]).equals([seen["name"]], "The model should be given the tools too.", at=place)


@check("keeps each step in the history of the state", landmark="keep_in_state")
def keeps(program):
    result = draw.number()
    name, parameter, tools, spy = reading(result)
    replies = asking(2, name, parameter)
    # The first call once more, with an id of its own; the one between them keeps it from being a circle.
    replies.append({**copy(replies[0]), "id": draw.id()})
    case = play(program, [*replies, saying("")], tools, budget_of(program))
    return {"case": case, "replies": replies, "result": str(result), "called": spy.calls}


@keeps.expect
def _(seen):
    history = seen["case"]["history"]
    expect(seen["called"]).equals(
        [reply["input"] for reply in seen["replies"]],
        "The tool should run once for each call, also where a call comes again, with the input by name.",
    )
    expect(history).that(
        isinstance(history, (list, tuple)) and len(history) in (6, 7),  # the answer itself may be kept too
        "After three tool calls the history of the state should have six messages: each call and its result.",
        "6 messages",
    )
    for number, reply in enumerate(seen["replies"]):
        asked, answered = history[2 * number : 2 * number + 2]
        expect(asked).that(
            isinstance(asked, dict) and asked.get("role") == "assistant" and asked.get("content") in (reply, [reply]),
            "The reply of the model should be kept whole, under `assistant`.",
            {"role": "assistant", "content": reply},
        )
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": seen["result"]}
        expect_result(answered, block, "The result should follow the call, under `user`, as one block with its id.")


def expect_result(message, block, say):
    expect(message).holds({"role": "user"}, say)
    content = message.get("content")
    expect(content).that(isinstance(content, (list, tuple)) and len(content) == 1, say, [block])
    expect(content[0]).holds(block, say)


@check("gives a tool its input, whatever the arguments are called", landmark="observe")
def any_names(program):
    name = draw.word()
    wanted = {parameter: draw.word() for parameter in ("name", "tool", "tools", "args", "state", "reply")}
    spy = Spy(*wanted, returns="")
    bare = draw.word()
    nothing = Spy(returns="")
    replies = [
        costing({**call(draw.id(), name), "input": wanted}, 1),
        costing({**call(draw.id(), bare), "input": {}}, 1),
        saying(""),
    ]
    play(program, replies, {name: spy.fn, bare: nothing.fn}, budget_of(program))
    return {"wanted": wanted, "called": spy.calls, "with nothing": nothing.calls}


@any_names.expect
def _(seen):
    expect(seen["called"]).equals(
        [seen["wanted"]], "A tool whose arguments are called `name`, `tool` and the like should get them as any other."
    )
    expect(seen["with nothing"]).equals([{}], "A tool was called with an empty input: it should run without arguments.")


@check("turns a tool that fails or does not exist into an observation", landmark="observe")
def observes(program):
    name, parameter, tools, _ = reading(raises=ValueError(draw.word()))
    other, missing = draw.words(2)
    tools[other] = Spy(raises=ConnectionError(draw.word())).fn
    own, lookup, slow = draw.words(3)
    tools[own] = Spy(raises=OwnTrouble(draw.word())).fn
    tools[lookup] = Spy(raises=KeyError(draw.word())).fn
    # The tool's own time is up, not that of the run.
    tools[slow] = Spy(raises=TimeoutError(draw.word())).fn
    replies = [
        *asking(1, name, parameter),
        costing(call(draw.id(), own), 1),
        costing(call(draw.id(), lookup), 1),
        costing(call(draw.id(), slow), 1),
        costing(call(draw.id(), missing), 1),
        costing(call(draw.id(), other), 1),
        saying(draw.word()),
    ]
    return {"case": play(program, replies, tools, budget_of(program)), "answer": replies[-1]["text"]}


@observes.expect
def _(seen):
    case = seen["case"]
    what = "After tools that fail, one that does not exist, and an answer"
    expect_end(case, "success", what, seen["answer"])
    history = case["history"]
    expect(history).that(
        isinstance(history, (list, tuple)) and len(history) in (12, 13),
        f"{what} the history should have two messages for each call.",
        "12 messages",
    )
    expect(case["iterations"]).equals(7, f"{what} `state.iterations` should be the number of calls to the model.")
    for message in history[1:12:2]:
        content = message.get("content") if isinstance(message, dict) else message
        block = content[0] if isinstance(content, (list, tuple)) and content else content
        expect(block.get("content") if isinstance(block, dict) else block).starts_with(
            "ERROR", "A tool that fails or does not exist should give an error observation, and the run goes on."
        )


@check("makes a text of whatever a tool returns", landmark="observe")
def as_text(program):
    seen = []
    for value in (0, None, False, "", [draw.word()], {draw.word(): 0.5}, f"  {draw.word()}\n"):
        name, parameter, tools, _ = reading(value)
        case = play(program, [*asking(1, name, parameter), saying("")], tools, budget_of(program))
        seen.append([str(value), case["history"]])
    return seen


@as_text.expect
def _(cases):
    for text_of_it, history in cases:
        expect(history).that(
            len(history) in (2, 3), "A tool was called once: two messages should be kept.", "2 messages"
        )
        say = "What a tool returns should be in its result as a string, whatever it is."
        expect_result(history[1], {"content": text_of_it}, say)


@check("counts what each call used", landmark="count_use")
def counts(program):
    cases = []
    for count in (0, draw.number(2, 4)):
        name, parameter, tools, _ = reading()
        costs = draw.numbers(count + 1)
        replies = [*asking(count, name, parameter), saying("")]
        replies = [costing(reply, cost) for reply, cost in zip(replies, costs, strict=True)]
        cases.append([count + 1, sum(costs), play(program, replies, tools, budget_of(program))])
    return cases


@counts.expect
def _(cases):
    for calls, tokens, case in cases:
        report_of(case, "After an answer")
        expect(case["iterations"]).equals(calls, "`state.iterations` should be the number of calls to the model.")
        expect(case["tokens_used"]).equals(tokens, "`state.tokens_used` should be the sum of what the replies cost.")


@check("stops at the cap on iterations", landmark="step_cap")
def stops_at_cap(program):
    cases = []
    for cap in (0, 1, draw.number(2, 4), 7):
        name, parameter, tools, _ = reading()
        cases.append([cap, play(program, asking(cap + 3, name, parameter), tools, budget_of(program, cap))])
    return cases


@stops_at_cap.expect
def _(cases):
    for cap, case in cases:
        what = f"With `max_iterations` {cap} and no answer in sight"
        expect_stop(case, "max_iterations", cap, what)


@check("stops before a call that would pass the token budget", landmark="call_to_come")
def stops_at_tokens(program):
    name, parameter, tools, _ = reading()
    cost = draw.number(200, 400)
    cases = []
    for estimate, tokens, calls in (
        (lambda _: 100, 2 * cost + 99, 2),  # 99 are left, 100 are needed
        (lambda _: 5 * cost, 5 * cost - 1, 0),
        (lambda messages: 100 * messages, 2 * cost + 499, 2),  # the third call has five messages
        (lambda messages: 100 * messages, 99, 0),
    ):
        replies = asking(9, name, parameter, cost)
        cases.append([calls, play(program, replies, tools, budget_of(program, tokens=tokens), estimate=estimate)])
    return cases


@stops_at_tokens.expect
def _(cases):
    for calls, case in cases:
        what = "Where the estimate of the next call is one token more than is left"
        expect_stop(case, "max_tokens", calls, what)


@check("lets a call go ahead that fits the token budget exactly", landmark="call_to_come")
def fits(program):
    name, parameter, tools, _ = reading()
    cost = draw.number(200, 400)
    answer = draw.word()
    cases = []
    for estimate, tokens in (
        (lambda _: 100, 2 * cost + 100),
        (lambda messages: 100 * messages, 2 * cost + 500),
    ):
        replies = [*asking(2, name, parameter, cost), saying(answer, cost)]
        cases.append(play(program, replies, tools, budget_of(program, tokens=tokens), estimate=estimate))
    return {"answer": answer, "cases": cases}


@fits.expect
def _(seen):
    for case in seen["cases"]:
        what = "Where the estimate of the last call is exactly what is left"
        expect_calls(case, 3, what)
        expect_end(case, "success", what, seen["answer"])


@check("charges what a call used and not its estimate", landmark="count_use")
def charges(program):
    name, parameter, tools, _ = reading()
    cheap = play(
        program,
        [*asking(4, name, parameter, 10), saying("", 10)],
        tools,
        budget_of(program, tokens=150),
        estimate=lambda _: 100,
    )
    dear = play(program, asking(4, name, parameter, 140), tools, budget_of(program, tokens=150), estimate=lambda _: 11)
    return {"cheap": cheap, "dear": dear}


@charges.expect
def _(seen):
    what = "Where the calls use less than was estimated"
    expect_calls(seen["cheap"], 5, what)
    expect_end(seen["cheap"], "success", what, "")
    what = "Where the first call uses more than was estimated"
    expect_stop(seen["dear"], "max_tokens", 1, what)


@check("stops when the time is used up", landmark="deadline")
def stops_in_time(program):
    long = draw.number(3, 40)
    cases = []
    for calls, step, seconds in ((1, long, 0.5 * long), (3, long, 2.5 * long), (2, 0.2, 0.3)):
        name, parameter, tools, _ = reading()
        replies = [taking(step, reply) for reply in asking(9, name, parameter)]
        cases.append([calls, play(program, replies, tools, budget_of(program, seconds=seconds))])
        name, parameter, tools, _ = reading(lambda step=step, **_: clock.advance(step))
        cases.append([calls, play(program, asking(9, name, parameter), tools, budget_of(program, seconds=seconds))])
    return cases


@stops_in_time.expect
def _(cases):
    for calls, case in cases:
        what = f"With the time used up after {calls} {'step' if calls == 1 else 'steps'}"
        expect_stop(case, "timeout", calls, what)


@check("counts the time from the start of each run", landmark="deadline")
def counts_time(program):
    step = draw.number(3, 40)
    cases = []
    resumed = state_of(program)
    for state in (None, resumed, resumed):
        clock.advance(100 * step)
        name, parameter, tools, _ = reading()
        replies = [taking(step, reply) for reply in [*asking(2, name, parameter), saying("")]]
        cases.append(play(program, replies, tools, budget_of(program, seconds=2.5 * step), state))
    return cases


@counts_time.expect
def _(cases):
    for case in cases:
        what = "With the third call begun in time, counted from the start of this run,"
        expect_calls(case, 3, what)
        expect_end(case, "success", what, "")


@check("keeps an answer that came late or cost too much", landmark="success")
def keeps_answer(program):
    step, answer = draw.number(3, 40), draw.word()
    name, parameter, tools, _ = reading()
    late = [*asking(1, name, parameter), taking(step, saying(answer))]
    dear = [*asking(1, name, parameter), saying(answer, 5000)]
    last = [*asking(2, name, parameter), saying(answer)]
    return {
        "answer": answer,
        "cases": [
            play(program, late, tools, budget_of(program, seconds=0.5 * step)),
            play(program, dear, tools, budget_of(program, tokens=500), estimate=lambda _: 20),
            play(program, last, tools, budget_of(program, 3)),
        ],
    }


@keeps_answer.expect
def _(seen):
    whats = ("An answer that came late is paid for:", "An answer that cost too much is paid for:", "On the last step")
    for case, what in zip(seen["cases"], whats, strict=True):
        expect_end(case, "success", what, seen["answer"])


@check("counts what an earlier run of the same state used", landmark="count_use")
def resumes(program):
    name, parameter, tools, _ = reading()
    cap = draw.number(5, 8)
    by_steps = play(
        program, asking(9, name, parameter), tools, budget_of(program, cap), state_of(program, iterations=cap - 2)
    )
    by_tokens = play(
        program,
        asking(9, name, parameter, 100),
        tools,
        budget_of(program, tokens=1000),
        state_of(program, tokens_used=750),
        estimate=lambda _: 100,
    )
    return {"steps": by_steps, "tokens": by_tokens}


@resumes.expect
def _(seen):
    what = "With all but two iterations used by an earlier run"
    expect_stop(seen["steps"], "max_iterations", 2, what)
    what = "With 750 of 1000 tokens used by an earlier run, and 100 for each call,"
    expect_stop(seen["tokens"], "max_tokens", 2, what)


# Twist 1: a run that goes round in circles.


def circling(program, letters, tools, actions, state=None):
    """A run of the actions that the letters stand for, then an answer."""
    replies = [costing(call(draw.id(), actions[letter][0], **actions[letter][1]), 1) for letter in letters]
    case = play(program, [*replies, saying(draw.word())], tools, budget_of(program), state)
    return [letters, case]


def some_actions(known=True):
    """A tool, and four actions by letter: the same tool with other arguments, or unknown tools."""
    name, parameter, tools, spy = reading()
    numbers = draw.numbers(4)
    names = [name] * 4 if known else draw.words(4)
    actions = {letter: (tool, {parameter: n}) for letter, tool, n in zip("ABCD", names, numbers, strict=True)}
    return tools, actions, spy


def expect_counted(case, calls, what):
    """That every call of one token each is on the account, whatever came of it."""
    say = f"{what} each call of the model counts, with its tokens, also the one that was not acted on."
    expect([case["iterations"], case["tokens_used"]]).equals([calls, calls], say)


@check("ends a run that goes round in circles", landmark="cycles", twist=1)
def ends_circles(program):
    cases = []
    for letters in ("AA", "ABB", "ABAB", "CABAB", "ABCABC", "DABCABC"):
        tools, actions, _ = some_actions()
        cases.append(circling(program, letters, tools, actions))
    return cases


@ends_circles.expect
def _(cases):
    for letters, case in cases:
        what = f"With the calls {'-'.join(letters)}"
        expect_stop(case, "stuck_loop", len(letters), what)
        expect_counted(case, len(letters), what)


@check("lets a run go on that comes back without a circle", landmark="whole_action", twist=1)
def no_circles(program):
    cases = []
    # However often a call comes back (A in the last one): only a block makes a circle, no number of times.
    # A block of four is none of the three either.
    for letters in ("ABA", "ABCA", "ABCDAB", "ACBA", "ABCAB", "ABCACB", "ABACADA", "ABCDABCD"):
        tools, actions, _ = some_actions()
        cases.append(circling(program, letters, tools, actions))
    tools, actions, _ = some_actions()
    name, args = actions["A"]
    as_text = {parameter: str(value) for parameter, value in args.items()}
    cases.append(circling(program, "AB", tools, {"A": (name, args), "B": (name, as_text)}))
    # An input is JSON: there may be a list in it.
    first, second = ({parameter: ["", value]} for parameter in args for value in draw.words(2))
    cases.append(circling(program, "AB", tools, {"A": (name, first), "B": (name, second)}))
    return cases


@no_circles.expect
def _(cases):
    for letters, case in cases:
        what = f"With the calls {'-'.join(letters)}, which are no circle,"
        report = report_of(case, what)
        expect(report.get("reason")).equals("success", f"{what} the run should go on to its answer.")
        expect_calls(case, len(letters) + 1, what)


@check("knows an action again with its arguments in another order", landmark="whole_action", twist=1)
def other_order(program):
    tools, actions, _ = some_actions()
    name, args = actions["A"]
    tools[name] = lambda **_: ""
    wide = {**args, draw.word(): draw.word(), draw.word(): [draw.number(), draw.word()]}
    actions = {"A": (name, wide), "B": (name, dict(reversed(wide.items())))}
    return circling(program, "AB", tools, actions)


@other_order.expect
def _(seen):
    what = "With the same call twice, its arguments in another order,"
    expect_end(seen[1], "stuck_loop", what)


@check("looks at unknown and failing tools as well", landmark="remember_actions", twist=1)
def unknown_too(program):
    cases = []
    for letters in ("AA", "ABAB"):
        tools, actions, _ = some_actions(known=False)
        cases.append(circling(program, letters, tools, actions))
    tools, actions, _ = some_actions()
    tools = {name: Spy(next(iter(actions["A"][1])), raises=ValueError(draw.word())).fn for name in tools}
    return [*cases, circling(program, "AA", tools, actions)]


@unknown_too.expect
def _(cases):
    for letters, case in cases:
        what = f"With the calls {'-'.join(letters)} of tools that fail or do not exist"
        expect_end(case, "stuck_loop", what)


@check("does not run the tool that closes the circle", landmark="before_acting", twist=1)
def no_act(program):
    tools, actions, spy = some_actions()
    return {"case": circling(program, "AA", tools, actions)[1], "ran": len(spy.calls)}


@no_act.expect
def _(seen):
    expect_end(seen["case"], "stuck_loop", "With the same call twice")
    expect(seen["ran"]).equals(1, "The call that closes the circle should not be run any more.")


@check("knows the actions of an earlier run of the same state", landmark="remember_actions", twist=1)
def circle_resumed(program):
    tools, actions, _ = some_actions()
    state = state_of(program)
    name, args = actions["A"]
    replies = [costing(call(draw.id(), name, **args), 1) for _ in range(2)]
    play(program, replies[:1], tools, budget_of(program, 1), state)
    return play(program, [replies[1], saying("")], tools, budget_of(program), state)


@circle_resumed.expect
def _(case):
    expect_end(case, "stuck_loop", "With the same call before and after a pause")


# Twist 2: ends that come from outside.


def switched(after):
    """A switch that is off so many times when it is asked, then on for good."""
    asked = []

    def interrupted():
        asked.append(None)
        return len(asked) > after

    return interrupted


@check("stops before the next call when it is interrupted", landmark="ask_each_time", twist=2)
def stops_when_interrupted(program):
    name, parameter, tools, _ = reading()
    cases = []
    for calls in (0, 1, draw.number(2, 4)):
        pulled = []

        def pulling(value="", pulled=pulled, calls=calls):
            pulled.append(value)
            return value

        tools[name] = Spy(parameter, returns=lambda pulling=pulling, **_: pulling()).fn

        def interrupted(pulled=pulled, calls=calls):
            return len(pulled) >= calls

        replies = asking(9, name, parameter)
        cases.append([calls, play(program, replies, tools, budget_of(program), interrupted=interrupted)])
    program.estimate_call = lambda messages: 1
    model = Recorder(*asking(9, name, parameter))
    state = state_of(program)
    outcome = outcome_of(program.run_agent_loop, model, state, tools, budget_of(program), lambda: True)
    return [*cases, [0, {"outcome": outcome, "calls": model.calls}]]


@stops_when_interrupted.expect
def _(cases):
    for calls, case in cases:
        what = f"With the switch pulled after {calls} {'step' if calls == 1 else 'steps'}"
        expect_stop(case, "interrupted", calls, what)


@check("does not run the tool when it was interrupted meanwhile", landmark="before_the_act", twist=2)
def no_act_when_interrupted(program):
    name, parameter, tools, spy = reading()
    pulled = []

    def pull(reply):
        def answer(messages):
            pulled.append(reply)
            return reply

        return answer

    first, second = asking(2, name, parameter)
    replies = [first, pull(second), *asking(3, name, parameter)]
    case = play(program, replies, tools, budget_of(program), interrupted=lambda: bool(pulled))
    ran, answer = len(spy.calls), draw.word()
    pulled.clear()
    replies = [*asking(1, name, parameter), pull(saying(answer))]
    answered = play(program, replies, tools, budget_of(program), interrupted=lambda: bool(pulled))
    return {"case": case, "ran": ran, "answered": answered, "answer": answer}


@no_act_when_interrupted.expect
def _(seen):
    what = "With the switch pulled while the model was thinking"
    expect_stop(seen["case"], "interrupted", 2, what)
    expect(seen["ran"]).equals(1, f"{what} the tool that it then asked for should not be run.")
    expect_counted(seen["case"], 2, what)
    what = "With the switch pulled while the model was writing its answer, which is there and paid for,"
    expect_end(seen["answered"], "success", what, seen["answer"])


@check("goes on as long as nobody interrupts it", landmark="ask_each_time", twist=2)
def goes_on(program):
    name, parameter, tools, _ = reading()
    answer = draw.word()
    replies = [*asking(3, name, parameter), saying(answer)]
    return [answer, play(program, replies, tools, budget_of(program), interrupted=switched(99))]


@goes_on.expect
def _(seen):
    expect_end(seen[1], "success", "With a switch that nobody pulls", seen[0])


@check("ends when a dependency is gone", landmark="give_up", twist=2)
def ends_when_gone(program):
    class DatabaseGone(program.DependencyGone):
        pass

    cases = []
    for kind in (program.DependencyGone, DatabaseGone):
        name, parameter, tools, spy = reading(raises=kind(draw.word()))
        other = draw.word()
        tools[other] = Spy(parameter, returns="").fn
        before = draw.number(1, 3)
        replies = [*asking(before, other, parameter), *asking(3, name, parameter), saying("")]
        case = play(program, replies, tools, budget_of(program))
        cases.append({"before": before, "case": case, "ran": len(spy.calls)})
    return cases


@ends_when_gone.expect
def _(cases):
    whats = ("After a tool raised DependencyGone", "After a tool raised a kind of DependencyGone")
    for seen, what in zip(cases, whats, strict=True):
        expect_stop(seen["case"], "dependency_gone", seen["before"] + 1, what)
        expect_counted(seen["case"], seen["before"] + 1, what)
        expect(seen["ran"]).equals(1, f"{what} it should not be tried again.")
