"""How fake-model is judged."""

from trainer.checking.api import call, check, draw, expect, fail, ordinal, outcome_of, text


def some_messages():
    return [{"role": "user", "content": draw.sentence()}]


def some_calls(count):
    return [call(draw.id(), draw.word(), **{draw.word(): draw.number()}) for _ in range(count)]


def some_replies(count):
    """`count` replies, calls and texts in turn, none like another."""
    return [text(draw.word()) if position % 2 else reply for position, reply in enumerate(some_calls(count))]


def play(model, count):
    """What `count` calls of a model gave."""
    return [model(some_messages()) for _ in range(count)]


def judge_replies(got, wanted, whose):
    for position, (reply, expected) in enumerate(zip(got, wanted, strict=True)):
        expect(reply).equals(expected, f"{whose} did not give its {ordinal(position)} reply at that place.")


def judge_text_reply(reply, say):
    fine = isinstance(reply, dict) and reply.get("type") == "text" and isinstance(reply.get("text"), str)
    expect(reply).that(fine, say, {"type": "text", "text": "..."})


@check("gives the scripted replies in order", landmark="next_reply")
def in_order(program):
    seen = []
    for replies in (some_replies(1), some_replies(2), some_replies(draw.number(8, 20))):
        seen.append([replies, play(program.FakeModel(*replies), len(replies))])
    again = some_replies(1) * 2 + some_replies(1)
    # A call without arguments and an empty text are replies like any other.
    bare = [call(draw.id(), draw.word()), text(""), *some_replies(2)]
    for script in (again, bare):
        seen.append([script, play(program.FakeModel(*script), len(script))])
    return seen


@in_order.expect
def _(seen):
    for wanted, got in seen:
        scripted = "one scripted reply" if len(wanted) == 1 else f"{len(wanted)} scripted replies"
        judge_replies(got, wanted, f"A model with {scripted}")


@check("takes the tools or goes without, by position or by name", landmark="next_reply")
def takes_tools(program):
    replies = some_replies(3)
    tools = {draw.word(): len}
    model = program.FakeModel(*replies)
    ways = [
        outcome_of(model, some_messages()),
        outcome_of(model, some_messages(), tools),
        outcome_of(model, some_messages(), tools=tools),
    ]
    return {"replies": replies, "ways": ways}


@takes_tools.expect
def _(case):
    ways = ("`model(messages)`", "`model(messages, tools)`", "`model(messages, tools=tools)`")
    for way, outcome, reply in zip(ways, case["ways"], case["replies"], strict=True):
        if "raised" in outcome:
            fail(f"The model could not be called as {way}.", outcome["raised"], reply)
        expect(outcome.get("returned")).equals(reply, f"Called as {way}, the model did not give its next reply.")


@check("counts its calls", landmark="count_calls")
def counts(program):
    replies = some_replies(draw.number(3, 5))
    model = program.FakeModel(*replies)
    seen = [model.calls]
    for _ in replies:
        model(some_messages())
        seen.append(model.calls)
    return seen


@counts.expect
def _(seen):
    expect(seen[0]).equals(0, "Before the first call `.calls` should be 0.")
    for made, count in enumerate(seen):
        expect(count).equals(made, f"After {made} calls `.calls` should be {made}.")


@check("gives texts for ever when the script is over", landmark="exhausted")
def for_ever(program):
    seen = []
    for count in (0, 1, draw.number(2, 4)):
        model = program.FakeModel(*some_calls(count))
        play(model, count)
        seen.append([count, [outcome_of(model, some_messages(), {}) for _ in range(4 if count else 20)]])
    return seen


@for_ever.expect
def _(seen):
    for count, outcomes in seen:
        for number, outcome in enumerate(outcomes):
            script = "one reply" if count == 1 else f"{count} replies"
            where = f"With a script of {script}, the {ordinal(number)} call after its end"
            if "raised" in outcome:
                fail(f"{where} raised.", outcome["raised"], "a reply of type text")
            judge_text_reply(outcome.get("returned"), f"{where} did not give a reply of type `text`.")


@check("counts the calls after the end of the script too", landmark="count_calls")
def counts_on(program):
    count, more = draw.number(1, 3), draw.number(2, 4)
    model, empty = program.FakeModel(*some_replies(count)), program.FakeModel()
    play(model, count + more)
    play(empty, more)
    return [[count + more, model.calls], [more, empty.calls]]


@counts_on.expect
def _(seen):
    for wanted, got in seen:
        if isinstance(got, int) and got > wanted:
            say = "More calls were counted than were made: each counts once, and another model's not at all."
        else:
            say = "Calls after the end of the script should count as well."
        expect(got).equals(wanted, say)


@check("shares nothing between two models", landmark="own_script")
def shares_nothing(program):
    scripts = [some_replies(2), some_replies(3)]
    first = program.FakeModel(*scripts[0])
    got = [[first(some_messages())], []]
    second = program.FakeModel(*scripts[1])
    untouched = second.calls
    for number in (1, 0, 1, 1):
        got[number].append((first, second)[number](some_messages()))
    # Two models may have the same script, and are two all the same.
    script = some_replies(2)
    twins = [program.FakeModel(*script), program.FakeModel(*script)]
    return {
        "scripts": scripts,
        "got": got,
        "untouched": untouched,
        "calls": [first.calls, second.calls],
        "twins": [script, [play(twin, 2) for twin in twins], [twin.calls for twin in twins]],
    }


@shares_nothing.expect
def _(case):
    expect(case["untouched"]).equals(0, "A new model should start its count at 0, whatever another one did.")
    for whose, wanted, got in zip(("The first", "The second"), case["scripts"], case["got"], strict=True):
        judge_replies(got, wanted, f"{whose} of two models that are called in turn")
    expect(case["calls"]).equals([2, 3], "Two models that are called in turn should each count their own calls.")
    script, played, calls = case["twins"]
    for got in played:
        judge_replies(got, script, "One of two models with the same script")
    expect(calls).equals([2, 2], "Two models with the same script should each count their own calls.")


@check("builds a text reply", landmark="text_shape")
def builds_text(program):
    contents = [draw.word(), draw.sentence(), "", f" {draw.word()}\n"]
    return [[content, program.text(content)] for content in contents]


@builds_text.expect
def _(seen):
    for content, got in seen:
        expect(got).holds({"type": "text", "text": content}, "What `text` built is no text reply.")


@check("builds a tool call", landmark="call_shape")
def builds_call(program):
    id, name, first, second = draw.id(), *draw.words(3)
    low, high = draw.numbers(2)
    given = {first: low, second: [high]}
    nothing = dict(zip(draw.words(5), (None, 0, "", [], False), strict=True))
    return [
        [{"id": id, "name": name, "input": given}, program.call(id, name, **given)],
        [{"id": name, "name": id, "input": {}}, program.call(name, id)],
        [{"id": id, "name": name, "input": {"type": first, "text": low}}, program.call(id, name, type=first, text=low)],
        [{"id": id, "name": name, "input": {"input": given}}, program.call(id, name, input=given)],
        [{"id": id, "name": name, "input": nothing}, program.call(id, name, **nothing)],
    ]


@builds_call.expect
def _(seen):
    for wanted, got in seen:
        expect(got).holds(
            {"type": "tool_call", **wanted}, "What `call` built is no tool call with that id, name and input."
        )
