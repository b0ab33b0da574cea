"""How compact is judged."""

import re

from trainer.checking.api import Recorder, check, copy, draw, expect, fail, text

DEFAULT_RECENT = 2
ROLES = ("system", "user", "assistant")
TO_KEEP = {
    "decisions": r"\bdecisions?\b",
    "identifiers": r"\bidentifiers?\b|\bids?\b",
    # "questions that are still open" asks for the same.
    "open questions": r"\bopen\b[^.;:]{0,24}\bquestions?\b|\bquestions?\b[^.;:]{0,24}\bopen\b",
}


def long_text():
    """About a thousand characters, cheaply drawn."""
    return " ".join([draw.sentence(4)] * 30 + [draw.word()])


def talk(turns, first=None):
    """A system prompt and `turns` turns, the first of which may be given."""
    roles = ["user", "assistant"] * turns
    system = {"role": "system", "content": draw.sentence(3)}
    contents = [first or draw.sentence(2), *(draw.sentence(2) for _ in range(turns - 1))]
    return [system] + [{"role": role, "content": said} for role, said in zip(roles[:turns], contents, strict=False)]


def squeeze(program, turns, *keep_last, long=False, first=None, own_key=None, messages=None, **by_name):
    """One call of `compact` with things drawn anew, but for messages that are given, and all that is needed to judge
    it. Where the first turn and the summary are long, nothing of them may be cut off; the summary has two lines then.
    """
    if long:
        messages, note = talk(turns, long_text()), f"{long_text()}\n{draw.sentence(3)}"
    else:
        messages, note = messages or talk(turns, first), draw.sentence(3)
    if own_key is not None:
        messages = [{**message, own_key: True} for message in messages]
    model, given = Recorder(text(note)), copy(messages)
    got = program.compact(model, given, *keep_last, **by_name)
    recent = [*keep_last, *by_name.values(), DEFAULT_RECENT][0]
    messages = [{"role": message["role"], "content": message["content"]} for message in messages]
    return {
        "messages": messages,
        "own_key": own_key,
        "note": note,
        "recent": recent,
        "got": got,
        "seen": model.seen,
    }


def text_in(value):
    """All text in a content, be it a string or a list of blocks."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "\n".join(text_in(part) for part in value.values())
    return "\n".join(text_in(part) for part in value) if isinstance(value, (list, tuple)) else ""


def even(words):
    """The same words with white space evened out."""
    return " ".join(words.split())


def brief(words):
    """What of a text fits in a sentence about it."""
    return words if len(words) < 90 else f"{words[:40]} … {words[-25:]}"


def prompt_of(case):
    """All text in the messages of the first call of the model."""
    if not case["seen"]:
        fail("The model was not called, although there are turns to summarise.", 0, 1)
    messages = case["seen"][0]["messages"]
    # However the lines of the turns are broken anew, every word of them is there.
    return even("\n".join(text_in(m.get("content")) for m in as_list(messages) if isinstance(m, dict)))


def as_list(value):
    return value if isinstance(value, (list, tuple)) else []


def expect_messages(given, model):
    """A list of messages as a model takes them."""
    for position, message in enumerate(as_list(given)):
        expect(message).that(
            isinstance(message, dict) and message.get("role") in ROLES and "content" in message,
            "The model was given a message without `content`, or whose `role` is not one that it knows.",
            {"role": "user", "content": "..."},
            at=(model, 0, position),
        )


def result_of(case):
    """What came back, role and content alone."""
    got = case["got"]
    if not isinstance(got, (list, tuple)):
        fail("`compact` did not return a list of messages.", got, "a list of messages")
    for message in got:
        if not isinstance(message, dict) or "role" not in message or "content" not in message:
            fail("Among what `compact` returned is something that is no message.", message, "a message")
    return [{"role": message["role"], "content": message["content"]} for message in got]


def older(case):
    return case["messages"][1 : len(case["messages"]) - case["recent"]]


def newest(case):
    return case["messages"][len(case["messages"]) - case["recent"] :]


@check("keeps the system prompt first", landmark="verbatim_end")
def system_first(program):
    return [squeeze(program, 6), squeeze(program, 3, 2), squeeze(program, 2, 1)]


@system_first.expect
def _(seen):
    for case in seen:
        expect(result_of(case)[:1]).equals(
            case["messages"][:1], "The system prompt is not the first message of what came back."
        )


@check("puts one user message with the summary in the place of the older turns", landmark="one_message")
def one_summary(program):
    return [
        squeeze(program, draw.number(6, 9), long=True),
        squeeze(program, 5, 3, long=True),
        squeeze(program, 2, 1, long=True),
    ]


@one_summary.expect
def _(seen):
    for case in seen:
        result = result_of(case)
        prompt_of(case)
        expect(len(result)).equals(
            2 + case["recent"],
            f"What came back should be {2 + case['recent']} messages: the system prompt, the summary and the last "
            f"{case['recent']}.",
        )
        expect(result[1]).that(
            not isinstance(result[1]["content"], dict),
            "The content of the second message is the model's whole reply, where the text in it should stand.",
            {"role": "user", "content": case["note"]},
        )
        expect(result[1]).that(
            even(case["note"]) in even(text_in(result[1]["content"])),
            "The second message does not hold the summary that the model wrote."
            if len(case["seen"]) == 1
            else f"The model was called {len(case['seen'])} times, where one call gives the summary.",
            {"role": "user", "content": case["note"]},
        )
        expect(result[1]["role"]).equals("user", "The summary does not stand under the role `user`.")


@check("keeps the last turns word for word", landmark="verbatim_end")
def recent_untouched(program):
    return [
        squeeze(program, draw.number(5, 8)),
        squeeze(program, 7, 1),
        squeeze(program, 7, draw.number(3, 5)),
        # Code that was pasted begins and ends with white space.
        squeeze(program, 5, messages=[{**m, "content": f"    {m['content']}\n"} for m in talk(5)]),
        squeeze(program, 5, own_key=draw.word()),
    ]


@recent_untouched.expect
def _(seen):
    for case in seen:
        expect(result_of(case)[-case["recent"] :]).equals(
            newest(case), f"The last {case['recent']} messages did not come back as they were, at the end."
        )
    last, key = seen[-1]["got"][-1], seen[-1]["own_key"]
    expect(last).holds({key: True}, f"The last message came with `{key}` beside role and content, and lost it.")


@check("calls the model once", landmark="one_call")
def calls_once(program):
    return [squeeze(program, draw.number(6, 9)), squeeze(program, 3), squeeze(program, 12, 1)]


@calls_once.expect
def _(seen):
    for number, case in enumerate(seen):
        count = len(older(case))
        expect(len(case["seen"])).equals(
            1,
            f"For {count} older turns the model should be called exactly once.",
            at=(number, 1, 0) if case["seen"] else None,
        )
        expect_messages(case["seen"][0]["messages"], number)


@check("shows the model every older turn", landmark="only_older")
def shows_older(program):
    return [
        squeeze(program, draw.number(6, 9), long=True),
        squeeze(program, 5, 1, long=True),
        squeeze(program, 3, long=True),
        # What a first round of this left behind is an older turn in the second.
        squeeze(program, 5, first=f"Summary of the conversation so far: {draw.sentence()}"),
        squeeze(program, draw.number(26, 30), first=f"{draw.sentence()} {{{draw.word()}}} {draw.number()}% {{}}"),
        # However much there is of them, all of it goes in.
        squeeze(program, 18, messages=[{**turn, "content": long_text()} for turn in talk(18)]),
    ]


@shows_older.expect
def _(seen):
    for number, case in enumerate(seen):
        prompt = prompt_of(case)
        for turn in older(case):
            said = turn["content"]
            whole = "" if said == brief(said) else ", or not as a whole"
            expect(prompt).mentions(
                even(said),
                say=f"The older turn `{brief(said)}` is not in the prompt for the summary{whole}, so it is lost.",
                at=(number, 0, 0),
            )


@check("shows the model none of the recent turns", landmark="only_older")
def hides_recent(program):
    again = talk(8)
    return [
        squeeze(program, draw.number(6, 9)),
        squeeze(program, 6, 1),
        squeeze(program, 7, 4),
        # What was an older turn in one call is a recent one in the next.
        squeeze(program, 8, 2, messages=again),
        squeeze(program, 8, 5, messages=again),
    ]


@hides_recent.expect
def _(seen):
    for number, case in enumerate(seen):
        prompt = prompt_of(case)
        for turn in newest(case):
            expect(prompt).omits(
                even(turn["content"]),
                say=f"The recent turn `{turn['content']}` is in the prompt for the summary, though it stays as it is.",
                at=(number, 0, 0),
            )


@check("asks to keep decisions, identifiers and open questions", landmark="keep_what_matters")
def asks_to_keep(program):
    return squeeze(program, 6)


@asks_to_keep.expect
def _(case):
    prompt = prompt_of(case)
    for what, pattern in TO_KEEP.items():
        expect(prompt).that(
            re.search(pattern, prompt, re.IGNORECASE) is not None,
            f"The prompt for the summary does not ask to keep {what}.",
            {"mentions": what},
            at=(0, 0, 0),
        )


@check("tells equal turns apart", landmark="verbatim_end")
def tells_apart(program):
    messages = talk(7)
    # The first of the recent turns was said before, and the last one says nothing.
    messages[2]["content"] = messages[4]["content"]
    messages[-1]["content"] = ""
    return squeeze(program, 7, 4, messages=messages)


@tells_apart.expect
def _(case):
    expect(result_of(case)[2:]).equals(
        newest(case),
        "A turn reads like an earlier one, and another is empty: the last 4 should come back all the same, no more.",
    )


@check("does nothing where there is nothing older", landmark="nothing_older")
def nothing_older(program):
    count = draw.number(3, 5)
    return [
        squeeze(program, 2),
        squeeze(program, 1),
        squeeze(program, 0),
        squeeze(program, 1, 1),
        squeeze(program, count, count),
        squeeze(program, 3, count + 2, long=True),
    ]


@nothing_older.expect
def _(seen):
    for number, case in enumerate(seen):
        turns = len(case["messages"]) - 1
        expect(len(case["seen"])).equals(
            0,
            f"With {turns} turns and `keep_last` {case['recent']} there is nothing to summarise; the model was called.",
            at=(number, 0, 0),
        )
        expect(result_of(case)).equals(
            case["messages"],
            f"With {turns} turns and `keep_last` {case['recent']} the messages should come back as they are.",
        )


@check("summarises as soon as one turn is older", landmark="nothing_older")
def one_older(program):
    return [squeeze(program, 3), squeeze(program, 2, 1), squeeze(program, 5, 4)]


@one_older.expect
def _(seen):
    for number, case in enumerate(seen):
        say = f"One turn more than `keep_last` ({case['recent']}) was there: it should be summarised."
        expect(len(case["seen"])).equals(1, say)
        expect(prompt_of(case)).mentions(even(older(case)[0]["content"]), say=say, at=(number, 0, 0))


@check("keeps two turns unless told otherwise, by position or by name", landmark="verbatim_end")
def by_name(program):
    count = draw.number(3, 4)
    return [squeeze(program, 7), squeeze(program, 7, count), squeeze(program, 7, keep_last=count)]


@by_name.expect
def _(seen):
    ways = ("without `keep_last`", "with `keep_last` as the third argument", "with `keep_last` by name")
    for case, way in zip(seen, ways, strict=True):
        expect(result_of(case)[2:]).equals(
            newest(case),
            f"Called {way}, not exactly the last {case['recent']} turns came back after the summary.",
        )


@check("leaves the given messages as they were", landmark="verbatim_end")
def leaves_input(program):
    seen = []
    for turns in (6, 2):
        messages = talk(turns)
        given = copy(messages)
        program.compact(Recorder(text(draw.sentence())), given)
        seen.append([messages, given])
    return seen


@leaves_input.expect
def _(seen):
    for before, after in seen:
        expect(after).equals(before, "The list that `compact` was given is not what it was before the call.")
