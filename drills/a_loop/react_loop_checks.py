"""How react-loop is judged."""

from collections.abc import Mapping

from trainer.checking.api import Recorder, Spy, Unmet, call, check, draw, expect, fail, ordinal, outcome_of, same, text


def different_calls(count, name, parameter):
    """`count` calls of a tool, no two alike, so that a guard against repeats stays quiet."""
    return [call(draw.id(), name, **{parameter: number}) for number in draw.numbers(count)]


def calls_made(count):
    return "once" if count == 1 else f"{count} times"


def in_run(run, judge, *args):
    """What `judge` gives, for the run of that number: each run has a model of its own in the flight record."""
    try:
        return judge(*args)
    except Unmet as unmet:
        if unmet.at is not None and len(unmet.at) == 2:
            unmet.at = (run, *unmet.at)
        raise


ASKED_FOR = ("role", "content", "type", "text", "id", "name", "input", "tool_use_id")


def core(content):
    """A message, a block, or a list of them, without the keys that nobody asked for: those are free, whatever is in
    them, and may change from call to call as a mark for a cache does."""
    if isinstance(content, (list, tuple)):
        return [core(item) for item in content]
    if isinstance(content, dict):
        kept = {key: item for key, item in content.items() if key in ASKED_FOR}
        return {**kept, "content": core(kept["content"])} if "content" in kept else kept
    return content


def first_change(before, now):
    """Where a history stops being the one that it should have grown from."""
    pairs = enumerate(zip(before, now, strict=False))
    changes = (position for position, (old, new) in pairs if not same(core(old), core(new)))
    return next(changes, min(len(before), len(now)))


def wrong_growth(before, now):
    """Where a history that should have grown by a reply and its results went wrong: one is missing, or the first
    message too many."""
    if len(now) > len(before) + 2:
        return len(before) + 2
    replied = len(now) > len(before) and now[len(before)].get("role") == "assistant"
    return len(now) if replied else len(before)


def given(seen, number):
    """The messages that call `number` was given."""
    if len(seen) <= number:
        fail(
            f"There was no {ordinal(number)} call to the model: the run ended too early.",
            {"calls to the model": len(seen)},
            {"calls to the model": f"{number + 1} or more"},
        )
    messages = seen[number]["messages"]
    if not isinstance(messages, (list, tuple)) or not messages or not all(isinstance(m, dict) for m in messages):
        fail(
            f"What the {ordinal(number)} call to the model was given is no list of messages.",
            messages,
            "a list of messages",
            at=(number, 0),
        )
    return messages


def how_many(messages):
    return f"{len(messages)} message" + "s" * (len(messages) != 1)


def message(seen, number, position):
    """One message of call `number`."""
    messages = given(seen, number)
    if position >= len(messages):
        fail(
            f"The {ordinal(number)} call to the model saw {how_many(messages)}; a {ordinal(position)} is missing.",
            messages,
            f"{position + 1} messages",
            at=(number, len(messages)),
        )
    return messages[position]


def results_in(seen, number, position=-1):
    """The tool results in a message of call `number` (the last one), and where it stands."""
    messages = given(seen, number)
    place = (number, position if position >= 0 else len(messages) - 1)
    last = message(seen, number, place[1])
    blocks = last.get("content")
    # Behind the model's own reply the message with the results is missing.
    wrong = (number, len(messages)) if position < 0 and last.get("role") == "assistant" else place
    if not isinstance(blocks, (list, tuple)) or not all(isinstance(b, dict) for b in blocks):
        fail(
            f"In the {ordinal(number)} call to the model the content of the last message is no list of tool results.",
            blocks,
            "a list of tool results",
            at=wrong,
        )
    for block in blocks:
        expect(block).holds(
            {"type": "tool_result"},
            f"In the {ordinal(number)} call to the model the last message holds something else than tool results.",
            at=wrong,
        )
    return blocks, place


def only_result(seen, number, position=-1):
    """The one tool result in the last message of call `number`, and its place."""
    blocks, place = results_in(seen, number, position)
    if len(blocks) != 1:
        fail(
            f"The {ordinal(number)} call to the model should see one tool result in its last message, "
            f"and saw {len(blocks)}.",
            blocks,
            "one tool result",
            at=place,
        )
    return blocks[0], place


def check_kept(seen, number, position, reply):
    """That a message of call `number` is the model's own reply, whole."""
    kept, place = message(seen, number, position), (number, position)
    content = kept.get("content")
    said, wanted = core(content), core(reply)
    held = isinstance(said, list) and any(same(item, wanted) for item in said)
    expect(kept).that(
        same(said, wanted) or held,
        f"The {ordinal(number)} call to the model did not see the whole reply that came before.",
        {"role": "assistant", "content": reply},
        at=place,
    )
    expect(kept.get("role")).equals(
        "assistant", "The model's own reply does not stand in the history under the role `assistant`.", at=place
    )


def answered_before(seen, number, id):
    """Whether a message of call `number` before its last one has a result for that call."""
    contents = [m.get("content") for m in given(seen, number)[:-1]]
    blocks = [block for content in contents if isinstance(content, (list, tuple)) for block in content]
    return any(isinstance(block, dict) and same(block.get("tool_use_id"), id) for block in blocks)


def judge_results(seen, number, wanted, position=-1):
    """That the last message of call `number` answers each call (id to text) once. The order is left open."""
    blocks, place = results_in(seen, number, position)
    ids = [block.get("tool_use_id") for block in blocks]
    for id, outcome in wanted.items():
        found = [block for block in blocks if same(block.get("tool_use_id"), id)]
        if found:
            answered = calls_made(len(found))
        else:
            answered = "in another message" if answered_before(seen, number, id) else "nowhere"
        expect(ids).that(
            len(found) == 1,
            f"The call `{id}` should be answered once in the last message of the {ordinal(number)} call to the model; "
            f"it was answered {answered}.",
            list(wanted),
            at=place,
        )
        expect(found[0].get("content")).equals(
            outcome, f"The result for the call `{id}` is not the text of what its tool returned.", at=place
        )
    expect(ids).that(
        len(ids) == len(wanted),
        f"The last message of the {ordinal(number)} call to the model answers something that was not asked.",
        list(wanted),
        at=place,
    )


NOT_AS_TEXT = "The content of the tool result is not the `str` of what the tool returned."


@check("starts the history with the task alone", landmark="one_history")
def starts_with_task(program):
    first, second = draw.sentence(), f"  {draw.sentence()}\n"
    models = [Recorder(text(draw.word())), Recorder(text(draw.word()))]
    program.run(models[0], {}, first)
    program.run(models[1], {draw.word(): len}, second)
    return [[models[0].seen, first], [models[1].seen, second]]


@starts_with_task.expect
def _(runs):
    for run, (seen, task) in enumerate(runs):
        messages = in_run(run, given, seen, 0)
        expect(messages[0].get("content")).equals(
            task, "The first message that the model saw is not the task as it came in.", at=(run, 0, 0)
        )
        expect(messages[0].get("role")).equals("user", "The task does not stand under the role `user`.", at=(run, 0, 0))
        expect(messages).that(
            len(messages) == 1,
            "The first call to the model should see one message, the task; it saw more.",
            [{"role": "user", "content": task}],
            at=(run, 0, len(messages) - 1),
        )


@check("lets the history grow from call to call", landmark="one_history")
def history_grows(program):
    name, parameter = draw.words(2)
    seen = []
    # What is long enough to be worth cutting, and a run in which a window that moves along the history shows.
    for count, result in ((3, f"{draw.sentence()}\n" * 60), (12, draw.word())):
        model = Recorder(*different_calls(count, name, parameter), text(draw.word()))
        program.run(model, {name: Spy(parameter, returns=result).fn}, draw.sentence(), count + 2)
        seen.append([count, model.seen])
    return seen


@history_grows.expect
def _(runs):
    (short, first), (long, second) = runs
    in_run(0, judge_growth, first, short)
    # How many calls a long run makes is for the checks of the cap to say.
    in_run(1, judge_growth, second, min(len(second) - 1, long))


def judge_growth(seen, count):
    for number in range(1, count + 1):
        before, now = given(seen, number - 1), given(seen, number)
        expect(now).that(
            same(core(now[: len(before)]), core(before)),
            f"The {ordinal(number)} call to the model did not see all that the call before it saw.",
            before,
            at=(number, first_change(before, now)),
        )
        expect(now).that(
            len(now) == len(before) + 2,
            f"Between the {ordinal(number - 1)} and the {ordinal(number)} call to the model the history should grow by "
            f"two messages, the reply and the result; it grew by {len(now) - len(before)}.",
            f"{len(before) + 2} messages",
            at=(number, wrong_growth(before, now)),
        )


class Equipped(Recorder):
    """Keeps the names of the tools that each call was given, and None where that was no mapping."""

    def __init__(self, *replies):
        super().__init__(*replies)
        self.names = []

    def __call__(self, messages, tools=None):
        self.names.append(sorted(map(str, tools)) if isinstance(tools, Mapping) else None)
        return super().__call__(messages, tools)


@check("hands the tools to the model each time", landmark="ask_model")
def hands_tools(program):
    name, other, parameter = draw.words(3)
    model = Equipped(*different_calls(2, name, parameter), text(draw.word()))
    program.run(model, {other: len, name: Spy(parameter, returns=draw.number()).fn}, draw.sentence())
    return {"tools": sorted([other, name]), "names": model.names, "seen": model.seen}


@hands_tools.expect
def _(case):
    for number in range(3):
        given(case["seen"], number)
        tools = case["seen"][number]["tools"]
        listed = isinstance(tools, (list, tuple)) and case["names"][number] is None
        expect(tools).that(
            case["names"][number] == case["tools"],
            f"The {ordinal(number)} call to the model was given a list, and not `tools` itself."
            if listed
            else f"The {ordinal(number)} call to the model was not given the tools.",
            case["tools"],
            at=(number,),
        )


@check("returns the text of a text reply", landmark="stop_at_text")
def returns_text(program):
    name, parameter, answer, late = draw.words(4)
    tools = {name: Spy(parameter, returns=draw.number()).fn}
    spaced = f" {draw.word()}\n\n{draw.word()} \n"
    return [
        [spaced, program.run(Recorder(text(spaced)), tools, draw.sentence())],
        [answer, program.run(Recorder(text(answer)), tools, draw.sentence())],
        ["", program.run(Recorder(text(""), text(draw.word())), tools, draw.sentence())],
        [late, program.run(Recorder(*different_calls(2, name, parameter), text(late)), tools, draw.sentence())],
    ]


@returns_text.expect
def _(seen):
    for wanted, got in seen:
        expect(got).equals(wanted, "What came back is not the text of the model's text reply.")


@check("runs the same task anew", landmark="ask_model")
def same_task_again(program):
    task, answers = draw.sentence(), draw.words(2)
    models = [Recorder(text(answer)) for answer in answers]
    got = [program.run(model, {}, task) for model in models]
    return {"answers": answers, "got": got, "calls": [model.calls for model in models]}


@same_task_again.expect
def _(case):
    expect(case["calls"]).that(
        all(case["calls"]), "A task that comes a second time is a run of its own: the model is asked.", [1, 1]
    )
    expect(case["got"]).equals(case["answers"], "A task that comes a second time has the answer of its own run.")


@check("does not call the model again after a text reply", landmark="stop_at_text")
def stops_calling(program):
    name, parameter = draw.words(2)
    tools = {name: Spy(parameter, returns=draw.number()).fn}
    models = [
        Recorder(text(draw.word()), text(draw.word())),
        Recorder(text(""), text(draw.word())),
        Recorder(*different_calls(2, name, parameter), text(draw.word()), text(draw.word())),
    ]
    for model in models:
        program.run(model, tools, draw.sentence())
    return [model.calls for model in models]


@stops_calling.expect
def _(counts):
    for count, wanted in zip(counts, (1, 1, 3), strict=True):
        expect(count).equals(
            wanted, f"The {ordinal(wanted - 1)} reply was a text; the model was called {calls_made(count)} in all."
        )


@check("keeps the whole reply in the history", landmark="append_reply")
def keeps_reply(program):
    name, parameter = draw.words(2)
    replies = different_calls(2, name, parameter)
    model = Recorder(*replies, text(draw.word()))
    program.run(model, {name: Spy(parameter, returns=draw.word()).fn}, draw.sentence())
    return {"replies": replies, "seen": model.seen}


@keeps_reply.expect
def _(case):
    first, second = case["replies"]
    check_kept(case["seen"], 1, 1, first)
    check_kept(case["seen"], 2, 3, second)


@check("calls the tool with the input as keyword arguments", landmark="call_tool")
def calls_tool(program):
    other, left, right, extra = draw.words(4)
    name = f"{draw.word()}_{draw.word().title()}"
    low, high = draw.numbers(2)
    spy, wrong = Spy(left, right, f"{extra}=0", returns=draw.word()), Spy(left, right, f"{extra}=0")
    reply = call(draw.id(), name, **{right: high, left: low})
    program.run(Recorder(reply, text(draw.word())), {other: wrong.fn, name: spy.fn}, draw.sentence())
    bare = Spy(returns=draw.word())
    program.run(Recorder(call(draw.id(), other), text(draw.word())), {other: bare.fn}, draw.sentence())
    # Names that a program may have for its own: they are the tool's to use as well.
    ours = {"name": low, "text": high, "type": low, "id": None, "task": 0}
    like_ours = Spy(*ours, returns=draw.word())
    asked = {"type": "tool_call", "id": draw.id(), "name": "text", "input": ours}
    program.run(Recorder(asked, text(draw.word())), {"text": like_ours.fn}, draw.sentence())
    return {
        "name": name,
        "calls": spy.calls,
        "wanted": [{left: low, right: high, extra: 0}],
        "wrong": wrong.calls,
        "bare": bare.calls,
        "like ours": [ours, like_ours.calls],
    }


@calls_tool.expect
def _(case):
    expect(case["wrong"]).equals([], "A tool ran that the model had not asked for.")
    expect(case["calls"]).equals(
        case["wanted"], f"The tool `{case['name']}` should run once, with the input as keyword arguments."
    )
    expect(case["bare"]).equals([{}], "A tool that takes no arguments should run once, without any.")
    ours, calls = case["like ours"]
    expect(calls).equals(
        [ours], "A tool called `text`, with parameters such as `name` and `type`, is a tool like any other."
    )


@check("runs the tool again when the same call comes again later", landmark="call_tool")
def runs_again(program):
    name, other, parameter = draw.words(3)
    number = draw.number()
    values = draw.words(2)
    left = list(values)
    tools = {name: lambda **given: left.pop(0) if left else "", other: Spy(parameter, returns=draw.word()).fn}
    asked = [(name, number), (other, number), (name, number)]
    model = Recorder(*(call(draw.id(), tool, **{parameter: value}) for tool, value in asked), text(draw.word()))
    outcome_of(program.run, model, tools, draw.sentence())
    return {"values": values, "seen": model.seen}


@runs_again.expect
def _(case):
    for number, value in zip((1, 3), case["values"], strict=True):
        result, place = only_result(case["seen"], number)
        if number == 3 and same(result.get("content"), case["values"][0]):
            say = "A call that comes again after another one should run its tool again: what it returns may be new."
        else:
            say = NOT_AS_TEXT
        expect(result.get("content")).equals(value, say, at=place)


class Receipt:
    """A result whose `str` is not its `repr`."""

    def __init__(self, shown):
        self.shown = shown

    def __str__(self):
        return self.shown


@check("gives the model what the tool returned, as text", landmark="call_tool")
def result_as_text(program):
    name, parameter = draw.words(2)
    # Three a run, which is within the steps that a run has by default.
    runs = [
        [draw.number(), None, draw.word() * 900],
        [0, "", False],
        [(draw.number(),), {draw.word(): 1.5}, f" {draw.word()}\n"],
        [Receipt(draw.sentence()), draw.number() + 0.125, f"{draw.word()}: no error, and nothing failed"],
    ]
    seen = []
    for values in runs:
        calls = different_calls(len(values), name, parameter)
        results = {call["input"][parameter]: value for call, value in zip(calls, values, strict=True)}
        model = Recorder(*calls, text(draw.word()))
        spy = Spy(parameter, returns=lambda results=results, **given: results[given[parameter]])
        program.run(model, {name: spy.fn}, draw.sentence())
        seen.append([list(map(str, values)), model.seen])
    return seen


@result_as_text.expect
def _(runs):
    for run, (texts, seen) in enumerate(runs):
        for number, wanted in enumerate(texts, 1):
            result, place = in_run(run, only_result, seen, number)
            expect(result.get("content")).equals(wanted, NOT_AS_TEXT, at=(run, *place))


@check("answers with the id of the call", landmark="answer_by_id")
def answers_by_id(program):
    name, parameter = draw.words(2)
    replies = different_calls(3, name, parameter)
    model = Recorder(*replies, text(draw.word()))
    program.run(model, {name: Spy(parameter, returns=draw.word()).fn}, draw.sentence())
    return {"ids": [reply["id"] for reply in replies], "seen": model.seen}


@answers_by_id.expect
def _(case):
    for number, id in enumerate(case["ids"], 1):
        result, place = only_result(case["seen"], number)
        expect(result.get("tool_use_id")).equals(
            id,
            f"The {ordinal(number - 1)} tool result does not carry in `tool_use_id` the id of its call.",
            at=place,
        )


@check("sends the result back in one message of the user", landmark="append_result")
def result_from_user(program):
    name, parameter = draw.words(2)
    value = draw.word()
    model = Recorder(*different_calls(2, name, parameter), text(draw.word()))
    program.run(model, {name: Spy(parameter, returns=value).fn}, draw.sentence())
    return {"value": value, "seen": model.seen}


@result_from_user.expect
def _(case):
    for number in (1, 2):
        result, place = only_result(case["seen"], number)
        last = message(case["seen"], *place)
        expect(last.get("role")).equals(
            "user", "The message that holds the tool result does not stand under the role `user`.", at=place
        )
        expect(result.get("content")).that(
            isinstance(result.get("content"), str) and case["value"] in result["content"],
            f"The {ordinal(number)} call to the model did not see what the tool returned.",
            case["value"],
            at=place,
        )


@check("calls the model max_steps times at the most", landmark="step_cap")
def capped(program):
    name, parameter = draw.words(2)
    tools = {name: Spy(parameter, returns=draw.word()).fn}
    seen = []
    for limit in (1, draw.number(2, 4), draw.number(11, 14), 0):
        model = Recorder(*different_calls(limit + 3, name, parameter))
        outcome_of(program.run, model, tools, draw.sentence(), limit)
        seen.append([limit, model.calls])
    return seen


@capped.expect
def _(seen):
    for limit, calls in seen:
        expect(calls).equals(
            limit,
            f"With `max_steps` {limit} and no answer in sight, the model should be called {calls_made(limit)}."
            if limit
            else "With `max_steps` 0 the model should not be called.",
        )


@check("makes five calls unless told otherwise, by position or by name", landmark="step_cap")
def five_by_default(program):
    name, parameter = draw.words(2)
    tools = {name: Spy(parameter, returns=draw.word()).fn}
    fewer, more = draw.number(2, 4), draw.number(6, 7)
    models = [Recorder(*different_calls(10, name, parameter)) for _ in range(3)]
    outcome_of(program.run, models[0], tools, draw.sentence())
    named = outcome_of(program.run, models[1], tools, draw.sentence(), max_steps=fewer)
    outcome_of(program.run, models[2], tools, draw.sentence(), more)
    return {
        "limits": [fewer, more],
        "calls": [model.calls for model in models],
        "refused": "TypeError" in named.get("kinds", []),
    }


@five_by_default.expect
def _(case):
    default, by_name, by_position = case["calls"]
    fewer, more = case["limits"]
    expect(default).equals(5, "Without `max_steps` the model should be called five times at the most.")
    if case["refused"] and not by_name:
        fail("`run` does not take `max_steps` by name.", "TypeError", f"max_steps={fewer}")
    expect(by_name).equals(fewer, f"With `max_steps={fewer}` by name the model was not called that often.")
    expect(by_position).equals(more, f"With {more} as the fourth argument the model was not called that often.")


@check("takes an answer on the last step", landmark="step_cap")
def answer_on_last_step(program):
    name, parameter = draw.words(2)
    tools = {name: Spy(parameter, returns=draw.word()).fn}
    seen = []
    for limit in (1, draw.number(2, 4), 6):
        answer = draw.word()
        model = Recorder(*different_calls(limit - 1, name, parameter), text(answer))
        seen.append([limit, answer, outcome_of(program.run, model, tools, draw.sentence(), limit)])
    return seen


@answer_on_last_step.expect
def _(seen):
    for limit, answer, outcome in seen:
        expect(outcome.get("returned", outcome.get("raised"))).equals(
            answer, f"With `max_steps` {limit} the {ordinal(limit - 1)} reply still counts: it was the answer."
        )


@check("says that it stopped when the steps are used up", landmark="cap_result")
def says_stopped(program):
    name, parameter = draw.words(2)
    tools = {name: Spy(parameter, returns=draw.word()).fn}
    seen = []
    for limit in (draw.number(2, 4), 1, 0):
        model = Recorder(*different_calls(limit, name, parameter), text(draw.word()))
        seen.append([limit, outcome_of(program.run, model, tools, draw.sentence(), limit)])
    return seen


@says_stopped.expect
def _(seen):
    for limit, outcome in seen:
        if "raised" in outcome:
            fail(
                f"With `max_steps` {limit} used up the program raised; a string should come back.",
                outcome["raised"],
                "a string that starts with Stopped",
            )
        expect(outcome.get("returned")).starts_with(
            "Stopped", f"With `max_steps` {limit} used up no string came back that starts with `Stopped`."
        )


# Twist 1: a reply may be a list of blocks.


def echo(name):
    """A tool's work: its own name, and what it was given."""
    return lambda **given: [name, *given.values()]


@check("answers every call of one reply in one message", landmark="every_call", twist=1)
def answers_every_call(program):
    first, second, parameter = draw.words(3)
    spies = {
        name: Spy(parameter, returns=lambda name=name, **given: [name, *given.values()]) for name in (first, second)
    }
    numbers = draw.numbers(4)
    names = [first, second, first, second]
    calls = [call(draw.id(), name, **{parameter: number}) for name, number in zip(names, numbers, strict=True)]
    model = Recorder(calls[:3], [calls[3]], text(draw.word()))
    program.run(model, {name: spy.fn for name, spy in spies.items()}, draw.sentence())
    wanted = {c["id"]: str([c["name"], c["input"][parameter]]) for c in calls}
    # Asked for twice in one reply, a call is to be run twice: each has its own result.
    alike, counted = [call(draw.id(), first, **{parameter: numbers[0]}) for _ in range(2)], draw.words(2)
    left = list(counted)
    twice = Recorder(alike, text(draw.word()))
    program.run(twice, {first: Spy(parameter, returns=lambda **_: left.pop(0)).fn}, draw.sentence())
    # Calls that differ may come to the same, and each still has a result.
    found, outcome = different_calls(2, first, parameter), draw.word()
    equal = Recorder(found, text(draw.word()))
    program.run(equal, {first: Spy(parameter, returns=outcome).fn}, draw.sentence())
    return {
        "wanted": wanted,
        "seen": model.seen,
        "alike": [[one["id"] for one in alike], counted, twice.seen],
        "equal": [{one["id"]: outcome for one in found}, equal.seen],
    }


@answers_every_call.expect
def _(case):
    ids = list(case["wanted"])
    judge_results(case["seen"], 1, {id: case["wanted"][id] for id in ids[:3]})
    judge_results(case["seen"], 2, {id: case["wanted"][id] for id in ids[3:]})
    alike, counted, seen = case["alike"]
    contents = [block.get("content") for block in results_in(seen, 1, -1)[0]]
    expect(sorted(contents) if all(isinstance(one, str) for one in contents) else contents).equals(
        sorted(counted), "Two calls of one reply that ask for the same are two calls: the tool should run for each."
    )
    expect(len(contents)).equals(len(alike), "Two calls of one reply that ask for the same should have two results.")
    outcomes, seen = case["equal"]
    judge_results(seen, 1, outcomes)


@check("adds one message for all the results", landmark="one_message", twist=1)
def one_message_for_all(program):
    name, parameter = draw.words(2)
    tools = {name: Spy(parameter, returns=draw.word()).fn}
    # No call is asked for twice, also not in the next reply: a guard against repeats may be there.
    calls = different_calls(5, name, parameter)
    model = Recorder(calls[:3], calls[3:], text(draw.word()))
    program.run(model, tools, draw.sentence())
    limit = draw.number(2, 4)
    calls = different_calls(2 * (limit + 2), name, parameter)
    endless = Recorder(*([text(draw.word()), *pair] for pair in zip(calls[::2], calls[1::2], strict=True)))
    outcome = outcome_of(program.run, endless, tools, draw.sentence(), limit)
    return {"seen": model.seen, "limit": limit, "calls": endless.calls, "outcome": outcome}


@one_message_for_all.expect
def _(case):
    seen, limit = case["seen"], case["limit"]
    for number in (1, 2):
        before, now = given(seen, number - 1), given(seen, number)
        expect([m.get("role") for m in now]).that(
            len(now) == len(before) + 2,
            "Several calls in one reply should add two messages to the history, the reply and one message with all the "
            f"results; {len(now) - len(before)} were added.",
            f"{len(before) + 2} messages",
            at=(number, wrong_growth(before, now)),
        )
        expect(now[-1].get("role")).equals(
            "user", "The message with the results does not stand under the role `user`.", at=(number, len(now) - 1)
        )
    what = f"With `max_steps` {limit} and two calls in each reply"
    expect(case["calls"]).equals(limit, f"{what}, the model should be called {calls_made(limit)}: a reply is one step.")
    expect(case["outcome"].get("returned", case["outcome"].get("raised"))).starts_with(
        "Stopped", f"{what}, no string came back that starts with `Stopped`."
    )


@check("keeps the text beside the calls in the history", landmark="blocks", twist=1)
def keeps_blocks(program):
    name, parameter = draw.words(2)
    first, second = different_calls(2, name, parameter)
    # A text may stand between two calls, and stays there.
    reply = [text(draw.sentence()), first, text(draw.sentence()), second]
    model = Recorder(reply, text(draw.word()))
    program.run(model, {name: Spy(parameter, returns=draw.word()).fn}, draw.sentence())
    return {"reply": reply, "seen": model.seen}


@keeps_blocks.expect
def _(case):
    check_kept(case["seen"], 1, 1, case["reply"])


@check("goes on when a text stands beside a call", landmark="every_call", twist=1)
def text_beside_call(program):
    name, parameter, answer = draw.words(3)
    seen = []
    for position in (0, 1):
        reply = different_calls(1, name, parameter)
        reply.insert(position, text(draw.sentence()))
        model = Recorder(reply, text(answer))
        spy = Spy(parameter, returns=draw.word())
        got = program.run(model, {name: spy.fn}, draw.sentence())
        seen.append({"answer": answer, "got": got, "tool calls": len(spy.calls), "seen": model.seen})
    return seen


@text_beside_call.expect
def _(seen):
    for run, case in enumerate(seen):
        expect(case["tool calls"]).equals(1, "A reply with a text and a call should run the call.")
        expect(case["got"]).equals(
            case["answer"], "A reply with a text and a call does not end the run; the answer came with the next reply."
        )
        in_run(run, only_result, case["seen"], 1)


@check("ends with the text of a list without a call", landmark="text_of_blocks", twist=1)
def ends_with_text(program):
    single, first, second, late = (draw.sentence(3) for _ in range(4))
    name, parameter = draw.words(2)
    tools = {name: Spy(parameter, returns=draw.word()).fn}
    models = [
        Recorder([text(single)], text(draw.word())),
        Recorder([text("")], text(draw.word())),
        Recorder([text(first), text(second)], text(draw.word())),
        Recorder(different_calls(2, name, parameter), [text(late)], text(draw.word())),
    ]
    wanted = [[single], [""], [first, second], [late]]
    # The last reply that the cap allows still counts.
    limits = (5, 1, 5, 2)
    return [
        {"texts": texts, "got": program.run(model, tools, draw.sentence(), limit), "calls": model.calls}
        for model, texts, limit in zip(models, wanted, limits, strict=True)
    ]


@ends_with_text.expect
def _(seen):
    for case, calls in zip(seen, (1, 1, 1, 2), strict=True):
        expect(case["calls"]).equals(calls, "A list of blocks without a call ends the run, and it went on.")
        if len(case["texts"]) == 1:
            expect(case["got"]).equals(case["texts"][0], "The run did not end with the text of the one text block.")
        expect(case["got"]).mentions(*case["texts"], say="The run did not end with the text of all the text blocks.")


# Twist 2: failures become observations.


def failing_run(program, reply, tools):
    """A run whose first call fails: what its second call to the model saw, and what came of it."""
    answer = draw.word()
    model = Recorder(reply, text(answer))
    outcome = outcome_of(program.run, model, tools, draw.sentence())
    return {"id": reply["id"], "outcome": outcome, "answer": answer, "seen": model.seen}


def judge_failing_run(case, run, what):
    if "raised" in case["outcome"]:
        fail(f"{what} ended the run with an exception.", case["outcome"]["raised"], "a tool result that says ERROR")
    result, place = in_run(run, only_result, case["seen"], 1)
    now = given(case["seen"], 1)
    expect(now[-1].get("role")).equals("user", f"{what} was answered, but not under the role `user`.", at=(run, *place))
    expect([message.get("role") for message in now]).that(
        len(now) == 3,
        f"{what} should add two messages to the history, the reply and its result, as any other call does; "
        f"{len(now) - 1} were added.",
        ["user", "assistant", "user"],
        at=(run, 1, min(2, len(now) - 1)),
    )
    expect(result.get("content")).starts_with(
        "ERROR", f"{what} did not reach the model as a tool result that starts with `ERROR`.", at=(run, *place)
    )
    expect(result.get("tool_use_id")).equals(
        case["id"], f"{what} was answered, but not under the id of its call.", at=(run, *place)
    )
    expect(case["outcome"].get("returned")).equals(
        case["answer"], f"{what} was answered, but the run did not go on to the model's answer."
    )


@check("tells the model of a tool that raised", landmark="tool_failure", twist=2)
def tells_of_failure(program):
    class Unavailable(Exception):
        """Some library's own exception."""

    kinds = (ValueError, KeyError, TypeError, ZeroDivisionError, OSError, Unavailable)
    errors = [[f"`{kind.__name__}`", kind(draw.word())] for kind in kinds]
    errors.append(["`RuntimeError` without a message", RuntimeError()])
    seen = []
    for _, error in errors:
        name, parameter = draw.words(2)
        reply = different_calls(1, name, parameter)[0]
        seen.append(failing_run(program, reply, {name: Spy(parameter, raises=error).fn}))
    name, parameter = draw.words(2)
    replies = different_calls(4, name, parameter)
    model = Equipped(*replies, text(draw.word()))
    spy = Spy(parameter, raises=ValueError(draw.word()))
    outcome_of(program.run, model, {name: spy.fn}, draw.sentence(), 9)
    runs = len(spy.calls)
    hopeless = Recorder(*different_calls(5, name, parameter))
    given_up = outcome_of(program.run, hopeless, {name: spy.fn}, draw.sentence(), 3)
    # What failed once may work the next time, and is then a result like any other.
    flaky, value, calls = Spy(parameter, raises=ValueError(draw.word())), draw.word(), []

    def works_later(**given):
        calls.append(given)
        return value if len(calls) > 1 else flaky.fn(**given)

    mended = Recorder(*different_calls(2, name, parameter), text(draw.word()))
    outcome_of(program.run, mended, {name: works_later}, draw.sentence())
    return {
        "errors": [what for what, _ in errors],
        "seen": seen,
        "in a row": [model.calls, runs, hopeless.calls],
        "history": [replies, model.seen],
        "tools": [name, model.names],
        "given up": given_up,
        "works later": [value, mended.seen],
    }


@tells_of_failure.expect
def _(case):
    for run, (error, seen) in enumerate(zip(case["errors"], case["seen"], strict=True)):
        judge_failing_run(seen, run, f"A tool that raised {error}")
    calls, runs, capped_calls = case["in a row"]
    expect(calls).equals(
        5, "A tool that raised four times in a row should not end the run: the model may yet find a way."
    )
    expect(runs).equals(4, "A tool that raised should run again when the model calls it again.")
    expect(capped_calls).equals(
        3, "With `max_steps` 3 and a tool that raises each time, three calls to the model are the cap."
    )
    first = len(case["errors"])
    replies, seen = case["history"]
    in_run(first, judge_growth, seen, 4)
    for number, reply in enumerate(replies, 1):
        in_run(first, check_kept, seen, number, 2 * number - 1, reply)
    name, names = case["tools"]
    expect(names).equals([[name]] * 5, "After a tool had raised, the model was not given the tools as before.")
    given_up = case["given up"]
    expect(given_up.get("returned", given_up.get("raised"))).starts_with(
        "Stopped",
        "With `max_steps` used up and a tool that raised each time, no string came back that starts with `Stopped`.",
    )
    value, seen = case["works later"]
    result, place = in_run(first + 2, only_result, seen, 2)
    expect(result.get("content")).equals(
        value,
        "A tool that raised once works the next time, and its result did not reach the model as it was.",
        at=(first + 2, *place),
    )


@check("tells the model of a tool that does not exist", landmark="unknown_tool", twist=2)
def tells_of_unknown(program):
    seen = []
    near = draw.words(2)
    asked = [([], draw.word()), (draw.words(1), draw.word()), (draw.words(3), draw.word())]
    # However near the name is to that of a tool.
    asked += [(near, near[0][:-1]), (near, near[1].upper()), (near, f"{near[0]}s")]
    for names, wrong in asked:
        spies = {name: Spy("**anything", returns=draw.word()) for name in names}
        reply = call(draw.id(), wrong, **{draw.word(): draw.number()})
        case = failing_run(program, reply, {name: spy.fn for name, spy in spies.items()})
        seen.append({**case, "ran": sum(len(spy.calls) for spy in spies.values())})
    return seen


@tells_of_unknown.expect
def _(seen):
    for run, case in enumerate(seen):
        expect(case["ran"]).equals(0, "The model asked for a tool that does not exist, and another one ran.")
        judge_failing_run(case, run, "A call of a tool that does not exist")


# Twist 3: the same call twice running ends the loop.


def repeated_run(program, calls, limit=9):
    """A run with these calls, then a text. The inputs hold a list, which can't be hashed."""
    answer = draw.word()
    replies = [call(draw.id(), name, **given) for name, given in calls]
    model = Recorder(*replies, text(answer))
    tools = {name: Spy("**given", returns=draw.word()).fn for name, _ in calls}
    outcome = outcome_of(program.run, model, tools, draw.sentence(), limit)
    return {"outcome": outcome, "answer": answer, "calls": model.calls}


@check("ends when the same call comes twice running", landmark="repeat_guard", twist=3)
def ends_on_repeat(program):
    name, other, parameter = draw.words(3)
    number, second = draw.numbers(2)
    again = (name, {parameter: number})
    nested = (name, {parameter: [number, {other: second}]})
    different = [(name, {parameter: second}), (other, {parameter: number})]
    turned = (
        {parameter: number, other: second},
        {other: second, parameter: number},
    )  # the same input, written otherwise
    return [
        [2, repeated_run(program, [again] * 6)],
        [2, repeated_run(program, [nested] * 6)],
        [2, repeated_run(program, [(name, {})] * 6)],
        [2, repeated_run(program, [(name, given) for given in turned] * 3)],
        [4, repeated_run(program, [*different, again, again, again, again])],
        [3, repeated_run(program, [different[0], again, again, again, again])],
    ]


@ends_on_repeat.expect
def _(seen):
    for wanted, case in seen:
        outcome = case["outcome"]
        if "raised" in outcome:
            fail("The same call came twice running, and the program raised.", outcome["raised"], "a string")
        expect(case["calls"]).equals(
            wanted,
            f"The {ordinal(wanted - 1)} reply asked for the same as the one before: the model should not be called "
            "any more.",
        )
        expect(outcome.get("returned")).is_text("A run that ends because of a repeated call should return a string.")


@check("goes on when the name or the input differs", landmark="same_call", twist=3)
def goes_on_when_different(program):
    name, other, parameter, second = draw.words(4)
    low, high = draw.numbers(2)
    return [
        repeated_run(program, [(name, {parameter: low}), (name, {parameter: high})]),
        repeated_run(program, [(name, {parameter: low}), (other, {parameter: low})]),
        repeated_run(program, [(name, {parameter: low}), (name, {second: low})]),
        repeated_run(program, [(name, {parameter: low, second: low}), (name, {parameter: low, second: high})]),
        repeated_run(program, [(name, {parameter: low, second: low}), (name, {parameter: high, second: low})]),
        repeated_run(program, [(name, {parameter: [low]}), (name, {parameter: [low, high]})]),
        repeated_run(program, [(name, {parameter: low}), (name, {parameter: str(low)})]),
        repeated_run(program, [(name, {parameter: second}), (name, {parameter: second.upper()})]),
        repeated_run(program, [(name, {parameter: [low, high]}), (name, {parameter: [high, low]})]),
        repeated_run(program, [(name, {parameter: f"{second} {other}"}), (name, {parameter: f"{second}{other}"})]),
    ]


def judge_went_on(case, say):
    outcome = case["outcome"]
    expect(outcome.get("returned", outcome.get("raised"))).equals(case["answer"], say)


@goes_on_when_different.expect
def _(seen):
    whats = ("another input", "another tool", "another argument's name", "the second of two arguments")
    whats += ("the first of two arguments", "a longer list in the input")
    whats += ("a number, and the same digits as a string", "small letters, and capitals")
    whats += ("a list, and the same in another order", "two words, and the same as one")
    for case, what in zip(seen, whats, strict=True):
        judge_went_on(case, f"Two calls in a row that differ ({what}) are no repeat; the run should have gone on.")


@check("goes on when another call stands between", landmark="repeat_guard", twist=3)
def goes_on_when_apart(program):
    name, other, parameter = draw.words(3)
    low, high = draw.numbers(2)
    first, second = (name, {parameter: low}), (other, {parameter: high})
    return [
        repeated_run(program, [first, second, first, second]),
        repeated_run(program, [first]),
        repeated_run(program, [first]),
    ]


@goes_on_when_apart.expect
def _(seen):
    judge_went_on(seen[0], "A call that comes again after another one is no repeat; the run should have gone on.")
    for case in seen[1:]:
        judge_went_on(case, "A call that an earlier run had made as well is no repeat; the run should have gone on.")
