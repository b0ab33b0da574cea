"""How reflection is judged."""

from trainer.checking.api import Recorder, check, draw, expect, fail, ordinal, text

ROLES = ("system", "user", "assistant")
LIMIT = "round limit reached"
DEFAULT = 3


def text_in(value):
    """All the text in a message's content, whatever its shape."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "\n".join(text_in(part) for pair in value.items() for part in pair)
    if isinstance(value, (list, tuple)):
        return "\n".join(text_in(part) for part in value)
    return ""


def prompt(calls, number, who, recorder):
    """All that a model was told in one of its calls, with white space evened out."""
    if len(calls) <= number:
        fail(f"There was no {ordinal(number)} call to the {who}.", {"calls": len(calls)}, {"calls": number + 1})
    messages = calls[number]["messages"]
    fine = isinstance(messages, (list, tuple)) and len(messages) > 0
    if not fine or not all(isinstance(m, dict) and m.get("role") in ROLES and "content" in m for m in messages):
        fail(
            f"The {who} was not called with a list of messages, each with a `role` and a `content`.",
            messages,
            [{"role": "user", "content": "..."}],
            at=(recorder, number, 0),
        )
    return " ".join(" ".join(text_in(m["content"]) for m in messages).split())


def session(program, critiques, *limit, told=True, task=None, drafts=None, **kw):
    """One run with a critic that says this and then, should it be asked once more, yes. What the models were told is
    left out where only the end of the run matters."""
    task = draw.sentence() if task is None else task
    drafts = [draw.sentence(2) for _ in range(len(critiques) + 2)] if drafts is None else drafts
    writer = Recorder(*map(text, drafts))
    critic = Recorder(*map(text, critiques), *[text("ACCEPT")] * 3)
    got = program.reflect(writer, critic, task, *limit, **kw)
    return {
        "task": task,
        "drafts": drafts,
        "critiques": critiques,
        "got": got,
        "calls": [writer.calls, critic.calls],
        "writer": writer.seen if told else [],
        "critic": critic.seen if told else [],
    }


def ending(*args, **kwargs):
    """How a run ended and how often each model was called, and nothing of what they were told."""
    return session(*args, told=False, **kwargs)


def odd():
    """A sentence with capitals in it, and signs that mean something to a template."""
    return f"{draw.sentence(2).title()} {{{draw.word()}}} {draw.number()}% {{}}"


def long():
    """Some thousand characters, the last word unlike the rest."""
    return " ".join([draw.sentence()] * 200 + [draw.word()])


def fixes(count):
    return [draw.sentence(2) for _ in range(count)]


def expect_end(case, draft, rounds, reason, say):
    right = [draft, rounds, reason]
    got = case["got"]
    if not isinstance(got, (list, tuple)) or len(got) != 3:
        fail("`reflect` should return three things: the draft, the round and the reason.", got, right)
    expect(got[2:]).equals(right[2:], f"{say} The reason that came back is not `{reason}`.")
    expect(got[:1]).equals(right[:1], f"{say} The draft that came back is another one.")
    expect(got[1:2]).equals(right[1:2], f"{say} The number of the round that came back is wrong.")


def times(count):
    return "once" if count == 1 else "never" if count == 0 else f"{count} times"


def expect_calls(case, critiques, drafts, say):
    written, judged = case["calls"]
    expect({"critiques": judged}).that(
        judged == critiques, f"{say} The critic was asked {times(judged)}.", {"critiques": critiques}
    )
    expect({"drafts": written}).that(
        written == drafts, f"{say} The writer was asked {times(written)}.", {"drafts": drafts}
    )


@check("gives the writer the task", landmark="first_draft")
def writer_task(program):
    return [session(program, ["ACCEPT"]), session(program, ["ACCEPT"], task=f"{draw.sentence()} {{{draw.word()}}} 9%")]


@writer_task.expect
def _(cases):
    for number, case in enumerate(cases):
        told = prompt(case["writer"], 0, "writer", 2 * number)
        expect(told).mentions(
            case["task"], say="The task is not in what the writer was told for its draft.", at=(2 * number, 0, 0)
        )


@check("ends when the critic accepts", landmark="accepted")
def ends_at_yes(program):
    return [ending(program, [*fixes(count), "ACCEPT"]) for count in (0, 1, 2)]


@ends_at_yes.expect
def _(cases):
    for count, case in enumerate(cases):
        say = f"The critic said ACCEPT in round {count + 1}."
        expect_end(case, case["drafts"][count], count + 1, "accepted", say)
        expect_calls(case, count + 1, count + 1, say)


@check("knows a yes in any case and with more behind it", landmark="way_out")
def knows_yes(program):
    said = [
        "accept",
        "Accept",
        "aCCepT",
        "  ACCEPT",
        "ACCEPT \n",
        f"ACCEPT: {draw.sentence()}",
        f"accept, {draw.word()}",
        f"ACCEPT\n{draw.sentence()}",
        f" Accept. {draw.sentence()}",
    ]
    return [ending(program, [words]) for words in said]


@knows_yes.expect
def _(cases):
    for case in cases:
        said = case["critiques"][0]
        expect_end(case, case["drafts"][0], 1, "accepted", f"The critic said {said!r}, which starts with ACCEPT.")
        expect_calls(case, 1, 1, f"The critic said {said!r}, which starts with ACCEPT.")


@check("takes no other critique for a yes", landmark="way_out")
def other_critiques(program):
    said = [
        "I can't ACCEPT this",
        f"Do not accept: {draw.sentence()}",
        f"{draw.sentence()}\nACCEPT",
        f"{draw.word()}, then I would accept it.",
        f"unACCEPTable {draw.word()}",
        # As near as a word can come: A, ACC, ACCE, ACCEP.
        f"{draw.choice(['A', 'Acc', 'Acce', 'ACCEP'])} {draw.sentence()}",
        f"{draw.choice(['Accurate', 'Accents', 'Access'])}, but {draw.sentence()}",
        f"{draw.sentence()}",
        "Reject",
        "OK",
        '"ACCEPT"',
        f"**Accept**: {draw.sentence()}",
        "",
    ]
    return [ending(program, [words, "ACCEPT"]) for words in said]


@other_critiques.expect
def _(cases):
    for case in cases:
        say = f"The critic first said {case['critiques'][0]!r}, which does not start with ACCEPT, and then ACCEPT."
        expect_end(case, case["drafts"][1], 2, "accepted", say)
        expect_calls(case, 2, 2, say)


@check("goes by the critique and not by the draft", landmark="way_out")
def not_the_draft(program):
    drafts = [f"ACCEPT {draw.sentence()}", f"ACCEPT {draw.sentence()}\n{draw.sentence()}", draw.sentence()]
    return ending(program, [draw.sentence(), "ACCEPT"], drafts=drafts)


@not_the_draft.expect
def _(case):
    say = "The draft itself starts with ACCEPT; the critic accepted it in round 2."
    expect_end(case, case["drafts"][1], 2, "accepted", say)
    expect_calls(case, 2, 2, say)


@check("shows the critic the current draft each time", landmark="critique")
def critic_draft(program):
    drafts = [odd(), long(), draw.sentence(2), draw.sentence(2)]
    return [session(program, ["ACCEPT"]), session(program, [*fixes(2), "ACCEPT"], drafts=drafts)]


@critic_draft.expect
def _(cases):
    for number, case in enumerate(cases):
        for turn in range(len(case["critiques"])):
            told = prompt(case["critic"], turn, "critic", 2 * number + 1)
            older = [n for n, draft in enumerate(case["drafts"][:turn]) if draft in told]
            draft = case["drafts"][turn]
            cut = ", or not as a whole" if draft not in told and draft[:20] in told else ""
            which = f", but the {ordinal(older[0])} one" if older else cut
            expect(told).mentions(
                draft,
                say=f"In round {turn + 1} the critic did not see the current draft, the {ordinal(turn)} one{which}.",
                at=(2 * number + 1, turn, 0),
            )


@check("shows the critic the task each time", landmark="critique")
def critic_task(program):
    return [session(program, [*fixes(2), "ACCEPT"]), session(program, ["ACCEPT"], task=f"{long()} {odd()}")]


@critic_task.expect
def _(cases):
    for number, case in enumerate(cases):
        whole = ", or not as a whole" if number else ""
        for turn in range(len(case["critiques"])):
            told = prompt(case["critic"], turn, "critic", 2 * number + 1)
            expect(told).mentions(
                case["task"],
                say=f"In round {turn + 1} the critic did not see the task{whole}.",
                at=(2 * number + 1, turn, 0),
            )


@check("asks for each revision with the draft and the fix", landmark="revise")
def revises(program):
    drafts = [odd(), long(), draw.sentence(2), draw.sentence(2)]
    return session(program, [odd(), "\n".join([*fixes(2), long()]), "ACCEPT"], drafts=drafts)


@revises.expect
def _(case):
    for turn in range(2):
        told = prompt(case["writer"], turn + 1, "writer", 0)
        whole = ", or without all of it" if turn else ""
        expect(told).mentions(
            *case["critiques"][turn].splitlines(),
            any_case=True,
            say=f"The writer's {ordinal(turn)} revision was asked for without what the critic had said{whole}.",
            at=(0, turn + 1, 0),
        )
        expect(told).mentions(
            case["drafts"][turn],
            say=f"The writer's {ordinal(turn)} revision was asked for without the draft that it is to revise{whole}.",
            at=(0, turn + 1, 0),
        )


@check("stops at the round limit", landmark="round_cap")
def stops_at_limit(program):
    return [
        [DEFAULT, ending(program, fixes(DEFAULT))],
        [1, ending(program, fixes(1), 1)],
        [12, ending(program, fixes(12), 12)],
        [2, ending(program, fixes(2), max_rounds=2)],
    ]


@stops_at_limit.expect
def _(cases):
    for rounds, case in cases:
        say = f"With a limit of {rounds} the critic never accepted within it."
        expect_calls(case, rounds, rounds + 1, say)
        expect_end(case, case["drafts"][rounds], rounds, LIMIT, say)


@check("returns the latest draft when the rounds are used up", landmark="out_of_rounds")
def latest_draft(program):
    count = draw.number(2, 4)
    return [count, ending(program, fixes(count), count)]


@latest_draft.expect
def _(seen):
    rounds, case = seen
    say = f"All {rounds} rounds were used up."
    expect_end(case, case["drafts"][rounds], rounds, LIMIT, say)


@check("takes no rounds for one draft", landmark="out_of_rounds")
def no_rounds(program):
    return session(program, [], 0)


@no_rounds.expect
def _(case):
    say = "With a limit of 0 rounds there is a draft and no critique."
    expect_calls(case, 0, 1, say)
    expect_end(case, case["drafts"][0], 0, LIMIT, say)


@check("accepts in the last round that is left", landmark="accepted")
def last_round(program):
    return [[1, ending(program, ["ACCEPT"], 1)], [4, ending(program, [*fixes(3), "ACCEPT"], 4)]]


@last_round.expect
def _(cases):
    for rounds, case in cases:
        say = f"The critic accepted in the last of {rounds} rounds." if rounds > 1 else "The critic accepted at once."
        expect_end(case, case["drafts"][rounds - 1], rounds, "accepted", say)
        expect_calls(case, rounds, rounds, say)


@check("goes on when critique and draft repeat", landmark="revise")
def repeats(program):
    fix, draft = draw.sentence(), draw.sentence(5)
    return ending(program, [fix] * DEFAULT, drafts=[draft] * (DEFAULT + 2))


@repeats.expect
def _(case):
    say = "The critic said the same thing each time, and the writer wrote the same."
    expect_calls(case, DEFAULT, DEFAULT + 1, say)
    expect_end(case, case["drafts"][0], DEFAULT, LIMIT, say)


@check("starts anew with each task", landmark="first_draft")
def anew(program):
    return [session(program, [*fixes(1), "ACCEPT"]), session(program, [*fixes(1), "ACCEPT"])]


@anew.expect
def _(cases):
    old, new = cases
    stale = [old["task"], *old["drafts"][:2], old["critiques"][0]]
    for who, recorder in (("writer", 2), ("critic", 3)):
        for turn in range(len(new[who])):
            expect(prompt(new[who], turn, who, recorder)).omits(
                *stale, say=f"In a second run the {who} was told something of the first.", at=(recorder, turn, 0)
            )
    expect_end(new, new["drafts"][1], 2, "accepted", "In a second run the critic accepted in round 2.")
