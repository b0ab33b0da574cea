"""How pair-results is judged."""

import threading
import time

from trainer.checking.api import Spy, call, check, copy, draw, expect, fail, ordinal, outcome_of, text

WAIT = 1.5
"""Seconds that a tool waits for the others before it gives up."""


def results_of(message):
    """The tool results in what `pair_results` returned."""
    content = message.get("content") if isinstance(message, dict) else None
    if not isinstance(content, (list, tuple)):
        fail("`pair_results` did not return one message whose content is a list.", message, {"content": []})
    for block in content:
        expect(block).holds(
            {"type": "tool_result"}, "In the content of the message is something else than tool results."
        )
    return content


def judge(message, wanted):
    """That the message answers each of `wanted` (id and text) once, in that order."""
    results = results_of(message)
    ids = [id for id, _ in wanted]
    answered = [result.get("tool_use_id") for result in results]
    asked = "One call should get one result" if len(ids) == 1 else f"{len(ids)} calls should get {len(ids)} results"
    counted = "there is one" if len(answered) == 1 else f"there are {len(answered)}"
    expect(answered).that(len(answered) == len(ids), f"{asked}; {counted}.", ids)
    expect(answered).equals(ids, "The results do not carry the ids of their calls, in the order of the calls.")
    for position, (result, (id, outcome)) in enumerate(zip(results, wanted, strict=True)):
        expect(result.get("content")).equals(
            outcome, f"The {ordinal(position)} result (`{id}`) is not the text of what its call returned."
        )


def judge_message(message):
    expect(message).that(
        isinstance(message, dict), "`pair_results` should return one message, a dict.", {"role": "user", "content": []}
    )
    expect(message.get("role")).equals("user", "The message with the results does not stand under the role `user`.")


@check("answers every call in order, each by its id", landmark="same_id")
def answers_in_order(program):
    seen = []
    for count in (1, 2, draw.number(4, 7)):
        names, ids, parameter = draw.words(count), [draw.id() for _ in range(count)], draw.word()
        numbers, outcomes = draw.numbers(count), draw.words(count)
        tools = {
            name: Spy(parameter, returns=outcome).fn
            for name, outcome in draw.shuffled(list(zip(names, outcomes, strict=True)))
        }
        blocks = [call(id, name, **{parameter: number}) for id, name, number in zip(ids, names, numbers, strict=True)]
        seen.append([list(zip(ids, outcomes, strict=True)), program.pair_results(copy(blocks), tools)])
    return seen


@answers_in_order.expect
def _(seen):
    for wanted, message in seen:
        judge(message, wanted)


@check("calls each tool once, with the input as keyword arguments", landmark="run_tool")
def keyword_arguments(program):
    other, left, right = draw.words(3)
    name = f"{draw.word()}_{draw.word().title()}"
    low, high = draw.numbers(2)
    spies = {name: Spy(left, right, returns=draw.word()), other: Spy(f"{left}=0", returns=draw.word())}
    # Names that a program may have for its own: they are the tool's to use as well.
    ours = {"name": low, "block": high, "tools": low, "id": None, "type": 0}
    spies["text"] = Spy(*ours, returns=draw.word())
    blocks = [call(draw.id(), name, **{right: high, left: low}), call(draw.id(), other)]
    blocks.append({"type": "tool_call", "id": draw.id(), "name": "text", "input": ours})
    program.pair_results(copy(blocks), {name: spy.fn for name, spy in spies.items()})
    return [
        ["text", spies["text"].calls, [ours]],
        [name, spies[name].calls, [{left: low, right: high}]],
        [other, spies[other].calls, [{left: 0}]],
    ]


@keyword_arguments.expect
def _(seen):
    for name, got, wanted in seen:
        expect(got).equals(wanted, f"The tool `{name}` should run once, with its input as keyword arguments.")


@check("tells calls of the same tool apart", landmark="same_id")
def same_tool(program):
    name, parameter = draw.words(2)
    numbers = draw.numbers(3)
    blocks = [call(draw.id(), name, **{parameter: number}) for number in numbers]
    message = program.pair_results(copy(blocks), {name: Spy(parameter, returns=lambda **given: given[parameter]).fn})
    wanted = [[block["id"], str(number)] for block, number in zip(blocks, numbers, strict=True)]
    other, value = draw.words(2)
    spy = Spy(parameter, returns=value)
    twins = [call(draw.id(), other, **{parameter: numbers[0]}) for _ in range(2)]
    twice = program.pair_results(copy(twins), {other: spy.fn})
    turns = [call(draw.id(), (name, other)[i % 2], **{parameter: numbers[0]}) for i in range(5)]
    by_turns = program.pair_results(copy(turns), {name: lambda **given: given[parameter], other: lambda **given: value})
    in_turn = [[block["id"], str(numbers[0]) if i % 2 == 0 else value] for i, block in enumerate(turns)]
    return [
        [wanted, message],
        [[[twin["id"], value] for twin in twins], twice],
        len(spy.calls),
        [in_turn, by_turns],
    ]


@same_tool.expect
def _(seen):
    different, equal, runs, turns = seen
    judge(turns[1], turns[0])
    judge(different[1], different[0])
    judge(equal[1], equal[0])
    expect(runs).equals(2, "Two calls with the same name and input are two calls: the tool should run twice.")


@check("returns one message of the user", landmark="one_message")
def one_message(program):
    name, parameter = draw.words(2)
    tools = {name: Spy(parameter, returns=draw.word()).fn}
    return [
        program.pair_results([call(draw.id(), name, **{parameter: draw.number()}) for _ in range(count)], tools)
        for count in (1, 3)
    ]


@one_message.expect
def _(messages):
    for message in messages:
        judge_message(message)
        results_of(message)


@check("skips what is no call", landmark="calls_only")
def skips_others(program):
    name, parameter, value = draw.words(3)
    first, second = [call(draw.id(), name, **{parameter: number}) for number in draw.numbers(2)]
    thought = {"type": "thinking", "thinking": draw.sentence()}
    elsewhere = {"type": "server_tool_call", "id": draw.id(), "name": name, "input": {parameter: 1}}
    answered = {"type": "tool_result", "tool_use_id": elsewhere["id"], "content": draw.word()}
    blocks = [text(draw.sentence()), first, thought, text(""), elsewhere, answered, second, text(draw.word())]
    message = program.pair_results(copy(blocks), {name: Spy(parameter, returns=value).fn})
    return [[[first["id"], value], [second["id"], value]], message]


@skips_others.expect
def _(case):
    judge(case[1], case[0])


@check("gives an empty list where nothing was called", landmark="one_message")
def no_calls(program):
    tools = {draw.word(): Spy("**anything").fn}
    return [program.pair_results([], tools), program.pair_results([text(draw.sentence())], tools)]


@no_calls.expect
def _(messages):
    for message in messages:
        judge_message(message)
        expect(results_of(message)).equals([], "Without a tool call the content should be an empty list.")


class Receipt:
    """A result whose `str` is not its `repr`."""

    def __init__(self, shown):
        self.shown = shown

    def __str__(self):
        return self.shown


@check("gives the text of what each tool returned", landmark="as_text")
def as_text(program):
    values = [draw.number(), draw.word(), None, 0, "", False, [draw.word(), 1.5], {draw.word(): draw.number()}]
    values += [(draw.number(),), f" {draw.word()}\n", draw.word() * 900, draw.number() + 0.125]
    values += [Receipt(draw.sentence()), f"{draw.word()}: no error, and nothing failed"]
    names = draw.words(len(values))
    blocks = [call(draw.id(), name) for name in names]
    tools = {name: Spy(returns=value).fn for name, value in zip(names, values, strict=True)}
    wanted = [[block["id"], str(value)] for block, value in zip(blocks, values, strict=True)]
    return [wanted, program.pair_results(copy(blocks), tools)]


@as_text.expect
def _(case):
    judge(case[1], case[0])


# Twist 1: failures are answered too.


def judge_with_failures(outcome, wanted, what):
    """`wanted` holds an id and a text for each call, with None for a text that has to be an error."""
    if "raised" in outcome:
        fail(f"{what} made `pair_results` raise.", outcome["raised"], "one result for each call")
    judge_message(outcome["returned"])
    results = results_of(outcome["returned"])
    ids = [id for id, _ in wanted]
    answered = [result.get("tool_use_id") for result in results]
    expect(answered).equals(ids, f"{what} cost a call its result: each call should be answered, in order.")
    for position, (result, (id, value)) in enumerate(zip(results, wanted, strict=True)):
        if value is None:
            expect(result.get("content")).starts_with(
                "ERROR", f"The {ordinal(position)} call (`{id}`) failed; its result should start with `ERROR`."
            )
        else:
            expect(result.get("content")).equals(
                value,
                f"The {ordinal(position)} call (`{id}`) was a good one; its result got lost beside a failed call.",
            )


@check("answers a call whose tool raised, and the rest", landmark="answer_failures", twist=1)
def answers_failures(program):
    class Unavailable(Exception):
        """Some library's own exception."""

    seen = []
    kinds = (ValueError, KeyError, TypeError, OSError, Unavailable)
    errors = [(f"`{kind.__name__}`", kind(draw.word())) for kind in kinds]
    errors.append(("`RuntimeError` without a message", RuntimeError()))
    for number, (what, error) in enumerate(errors):
        broken, fine, value = draw.words(3)
        orders = ([broken, fine, fine], [fine, broken, fine], [fine, broken, broken, fine], [broken], [fine, broken])
        names = orders[number % len(orders)]
        blocks = [call(draw.id(), name, **{draw.word(): draw.number()}) for name in names]
        raising = Spy("**given", raises=error)
        tools = {broken: raising.fn, fine: Spy("**given", returns=value).fn}
        wanted = [[b["id"], None if b["name"] == broken else value] for b in blocks]
        outcome = outcome_of(program.pair_results, copy(blocks), tools)
        seen.append([what, wanted, outcome, [len(raising.calls), names.count(broken)]])
    return seen


@answers_failures.expect
def _(seen):
    for error, wanted, outcome, (runs, calls) in seen:
        judge_with_failures(outcome, wanted, f"A tool that raised {error}")
        expect(runs).equals(calls, f"A tool that raised {error} should run once for each of its calls.")


@check("answers a call of a tool that does not exist, and the rest", landmark="unknown_name", twist=1)
def answers_unknown(program):
    seen = []
    for count in (0, 2):
        known, value = draw.word(), draw.word()
        blocks = [
            call(draw.id(), draw.word()),
            *(call(draw.id(), known) for _ in range(count)),
            call(draw.id(), draw.word()),
        ]
        tools = {known: Spy(returns=value).fn} if count else {}
        wanted = [[block["id"], value if block["name"] == known else None] for block in blocks]
        seen.append([wanted, outcome_of(program.pair_results, copy(blocks), tools)])
    # However near the name is to that of a tool.
    known = draw.word()
    blocks = [call(draw.id(), near) for near in (known[:-1], known.upper(), f"{known}s")]
    tools = {known: Spy(returns=draw.word()).fn}
    seen.append([[[block["id"], None] for block in blocks], outcome_of(program.pair_results, copy(blocks), tools)])
    return seen


@answers_unknown.expect
def _(seen):
    for wanted, outcome in seen:
        judge_with_failures(outcome, wanted, "A call of a tool that does not exist")


@check("runs a tool that failed again for its next call", landmark="answer_failures", twist=1)
def runs_after_failure(program):
    name, parameter, bad, value = draw.words(4)

    def picky(**given):
        if given[parameter] == bad:
            raise ValueError(bad)
        return value

    blocks = [call(draw.id(), name, **{parameter: given}) for given in (bad, draw.word(), bad, draw.word())]
    wanted = [[b["id"], None if b["input"][parameter] == bad else value] for b in blocks]
    return [wanted, outcome_of(program.pair_results, copy(blocks), {name: picky})]


@runs_after_failure.expect
def _(case):
    judge_with_failures(case[1], case[0], "A tool that failed for one call and works for the next")


# Twist 2: calls run at the same time.


@check("runs the calls of one reply at the same time", landmark="all_at_once", twist=2)
def at_the_same_time(program):
    first, second = draw.words(2)
    names = [first, second, first]
    door = threading.Barrier(3)

    def enter():
        try:
            door.wait(WAIT)
        except threading.BrokenBarrierError:
            return "alone"
        return "together"

    blocks = [call(draw.id(), name) for name in names]
    # Words between the calls part nothing: the calls are those of one reply.
    spoken = [text(draw.sentence()), blocks[0], text(draw.sentence()), *blocks[1:]]
    message = program.pair_results(copy(spoken), dict.fromkeys(names, enter))
    return {"ids": [block["id"] for block in blocks], "message": message}


@at_the_same_time.expect
def _(case):
    contents = [result.get("content") for result in results_of(case["message"])]
    expect(contents).equals(
        ["together"] * 3, "Three calls came in one reply, and the tools did not all run at the same time."
    )


@check("keeps the order of the calls, whichever ends first", landmark="keep_order", twist=2)
def keeps_order(program):
    return [backwards(program) for _ in range(2)]


def backwards(program):
    """Three calls of which the last ends first, each a moment after the other so that nobody sees two end at once."""
    names, values = draw.words(3), draw.words(3)
    ended = [threading.Event() for _ in names] + [threading.Event()]
    ended[-1].set()

    def tool(position):
        def run():
            ended[position + 1].wait(WAIT / 3)
            time.sleep(0.01)
            ended[position].set()
            return values[position]

        return run

    blocks = [call(draw.id(), name) for name in names]
    tools = {name: tool(position) for position, name in enumerate(names)}
    wanted = [[block["id"], value] for block, value in zip(blocks, values, strict=True)]
    return [wanted, program.pair_results(copy(blocks), tools)]


@keeps_order.expect
def _(cases):
    for wanted, results in cases:
        judge(results, wanted)
