"""How critic-histories is judged."""

from trainer.checking.api import Recorder, check, copy, draw, expect, fail, text

FLIPPED = {"assistant": "user", "user": "assistant"}


def message(role):
    # The names of the roles may well stand in what is said.
    return {"role": role, "content": f"user {draw.sentence(3)} assistant"}


def swap(program, *roles, contents=None):
    messages = [message(role) for role in roles]
    if contents is not None:
        messages = [{"role": role, "content": content} for role, content in zip(roles, contents, strict=True)]
    return {"messages": messages, "got": program.swap_roles(copy(messages))}


def expect_swapped(case, say):
    got = case["got"]
    if not isinstance(got, (list, tuple)) or not all(isinstance(m, dict) for m in got):
        fail("`swap_roles` did not return a list of messages.", got, "a list of messages")
    right = [{**m, "role": FLIPPED.get(m["role"], m["role"])} for m in case["messages"]]
    expect([{"role": m.get("role"), "content": m.get("content")} for m in got]).equals(right, say)


@check("turns assistant into user and user into assistant", landmark="both_ways")
def both_ways(program):
    return [
        swap(program, "user", "assistant", "user", "assistant"),
        swap(program, "assistant"),
        swap(program, "user"),
        swap(program, "assistant", "assistant", "user"),
        # Only the role is turned, and no message is too short to be kept.
        swap(program, "user", "assistant", "user", contents=("assistant", "", "user")),
    ]


@both_ways.expect
def _(seen):
    *plain, odd = seen
    for case in plain:
        roles = [m["role"] for m in case["messages"]]
        expect_swapped(case, f"Messages of the roles {', '.join(roles)} did not come back swapped, in their order.")
    expect_swapped(odd, "A message that is empty, or that says `user` or `assistant`, is to be turned like any other.")


@check("leaves other roles as they are", landmark="new_messages")
def other_roles(program):
    return [
        swap(program, "system", "user", "assistant"),
        swap(program, "user", "tool", draw.word()),
        swap(program),
    ]


@other_roles.expect
def _(seen):
    for case in seen:
        roles = [m["role"] for m in case["messages"]]
        expect_swapped(case, f"From messages of the roles {roles}, only `user` and `assistant` should change places.")


@check("changes no message in place", landmark="new_messages")
def new_messages(program):
    messages = [message(role) for role in ("system", "user", "assistant")]
    given = copy(messages)
    program.swap_roles(given)
    return [messages, given]


@new_messages.expect
def _(seen):
    before, after = seen
    expect(after).equals(before, "The messages that `swap_roles` was given are not what they were before the call.")


def session(program, draft=None, task=None):
    """One draft and its critique, with what both models were given."""
    task, draft, note = task or draw.sentence(), draft or draw.sentence(5), draw.sentence()
    writer, critic = Recorder(text(draft)), Recorder(text(note))
    got = program.draft_and_critique(writer, critic, task)
    return {
        "task": task,
        "draft": draft,
        "note": note,
        "got": got,
        "writer": writer.seen,
        "critic": critic.seen,
        "writer_later": list(writer.given),
        "shared": any(one is other for one in writer.given for other in critic.given),
    }


def as_list(value):
    return value if isinstance(value, (list, tuple)) else []


def first_of(calls, who):
    """The messages of a model's first call, checked for their shape."""
    if not calls:
        fail(f"The {who} was never called.", 0, 1)
    messages = calls[0]["messages"]
    if not isinstance(messages, (list, tuple)) or not all(isinstance(m, dict) for m in messages):
        fail(f"The {who} was not called with a list of messages.", messages, "a list of messages")
    return [{"role": m.get("role"), "content": m.get("content")} for m in messages]


def text_in(value):
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "\n".join(text_in(part) for part in value.values())
    return "\n".join(text_in(part) for part in as_list(value))


def three_of(case):
    got = case["got"]
    if not isinstance(got, (list, tuple)) or len(got) != 3:
        fail("`draft_and_critique` did not return three things.", got, "(draft, note, critic_history)")
    return got


@check("gives the writer the task and nothing else", landmark="writer_alone")
def writer_alone(program):
    return [session(program), session(program, task=f"  {draw.sentence()}\n{draw.word()}\n")]


@writer_alone.expect
def _(cases):
    ways = ("is the task", "is the task as it was given, white space included")
    for number, (case, way) in enumerate(zip(cases, ways, strict=True)):
        right = [{"role": "user", "content": case["task"]}]
        expect(first_of(case["writer"], "writer")).equals(
            right, f"The writer should see one user message whose content {way}.", at=(2 * number, 0, 0)
        )


@check("keeps the critique out of the writer's history", landmark="writer_alone")
def critique_apart(program):
    return session(program)


@critique_apart.expect
def _(case):
    first_of(case["writer"], "writer")
    for number, call in enumerate(case["writer"]):
        messages = as_list(call["messages"])
        position = next((n for n, seen in enumerate(messages) if case["note"] in text_in(seen)), 0)
        expect(text_in(call["messages"])).omits(
            case["note"], say="The writer was called again with the critique in its history.", at=(0, number, position)
        )
    for number, history in enumerate(case["writer_later"]):
        expect(history).that(
            case["note"] not in text_in(history),
            "The critique ended up in the writer's history.",
            case["writer"][0],
            # What that call saw was right; its list was not left alone afterwards.
            at=(number,),
        )


@check("gives the critic a list of its own", landmark="own_list")
def own_list(program):
    return session(program)


@own_list.expect
def _(case):
    first_of(case["critic"], "critic")
    expect(case["shared"]).equals(False, "The writer and the critic were handed the very same list.", at=(1, 0, 0))


@check("begins the critic's history with a system message", landmark="own_list")
def system_first(program):
    return session(program)


@system_first.expect
def _(case):
    messages = first_of(case["critic"], "critic")
    expect([m["role"] for m in messages][:1]).equals(
        ["system"], "The first message that the critic saw is no system message.", at=(1, 0, 0)
    )
    expect(messages[0]["content"]).that(
        messages[0]["content"] is not None,
        "The system message that the critic saw has no `content`.",
        "what the critic is to do",
        at=(1, 0, 0),
    )


@check("shows the critic the draft as user text", landmark="draft_as_user")
def draft_as_user(program):
    long = " ".join([draw.sentence(4)] * 60 + [draw.word()])
    odd = f"{draw.sentence()} {{{draw.word()}}} {draw.number()}% {{}}"
    return [session(program), session(program, long), session(program, odd)]


@draft_as_user.expect
def _(cases):
    said = (
        "The draft does not stand",
        "A long draft does not stand whole",
        "A draft with braces does not stand as it is",
    )
    for case, which, recorder in zip(cases, said, (1, 3, 5), strict=True):
        messages = first_of(case["critic"], "critic")
        users = [text_in(m["content"]) for m in messages if m["role"] == "user"]
        expect(messages).that(
            any(case["draft"] in content for content in users),
            f"{which} in a user message of the critic's history.",
            {"role": "user", "content": case["draft"]},
            at=(recorder, 0, max(0, len(messages) - 1)),
        )


@check("shows the critic no assistant message", landmark="draft_as_user")
def no_assistant(program):
    return session(program)


@no_assistant.expect
def _(case):
    for position, seen in enumerate(first_of(case["critic"], "critic")):
        expect(seen).that(
            seen["role"] != "assistant",
            "The critic was shown a message as its own (`assistant`), so it carries on instead of judging.",
            "system or user",
            at=(1, 0, position),
        )
        expect(seen).that(
            seen["role"] in ("system", "user") and seen["content"] is not None,
            "The critic was given something that is no message: a dict with `content` and the role `system` or `user`.",
            {"role": "user", "content": "..."},
            at=(1, 0, position),
        )


@check("returns the draft and the critic's note", landmark="hand_back")
def returns_both(program):
    return session(program)


@returns_both.expect
def _(case):
    draft, note, _ = three_of(case)
    expect(draft).equals(case["draft"], "The first thing that came back is not the writer's draft.")
    expect(note).equals(case["note"], "The second thing that came back is not the critic's note.")


@check("returns the history that the critic saw", landmark="hand_back")
def returns_history(program):
    return session(program)


@returns_history.expect
def _(case):
    history = three_of(case)[2]
    right = first_of(case["critic"], "critic")
    if not isinstance(history, (list, tuple)) or not all(isinstance(m, dict) for m in history):
        fail("The third thing that came back is not the critic's list of messages.", history, right)
    expect([{"role": m.get("role"), "content": m.get("content")} for m in history]).equals(
        right, "The third thing that came back is not the history that the critic was given."
    )


@check("starts both histories anew each time", landmark="own_list")
def starts_anew(program):
    old, new = session(program), session(program)
    return [old, new, session(program, task=new["task"])]


@starts_anew.expect
def _(seen):
    old, new, again = seen
    for who, number in (("writer", 2), ("critic", 3)):
        messages = first_of(new[who], who)
        for position, message in enumerate(messages):
            expect(text_in(message["content"])).omits(
                old["draft"],
                old["task"],
                old["note"],
                say=f"In a second session the {who} saw something of the first one.",
                at=(number, 0, position),
            )
    expect({"calls": [len(again["writer"]), len(again["critic"])]}).that(
        len(again["writer"]) > 0 and len(again["critic"]) > 0,
        "The same task was given once more, and the writer or the critic was not asked again.",
        {"calls": [1, 1]},
    )
    expect(three_of(again)[:2]).equals(
        [again["draft"], again["note"]], "The same task was given once more, and an older draft or note came back."
    )
