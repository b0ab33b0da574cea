"""How trim-budget is judged."""

from trainer.checking.api import check, copy, draw, expect, fail

DEFAULT_PINNED = 2


def content(length):
    """A text of exactly `length` characters, unlike any other where it has six or more."""
    return (draw.word() * (length // 6 + 1))[:length]


def chat(*lengths):
    """A system prompt and turns with contents of these lengths."""
    roles = ["system"] + ["user", "assistant"] * len(lengths)
    return [{"role": role, "content": content(n)} for role, n in zip(roles, lengths, strict=False)]


def tokens(message):
    return max(1, len(str(message["content"])) // 4)


def total(messages):
    return sum(map(tokens, messages))


def tried(program, messages, budget, *keep_last):
    """What `trim` gives for a copy of `messages`, with all that is needed to judge it."""
    given = copy(messages)
    got = program.trim(given, budget, *keep_last)
    return {"messages": messages, "budget": budget, "keep_last": [*keep_last, DEFAULT_PINNED][0], "got": got}


def is_result(message):
    blocks = message["content"]
    return isinstance(blocks, (list, tuple)) and any(block["type"] == "tool_result" for block in blocks)


def right(case):
    """The messages that are to be kept."""
    messages, last = case["messages"], len(case["messages"])

    def begin(start):
        while 1 < start < last and is_result(messages[start]):
            start -= 1
        return start

    start = begin(max(1, last - case["keep_last"]))
    used = total(messages[:1] + messages[start:])
    while start > 1:
        used += total(messages[begin(start - 1) : start])
        if used > case["budget"]:
            break
        start = begin(start - 1)
    return messages[:1] + messages[start:]


def pair(got):
    if not isinstance(got, (list, tuple)) or len(got) != 2:
        fail(
            "`trim` did not return two things, the kept messages and the tokens they use.",
            got,
            "a tuple of the kept messages and a number",
        )
    return got


def kept(case):
    """The messages that were kept, role and content alone."""
    messages = pair(case["got"])[0]
    if not isinstance(messages, (list, tuple)):
        fail("What `trim` returned first is not a list of messages.", messages, right(case))
    for message in messages:
        if not isinstance(message, dict) or "role" not in message or "content" not in message:
            fail("Among the kept messages is something that is no message.", message, right(case))
    return [{"role": message["role"], "content": message["content"]} for message in messages]


def expect_kept(case, say):
    expect(kept(case)).equals(right(case), say)


def expect_used(case, say):
    expect(pair(case["got"])[1]).equals(total(kept(case)), say)


@check("counts one token for four characters", landmark="four_characters")
def counts_tokens(program):
    texts = [content(n) for n in (4, 7, 8, 11, draw.number(40, 60), draw.number(100, 130))] + ["ü" * 8]
    texts += [f"  \n {content(8)}\t   ", " " * 12, "\n" * 9]
    # Texts may begin alike and differ in length.
    texts += [f"{texts[5]}{content(n)}" for n in (0, 9, 30)]
    return [[s, program.approx_tokens(s)] for s in texts]


@counts_tokens.expect
def _(seen):
    for s, got in seen:
        expect(got).equals(len(s) // 4, f"A text of {len(s)} characters was not counted as {len(s) // 4} tokens.")


@check("counts a short text as one token", landmark="four_characters")
def counts_short(program):
    return [[s, program.approx_tokens(s)] for s in ("", content(1), content(3))]


@counts_short.expect
def _(seen):
    for s, got in seen:
        expect(got).equals(1, f"A text of {len(s)} characters was not counted as one token, the least there is.")


@check("keeps the system prompt", landmark="keep_system")
def keeps_system(program):
    messages = chat(draw.number(20, 40), *[40] * 6)
    return [tried(program, messages, budget) for budget in (total(messages) // 2, 1)]


@keeps_system.expect
def _(seen):
    for case in seen:
        first = kept(case)[:1]
        expect(first).equals(
            case["messages"][:1],
            f"The system prompt is not the first of the kept messages (budget {case['budget']}).",
        )


@check("keeps everything that fits", landmark="newest_back")
def keeps_all(program):
    messages = chat(*[draw.number(9, 60) for _ in range(7)])
    spaced = [{**message, "content": f"  {message['content']}\n"} for message in messages]
    return [tried(program, messages, total(messages)), tried(program, messages, 10_000), tried(program, spaced, 10_000)]


@keeps_all.expect
def _(seen):
    *plain, spaced = seen
    for case in plain:
        expect_kept(case, "Messages were dropped, or moved, although all of them fit in the budget.")
    expect_kept(spaced, "The contents have white space at their ends, and should be kept with it.")


@check("keeps the newest messages even over the budget", landmark="pin_newest")
def keeps_newest(program):
    messages = chat(24, *[draw.number(20, 60) for _ in range(6)])
    count = draw.number(3, 4)
    return [
        tried(program, messages, 1),
        tried(program, messages, 0, count),
        tried(program, messages, total(messages[:1] + messages[-2:]) - 1, 2),
        tried(program, messages, 1, 1),
    ]


@keeps_newest.expect
def _(seen):
    for case in seen:
        expect_kept(
            case,
            f"The budget is too small for the pinned messages, so the system prompt and the newest "
            f"{case['keep_last']} should be kept, and nothing else.",
        )


@check("pins two messages unless told otherwise, by position or by name", landmark="pin_newest")
def pins_by_name(program):
    messages = chat(24, *[draw.number(20, 60) for _ in range(5)])
    named = tried(program, messages, 1, 3)
    named["got"] = program.trim(copy(messages), 1, keep_last=3)
    return [tried(program, messages, 1), named, tried(program, messages, 1, 3)]


@pins_by_name.expect
def _(seen):
    says = ("without `keep_last`", "with `keep_last=3`", "with 3 as the third argument")
    for case, way in zip(seen, says, strict=True):
        expect_kept(case, f"Called {way}, `trim` did not pin the newest {case['keep_last']} messages.")


@check("pins none when keep_last is 0", landmark="pin_newest")
def pins_none(program):
    messages = chat(24, *[draw.number(20, 60) for _ in range(5)])
    return [
        tried(program, messages, 1, 0),
        tried(program, messages, total(messages[:1]), 0),
        tried(program, messages, total(messages[:1] + messages[-2:]), 0),
    ]


@pins_none.expect
def _(seen):
    for case in seen[:2]:
        expect_kept(case, "With `keep_last` 0 and no room beside the system prompt, more or less than that was kept.")
    expect_kept(seen[2], "With `keep_last` 0 and room for two messages, not just the newest two were kept.")


@check("pins what there is when the conversation is short", landmark="pin_newest")
def pins_short(program):
    messages = chat(24, 30, 40)
    return [
        tried(program, messages[:1], 1),
        tried(program, messages[:2], 1),
        tried(program, messages, 1),
        tried(program, messages, 1, 3),
        tried(program, messages, 1, draw.number(5, 9)),
        tried(program, chat(24, *[20] * 5), 1, draw.number(6, 9)),
        tried(program, messages[:1], 1, 0),
    ]


@pins_short.expect
def _(seen):
    for case in seen:
        turns = len(case["messages"]) - 1
        expect_kept(
            case,
            f"With {turns} messages after the system prompt and `keep_last` {case['keep_last']}, "
            "each message should come back once.",
        )
        expect_used(case, f"With {turns} messages after the system prompt, each should be counted once as used.")


@check("fills in older messages from the newest back", landmark="newest_back")
def fills_back(program):
    messages = chat(24, *[draw.number(20, 60) for _ in range(8)])
    return [tried(program, messages, total(messages[:1] + messages[-count:])) for count in (3, 4, 6)]


@fills_back.expect
def _(seen):
    for case in seen:
        older = len(right(case)) - 1 - case["keep_last"]
        expect_kept(
            case,
            f"The budget had room for {older} of the older messages: the newest {older} of them should stand "
            "between the system prompt and the pinned ones, in their old order.",
        )


@check("fills the budget to the last token", landmark="budget")
def fills_exactly(program):
    messages = chat(*[draw.number(20, 60) for _ in range(6)])
    exact = total(messages[:1] + messages[-3:])
    return [tried(program, messages, exact), tried(program, messages, exact - 1)]


@fills_exactly.expect
def _(seen):
    exact, short = seen
    expect_kept(exact, "A message that fits in the budget exactly was not kept, or more than that was.")
    expect_kept(short, "A message was kept that takes one token more than the budget has left.")


@check("stops at the first message that does not fit", landmark="stop")
def stops(program):
    messages = chat(24, 12, 16, draw.number(400, 440), 20, 20, 24)
    return [tried(program, messages, total(messages) - 60), tried(program, messages, 60, 0)]


@stops.expect
def _(seen):
    for case in seen:
        expect_kept(
            case,
            "An older message was too big for the budget; filling should stop there and not go on with "
            "still older ones, and not before.",
        )


@check("tells equal messages apart", landmark="pin_newest")
def tells_apart(program):
    messages = chat(24, 20, 20, 20, 20, 20, 20)
    again = copy(messages[-1])
    messages[1:1] = [again]
    messages[4] = copy(messages[-2])
    return [
        tried(program, messages, total(messages)),
        tried(program, messages, total(messages[:1] + messages[-4:])),
    ]


@tells_apart.expect
def _(seen):
    for case in seen:
        expect_kept(
            case,
            "Two messages of the conversation read the same, and they were mistaken for each other: "
            "each has its own place.",
        )


@check("counts the pinned messages as used", landmark="count_pinned")
def counts_pinned(program):
    messages = chat(*[draw.number(20, 60) for _ in range(6)])
    return [
        tried(program, messages, 1),
        tried(program, messages, 1, 4),
        tried(program, messages, 1, 0),
        tried(program, messages[:1], 1),
    ]


@counts_pinned.expect
def _(seen):
    for case in seen:
        expect_used(
            case,
            f"With only the system prompt and the newest {case['keep_last']} kept, the tokens used are not "
            "the sum of theirs.",
        )


@check("counts the filled-in messages as used", landmark="count_filled")
def counts_filled(program):
    messages = chat(*[draw.number(20, 60) // 4 * 4 + 3 for _ in range(7)])
    return [
        tried(program, messages, total(messages)),
        tried(program, messages, total(messages[:1] + messages[-4:]) + 1),
    ]


@check("counts a short message as one token in the budget too", landmark="budget")
def short_messages(program):
    messages = chat(24, 3, 1, 2, 0, 3, 1, 2)
    exact = total(messages[:1] + messages[-4:])
    return [tried(program, messages, exact), tried(program, messages, exact, 0), tried(program, messages, 1, 3)]


@short_messages.expect
def _(seen):
    for case in seen:
        expect_kept(
            case, "Of messages with fewer than four characters, which take a token each, not the right ones were kept."
        )
        expect_used(case, "A kept message with fewer than four characters was not counted as one token.")


@counts_filled.expect
def _(seen):
    for case in seen:
        expect_used(case, "The tokens used are not the sum over the kept messages, one by one.")


@check("leaves the given messages as they were", landmark="keep_system")
def leaves_input(program):
    messages = chat(24, *[draw.number(20, 60) for _ in range(6)])
    seen = []
    for budget, keep_last in ((1, 2), (10_000, 2), (total(messages[:1] + messages[-3:]), 0)):
        given = copy(messages)
        program.trim(given, budget, keep_last)
        seen.append(given)
    return {"before": messages, "after": seen}


@leaves_input.expect
def _(seen):
    for after in seen["after"]:
        expect(after).equals(seen["before"], "The list that `trim` was given is not what it was before.")


def ask_and_result(*sizes, talk=False):
    """A message with a tool call and the message that answers it; `sizes` are the lengths of the results."""
    ids = [draw.id() for _ in sizes]
    blocks = [{"type": "tool_call", "id": id, "name": draw.word(), "input": {draw.word(): draw.number()}} for id in ids]
    results = [
        {"type": "tool_result", "tool_use_id": id, "content": content(n)} for id, n in zip(ids, sizes, strict=True)
    ]
    if talk:
        blocks.insert(0, {"type": "text", "text": draw.sentence(3)})
    return [{"role": "assistant", "content": blocks}, {"role": "user", "content": results}]


def said(role, count=3):
    return {"role": role, "content": [{"type": "text", "text": draw.sentence(count)}]}


@check("counts a list of blocks by its text", landmark="cost_of_blocks", twist=1)
def counts_blocks(program):
    messages = chat(24, 30) + [said("assistant"), said("user"), *ask_and_result(20), *chat(24, 30, 30)[1:]]
    # Signs that another way of writing blocks down spells with more characters.
    signs = {"role": "user", "content": [{"type": "text", "text": f"{draw.word()}{'é' * 40}{chr(34) * 40}"}]}
    return [
        tried(program, messages, 10_000),
        tried(program, messages, 1, 5),
        tried(program, [*messages, signs], 10_000),
    ]


@counts_blocks.expect
def _(seen):
    for case in seen:
        expect_used(case, "A content that is a list of blocks was not counted by the length of `str(content)`.")


@check("keeps or drops a tool result with its call", landmark="whole_pairs", twist=1)
def whole_pairs(program):
    older, newer = ask_and_result(16), ask_and_result(draw.number(10, 20), 12, talk=True)
    messages = chat(24, 30, 30) + older + newer + chat(24, 30, 30)[1:]
    end = total(messages[:1] + messages[-2:])
    both = total(newer)
    seen = [tried(program, messages, end + budget) for budget in (tokens(newer[1]), both - 1, both)]
    seen.append(tried(program, messages, end + both + tokens(older[1])))
    seen.append(tried(program, messages, end + both + total(older)))
    # A pair right behind the system prompt is one as well.
    front = [*messages[:1], *newer, *chat(24, 30, 30)[1:]]
    seen.append(tried(program, front, end + tokens(newer[1])))
    return seen


@whole_pairs.expect
def _(seen):
    for case in (*seen[:2], seen[5]):
        expect_kept(
            case,
            "There was room for a tool result but not for its call as well: both should be dropped, and no more.",
        )
    expect_kept(seen[2], "There was exactly room for a tool call and its result: both should be kept, and no more.")
    expect_kept(
        seen[3],
        "The older of two tool results fits without its call: that pair should be dropped, the newer one kept.",
    )
    expect_kept(seen[4], "There was exactly room for two tool calls and their results: all four should be kept.")
    for case in seen:
        expect_used(case, "The tokens used are not those of the messages kept, tool calls and results included.")


@check("stops at a pair that does not fit", landmark="stop", twist=1)
def stops_at_pair(program):
    messages = chat(24, 8, 8) + ask_and_result(draw.number(400, 440)) + chat(24, 20, 20, 20)[1:]
    return tried(program, messages, total(messages) - 60)


@stops_at_pair.expect
def _(case):
    expect_kept(
        case,
        "A tool call and its result were too big for the budget; nothing older than them should be kept.",
    )


@check("keeps the call of a pinned result", landmark="pinned_pair", twist=1)
def pinned_call(program):
    talk = chat(24, 30, 30, 30)
    open_end = [*talk, *ask_and_result(20, talk=True)]
    closed = [*open_end, {"role": "assistant", "content": content(30)}]
    several = [*talk, *ask_and_result(12, 16), {"role": "assistant", "content": content(30)}]
    with_text = [*talk, *ask_and_result(16)]
    with_text[-1]["content"].append({"type": "text", "text": draw.sentence(3)})
    text_first = [*talk, *ask_and_result(16)]
    text_first[-1]["content"].insert(0, {"type": "text", "text": draw.sentence(3)})
    at_once = [*talk[:1], *ask_and_result(20), {"role": "assistant", "content": content(30)}]
    two_cycles = [*talk, *ask_and_result(12), *ask_and_result(16)]
    return [
        tried(program, open_end, 1, 1),
        tried(program, closed, 1),
        tried(program, several, 1, 2),
        tried(program, with_text, 1, 1),
        tried(program, text_first, 1, 1),
        tried(program, at_once, 1),
        tried(program, two_cycles, 1, 1),
        tried(program, closed, total(talk[:1] + closed[-3:]) + tokens(talk[-1])),
    ]


@pinned_call.expect
def _(seen):
    *closely, roomy = seen
    for case in closely:
        expect_kept(
            case,
            "The pinned messages begin with a tool result: the call before it should be kept too, and no more.",
        )
    expect_kept(
        roomy,
        "Beside the pinned messages and the call before them there was room for exactly one older message.",
    )
    for case in seen:
        expect_used(case, "The call that was kept for a pinned tool result is not counted right in the tokens used.")


@check("keeps no more than it must where no result is cut off", landmark="only_results", twist=1)
def nothing_extra(program):
    talk = [*chat(24, 30), said("assistant"), said("user")]
    asked = [*talk, *ask_and_result(20)]
    blocks = [*talk, said("assistant"), said("user"), said("assistant")]
    return [
        tried(program, asked, 1),
        tried(program, asked, 1, 0),
        tried(program, blocks, 1),
        tried(program, blocks, 1, 1),
        tried(program, blocks, total(blocks[:1] + blocks[-3:])),
        tried(program, blocks, total(blocks[:1] + blocks[-3:]), 1),
    ]


@nothing_extra.expect
def _(seen):
    expect_kept(seen[0], "The pinned messages are a whole tool call with its result; nothing else should be kept.")
    expect_kept(seen[1], "With `keep_last` 0 and no room, a tool call and its result should be dropped like the rest.")
    for case in seen[2:]:
        expect_kept(case, "Messages with text blocks and no tool result stand alone, and were not kept or dropped so.")


@check("leaves messages with blocks as they were", landmark="keep_system", twist=1)
def leaves_blocks(program):
    messages = [*chat(24, 30, 30), *ask_and_result(20), *chat(24, 30)[1:]]
    seen = []
    for budget in (1, 10_000):
        given = copy(messages)
        program.trim(given, budget)
        seen.append(given)
    return {"before": messages, "after": seen}


@leaves_blocks.expect
def _(seen):
    for after in seen["after"]:
        expect(after).equals(seen["before"], "The list that `trim` was given is not what it was before.")
