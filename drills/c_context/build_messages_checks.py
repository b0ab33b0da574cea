"""How build-messages is judged."""

from trainer.checking.api import check, copy, draw, expect, fail

OPEN, CLOSE = "<context>", "</context>"


def past(count):
    """`count` turns of a conversation."""
    roles = ["user", "assistant"] * count
    return [{"role": role, "content": draw.sentence(2)} for role in roles[:count]]


def document():
    """A long text in capitals and small letters, with signs in it that mean something to a template."""
    return " ".join([draw.sentence(4).title()] * 20 + [f"{{{draw.word()}}} {draw.number()}% {{}}", draw.word().upper()])


def build(program, turns=3, documents=None, **same):
    """A request built from things drawn anew, but for those given, with all that is needed to judge it."""
    case = {"system": draw.sentence(5), "history": past(turns), "user_turn": draw.sentence(4)} | same
    case["retrieved"] = documents if documents is None else [document() for _ in range(documents)]
    given = [case["system"], copy(case["history"]), case["user_turn"], copy(case["retrieved"])]
    case["got"] = program.build_messages(*given)
    return case


def uneven():
    """A conversation in which turns are equal, one is empty, one holds older documents, and a role speaks twice."""
    first, answer = past(2)
    older = user(f"{OPEN}\n{draw.sentence()}\n{CLOSE}")
    return [first, answer, user(""), first, older, user(draw.sentence(3)), answer]


def pasted():
    """A text with white space at both ends, as code that is pasted has it."""
    return f"    {draw.word()}\n    {draw.word()}\n"


def plain(program, turns=3, history=None):
    """The same without the last argument."""
    case = {
        "system": draw.sentence(5),
        "history": past(turns) if history is None else history,
        "user_turn": draw.sentence(4),
        "retrieved": None,
    }
    case["got"] = program.build_messages(case["system"], copy(case["history"]), case["user_turn"])
    return case


def messages_of(case):
    """The messages of the request, checked for their shape."""
    got = case["got"]
    if not isinstance(got, dict) or not isinstance(got.get("messages"), (list, tuple)):
        fail(
            "`build_messages` did not return a dict with a list under `messages`.",
            got,
            "a dict with `messages`",
        )
    for message in got["messages"]:
        if not isinstance(message, dict) or "role" not in message or "content" not in message:
            fail("Among the messages is something without `role` and `content`.", message, "a message")
    return got["messages"]


def text_of(content):
    """A content as text, be it a string or a list of text blocks."""
    if isinstance(content, str):
        return content
    blocks = content if isinstance(content, (list, tuple)) else []
    texts = [block.get("text") for block in blocks if isinstance(block, dict)]
    return "\n".join(text for text in texts if isinstance(text, str))


def line_of(message):
    """A message's text in one line: how documents are wrapped and indented is open."""
    return " ".join(text_of(message["content"]).split())


def brief(message):
    return {"role": message["role"], "content": message["content"]}


def user(content):
    return {"role": "user", "content": content}


@check("hands the system prompt over beside the messages", landmark="system_apart")
def system_beside(program):
    without = {"system": "", "got": program.build_messages("", past(1), draw.sentence())}
    return [build(program, 2, 2), plain(program, 0), without, build(program, 1, system=pasted())]


@system_beside.expect
def _(seen):
    for case in seen:
        expect(case["got"]).holds(
            {"system": case["system"]},
            "The request does not hold the system prompt under `system`, as it was given.",
        )


@check("keeps the system prompt out of the messages", landmark="system_apart")
def system_nowhere(program):
    return [build(program, 2, 2), plain(program, 2), plain(program, 0)]


@system_nowhere.expect
def _(seen):
    for case in seen:
        for message in messages_of(case):
            expect(message).that(
                message["role"] != "system",
                "Among the messages stands one with the role `system`.",
                "user or assistant",
            )
            expect(message).that(
                case["system"] not in text_of(message["content"]),
                "The system prompt stands in one of the messages as well.",
                "the system prompt under `system` alone",
            )


@check("begins with the turns of the history, in order", landmark="plain_turns")
def history_first(program):
    spaced, word = [{**turn, "content": pasted()} for turn in past(2)], draw.word()
    return [
        build(program, 9, 2),
        plain(program, history=[user(f"{word} {number}") for number in range(draw.number(110, 120))]),
        build(program, 1, 1),
        plain(program, history=uneven()),
        plain(program, history=spaced),
    ]


@history_first.expect
def _(seen):
    say = "The messages do not begin with all the turns of the history, in their order."
    odd = (
        "Some turns of the history are equal or empty, or follow one of the same role: each is to be a message "
        "of its own all the same, in its place."
    )
    spaced = "The turns of the history have white space at their ends, and should be handed on with it."
    for case, said in zip(seen, (say, say, say, odd, spaced), strict=True):
        turns = case["history"]
        expect([brief(m) for m in messages_of(case)[: len(turns)]]).equals(turns, said)


@check("takes role and content of a turn and nothing else", landmark="plain_turns")
def no_extras(program):
    history = past(4)
    extras = draw.words(2)
    given = copy(history)
    for turn in given:
        turn.update({extra: draw.number() for extra in extras})
    got = program.build_messages(draw.sentence(), given, draw.sentence())
    return {"history": history, "extras": extras, "got": got}


@no_extras.expect
def _(case):
    messages = messages_of(case)
    turns = case["history"]
    expect([brief(m) for m in messages[: len(turns)]]).equals(
        turns, "The turns of the history carried keys of their own, and did not come out as role and content."
    )
    for message in messages:
        expect(message).that(
            not any(extra in message for extra in case["extras"]),
            "A key of the history that is neither `role` nor `content` went into the request.",
            brief(message),
        )


def what_is_last(case):
    """What to say where the last message is another than the user's turn."""
    last = " ".join(text_of(m["content"]) for m in messages_of(case)[-1:])
    turn = case["user_turn"]
    if turn in last and any(document in last for document in case.get("retrieved") or ()):
        return "The documents stand in the user's turn; they go into a message of their own, ahead of it."
    if turn != turn.strip() and last == turn.strip():
        return "The user's turn has white space at its ends, and should be handed on with it."
    return "The last message is not the user's turn, as it was given."


@check("puts the user's turn last", landmark="question_last")
def turn_last(program):
    asked_before = {"system": draw.sentence(5), "history": past(3), "user_turn": draw.sentence(4)}
    asked_before["history"][-1]["content"] = asked_before["user_turn"]
    asked_before["got"] = program.build_messages(*copy(list(asked_before.values())))
    asked_before["turns"] = 4
    spaced = build(program, 1, user_turn=pasted())
    empty = build(program, 2, 1, user_turn="")
    return [plain(program), build(program, 3, 2), plain(program, 0), build(program, 0, 1), asked_before, spaced, empty]


@turn_last.expect
def _(seen):
    for case in seen:
        expect([brief(m) for m in messages_of(case)[-1:]]).equals([user(case["user_turn"])], what_is_last(case))
        expect(len(messages_of(case))).that(
            "turns" not in case or len(messages_of(case)) >= case["turns"],
            "The user asked the same thing as before, and the turn was not added once more.",
            case.get("turns"),
        )


@check("puts everything retrieved into one user message before the user's turn", landmark="one_message")
def one_context(program):
    return [build(program, 3, draw.number(11, 12)), build(program, 2, 1), build(program, 0, 2)]


@one_context.expect
def _(seen):
    for case in seen:
        messages, turns, documents = messages_of(case), len(case["history"]), case["retrieved"]
        expect([m["role"] for m in messages]).equals(
            [m["role"] for m in case["history"]] + ["user", "user"],
            f"With {len(documents)} retrieved, there should be one user message for them between the history "
            "and the user's turn.",
        )
        for number, document in enumerate(documents, 1):
            homes = [i for i, m in enumerate(messages) if document in line_of(m)]
            expect(homes).equals(
                [turns],
                f"Of {len(documents)} documents, number {number} should stand, whole and as it is, in the message "
                "after the history, and in no other.",
            )


@check("delimits what was retrieved", landmark="delimited")
def delimits(program):
    return [build(program, 2, 3), build(program, 0, 1)]


@delimits.expect
def _(seen):
    for case in seen:
        texts = [line_of(m) for m in messages_of(case)]
        for number, document in enumerate(case["retrieved"], 1):
            home = next((t for t in texts if document in t), None)
            if home is None:
                fail(f"Document {number} is in none of the messages, whole and as it is.", texts, document)
            before, after = home.split(document, 1)
            expect(home).that(
                OPEN in before and CLOSE in after,
                f"Document {number} does not stand between `{OPEN}` and `{CLOSE}`.",
                f"{OPEN} … {document} … {CLOSE}",
            )


@check("adds no context message when nothing was retrieved", landmark="only_if_any")
def nothing_retrieved(program):
    given_none, empty = plain(program), build(program, 3, 0)
    given_none["got"] = program.build_messages(
        given_none["system"], copy(given_none["history"]), given_none["user_turn"], None
    )
    return [plain(program), given_none, empty]


@nothing_retrieved.expect
def _(seen):
    ways = ("left out", "`None`", "an empty list")
    for case, way in zip(seen, ways, strict=True):
        expect([brief(m) for m in messages_of(case)]).equals(
            [*case["history"], user(case["user_turn"])],
            f"With what was retrieved {way}, there should be the history and the user's turn and nothing else.",
        )


@check("takes what was retrieved by name too", landmark="one_message")
def by_name(program):
    case = {"documents": [draw.sentence(), draw.sentence()]}
    case["got"] = program.build_messages(draw.sentence(), past(2), draw.sentence(), retrieved=list(case["documents"]))
    return case


@by_name.expect
def _(case):
    texts = "\n".join(line_of(m) for m in messages_of(case))
    expect(texts).mentions(*case["documents"], say="Documents passed as `retrieved=[...]` are not in the messages.")


@check("leaves the history as it was", landmark="plain_turns")
def leaves_history(program):
    history = [{**turn, "at": draw.number()} for turn in past(3)]
    seen = []
    for documents in (None, [draw.sentence()]):
        given = copy(history)
        program.build_messages(draw.sentence(), given, draw.sentence(), documents)
        seen.append(given)
    return {"before": history, "after": seen}


@leaves_history.expect
def _(seen):
    for after in seen["after"]:
        expect(after).equals(seen["before"], "The history that was passed in is not what it was before the call.")


@check("starts anew with each request", landmark="plain_turns")
def starts_anew(program):
    # A request may be like an earlier one in all but what was said and found.
    like = {"system": draw.sentence(5), "user_turn": draw.sentence(4)}
    alike = [build(program, 2, 2, **like), build(program, 2, **like), build(program, 2, **like)]
    return [build(program, 2, 2), plain(program, 1), plain(program, 0), *alike[1:]]


@starts_anew.expect
def _(seen):
    for case in seen[1:]:
        expect([brief(m) for m in messages_of(case)]).equals(
            [*case["history"], user(case["user_turn"])],
            "A later request does not hold its own history and user's turn, or more than that.",
        )
