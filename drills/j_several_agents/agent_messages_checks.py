"""How agent-messages is judged. The clock stands still, so that no id can be made of the time alone."""

import itertools
from copy import deepcopy

from trainer.checking.api import check, copy, draw, expect, fail

FIELDS = ("sender", "recipient", "msg_type", "payload", "trace_id", "in_reply_to", "message_id")
KINDS = ("task", "result", "clarification_request", "error")
MANY = 12
THOUSAND = 1000
"""More than four hexadecimal digits can keep apart."""
# Pairs can be judged only where messages have ids and replies name them.
LINKED = (
    "sends a reply back to the sender",
    "names the message that it answers",
    "gives every message an id of its own",
)


def body():
    """A payload with something inside that could be changed from outside."""
    first, second, third = draw.words(3)
    return {first: draw.number(), second: [draw.word(), {third: draw.word()}]}


def facts(message):
    """All fields of a message as plain data, or what is missing."""
    missing = [name for name in FIELDS if not hasattr(message, name)]
    return {"missing": missing} if missing else {name: copy(getattr(message, name)) for name in FIELDS}


def expect_message(got, wanted, say):
    if "missing" in got:
        fail("A message should have all seven attributes.", f"missing: {', '.join(got['missing'])}", list(FIELDS))
    for name in ("message_id", "trace_id"):
        expect(got[name]).that(isinstance(got[name], str) and got[name] != "", f"`{name}` should be a string.", "an id")
    expect(got).holds(wanted, say)


@check("sends what it was given", landmark="own_trace")
def sends(program):
    cases = []
    for kind in KINDS:
        for payload in (body(), {}, {draw.word(): None, draw.word(): 0, draw.word(): ""}):
            sender, recipient = draw.words(2)
            wanted = {"sender": sender, "recipient": recipient, "msg_type": kind, "payload": copy(payload)}
            message = program.send(sender, recipient, kind, payload)
            cases.append([{**wanted, "in_reply_to": None}, facts(message), {"payload": payload}])
    return cases


@sends.expect
def _(cases):
    for wanted, got, after in cases:
        expect_message(got, wanted, "A message that was sent should have the values it was given, and reply to none.")
        expect(after["payload"]).equals(wanted["payload"], "`send` changed the payload that it was given.")


@check("sends a reply back to the sender", landmark="way_back")
def way_back(program):
    cases = []
    for kind in KINDS:
        for payload in (body(), {}):
            sender, recipient = draw.words(2)
            message = program.send(sender, recipient, draw.choice(KINDS), body())
            before = facts(message)
            wanted = {"sender": recipient, "recipient": sender, "msg_type": kind, "payload": copy(payload)}
            answer = program.reply(message, kind, payload)
            cases.append([wanted, facts(answer), before, facts(message)])
    sender, recipient = draw.words(2)
    message = program.send(sender, recipient, "task", body())
    for kind in ("clarification_request", "result", "result"):
        sender, recipient = recipient, sender
        before, asked = facts(message), message
        message = program.reply(asked, kind, {})
        wanted = {"sender": sender, "recipient": recipient, "msg_type": kind, "payload": {}}
        cases.append([wanted, facts(message), before, facts(asked)])
    return cases


@way_back.expect
def _(cases):
    for wanted, got, before, after in cases:
        say = "A reply goes from the recipient of the message to its sender, with the type and payload it was given."
        expect_message(got, wanted, say)
        expect(after).equals(before, "The message that was replied to is not what it was before.")


def dialogue(program, *kinds):
    """A message and a chain of replies, each to the one before."""
    messages = [program.send(*draw.words(2), "task", body())]
    for kind in kinds:
        messages.append(program.reply(messages[-1], kind, body()))
    return messages


@check("names the message that it answers", landmark="names_message")
def names(program):
    chain = dialogue(program, "clarification_request", "result", "error", "result")
    again = program.reply(chain[1], "result", body())
    return {"chain": [facts(message) for message in chain], "again": facts(again)}


@names.expect
def _(seen):
    chain = seen["chain"]
    for message, answer in itertools.pairwise(chain):
        wanted = {"in_reply_to": message.get("message_id")}
        expect_message(answer, wanted, "A reply should name the very message that it answers, by its `message_id`.")
    wanted = {"in_reply_to": chain[1].get("message_id")}
    expect_message(seen["again"], wanted, "A second reply to an earlier message should name that message.")


@check("keeps the trace of the conversation", landmark="same_trace")
def keeps_trace(program):
    chains = [dialogue(program, "clarification_request", "result", "result") for _ in range(2)]
    for chain in chains:
        chain.append(program.reply(chain[0], "error", body()))
    return [[facts(message) for message in chain] for chain in chains]


@keeps_trace.expect
def _(chains):
    for chain in chains:
        for message in chain[1:]:
            wanted = {"trace_id": chain[0].get("trace_id")}
            expect_message(message, wanted, "A reply should have the trace id of the message that it answers.")


@check("gives a new conversation a new trace", landmark="own_trace")
def new_traces(program):
    one, other = draw.words(2)
    payload = body()
    kept = [program.send(one, other, "task", payload) for _ in range(MANY)]
    traces = [message.trace_id for message in kept]
    traces += [program.send(*draw.words(2), "task", body()).trace_id for _ in range(MANY)]
    traces += [dialogue(program, "result")[0].trace_id for _ in range(MANY)]
    traces += [program.send(*words, "task", {}).trace_id for words in [draw.words(2)] * THOUSAND]
    return [copy(trace) for trace in traces]


@new_traces.expect
def _(traces):
    different = len(set(map(str, traces)))
    say = f"{len(traces)} conversations were begun, some with the same words; each should have its own trace id."
    expect(different).equals(len(traces), say)


@check("gives every message an id of its own", landmark="own_id")
def own_ids(program):
    one, other = draw.words(2)
    payload = body()
    kept = [program.send(one, other, "task", payload) for _ in range(MANY)]
    kept += [program.reply(kept[0], "result", payload) for _ in range(MANY)]
    kept += [message for _ in range(3) for message in dialogue(program, "clarification_request", "result", "result")]
    ids = [message.message_id for message in kept]
    # These are gone by the time that the next one is made.
    ids += [program.send(one, other, "task", payload).message_id for _ in range(MANY)]
    ids += [program.send(name, one, "task", {}).message_id for name in draw.words(MANY)]
    # Both names in a row read alike, with nothing or a common sign between.
    for sign in ("", "-", "_", ":", "/", "|", ".", "->"):
        first, second, third = draw.words(3)
        for names in ((first, f"{second}{sign}{third}"), (f"{first}{sign}{second}", third)):
            ids.append(program.send(*names, "task", {}).message_id)
    ids += [program.send(one, other, "task", {}).message_id for _ in range(THOUSAND)]
    return [copy(each) for each in ids]


@own_ids.expect
def _(ids):
    different = len(set(map(str, ids)))
    say = f"{len(ids)} messages were sent, of several agents and conversations; no two should have the same id."
    expect(different).equals(len(ids), say)


def meddle(payload):
    """Change everything that can be changed in a payload of `body`."""
    for value in list(payload.values()):
        if isinstance(value, list):
            value[1].clear()
            value.append(draw.word())
    payload[draw.word()] = draw.word()


@check("keeps the payload as it was sent", landmark="own_payload")
def keeps_payload(program):
    cases = []
    first = body()
    message = program.send(*draw.words(2), "task", first)
    for make in (lambda given: message, lambda given: program.reply(message, "result", given)):
        given = body() if cases else first
        wanted = copy(given)
        made = make(given)
        meddle(given)
        cases.append([wanted, facts(made)])
    odd = {draw.word(): None, draw.word(): 0, draw.word(): [""]}
    whole = [[copy(each), facts(program.send(*draw.words(2), "task", each))] for each in ({}, odd)]
    return {"meddled": cases, "whole": whole}


@keeps_payload.expect
def _(seen):
    for wanted, got in seen["whole"]:
        expect_message(
            got, {"payload": wanted}, "A message should have the payload it was sent with, an empty one too."
        )
    for wanted, got in seen["meddled"]:
        say = "The sender changed its own data after sending, and the payload of the message changed with it."
        expect_message(got, {"payload": wanted}, say)


def paired(program, messages):
    """The pairs, each message by its name; `messages` are names and messages in the order of the list."""
    names = {message.message_id: name for name, message in messages}
    given = [message for _, message in messages]
    pairs = program.pair_up(given)
    after = [name_of(names, message) for message in given]
    if not isinstance(pairs, (list, tuple)):
        return {"pairs": copy(pairs), "list": after, "was": [name for name, _ in messages]}
    shown = [
        [name_of(names, part) for part in pair] if isinstance(pair, (list, tuple)) else "no pair" for pair in pairs
    ]
    return {"pairs": shown, "list": after, "was": [name for name, _ in messages]}


def name_of(names, message):
    if message is None:
        return None
    found = getattr(message, "message_id", None)
    return names.get(found, "no message of the list") if isinstance(found, str) else "no message"


def conversations(program):
    """Three tasks from one agent to another, and one to a third."""
    lead, finder, writer = draw.words(3)
    return {
        "task 1": program.send(lead, finder, "task", body()),
        "task 2": program.send(lead, finder, "task", body()),
        "task 3": program.send(lead, finder, "task", body()),
        "task 4": program.send(lead, writer, "task", body()),
    }


@check("pairs a task with the answer that names it", landmark="by_reference", needs=LINKED)
def pairs_tasks(program):
    tasks = conversations(program)
    log = list(tasks.items())
    answers = [(f"answer {n}", program.reply(tasks[f"task {n}"], "result", body())) for n in (3, 1, 4, 2)]
    return [[[f"task {n}", f"answer {n}"] for n in (1, 2, 3, 4)], paired(program, [*log, *answers])]


@pairs_tasks.expect
def _(case):
    wanted, got = case
    say = "Four tasks were answered, in another order; each belongs to the answer that replies to it, in their order."
    expect(got["pairs"]).equals(wanted, say)


@check("finds an answer wherever it stands", landmark="by_reference", needs=LINKED)
def anywhere(program):
    cases = []
    for _ in range(3):
        tasks = conversations(program)
        kinds = draw.shuffled(("result", "error"))
        answers = {f"answer {n}": program.reply(tasks[f"task {n}"], kind, {}) for n, kind in enumerate(kinds, 1)}
        early = [*answers.items(), *tasks.items()]
        mixed = draw.shuffled(early)
        for log in (early, mixed, mixed[::-1]):
            order = [name for name, _ in log if name.startswith("task")]
            wanted = [[name, {"task 1": "answer 1", "task 2": "answer 2"}.get(name)] for name in order]
            cases.append([wanted, paired(program, log)])
    return cases


@anywhere.expect
def _(cases):
    for wanted, got in cases:
        say = "An answer should be found wherever it stands in the list, and the tasks keep the list's order."
        expect(got["pairs"]).equals(wanted, say)


@check("gives None where no answer came", landmark="by_reference", needs=LINKED)
def unanswered(program):
    tasks = conversations(program)
    task = tasks["task 1"]
    other = program.send(*draw.words(2), "task", body())
    # Answers to nothing, and to a message that is not in the list.
    stray = program.send(task.recipient, task.sender, "result", body())
    trouble = program.send(task.recipient, task.sender, "error", body())
    elsewhere = program.reply(other, "result", body())
    log = [("stray", stray), ("task 1", task), ("trouble", trouble), ("elsewhere", elsewhere)]
    return [
        [[["task 1", None]], paired(program, log)],
        [[["task 1", None]], paired(program, [("task 1", task)])],
        [[[name, None] for name in tasks], paired(program, list(tasks.items()))],
        [[], paired(program, [("stray", stray)])],
        [[], paired(program, [])],
    ]


@unanswered.expect
def _(cases):
    for wanted, got in cases:
        expect(got["pairs"]).equals(wanted, "A message that asks and has no answer in the list is paired with None.")


@check("takes a question back for a question", landmark="what_asks", needs=LINKED)
def questions(program):
    task = program.send(*draw.words(2), "task", body())
    question = program.reply(task, "clarification_request", body())
    more = program.reply(question, "clarification_request", body())
    told = program.reply(question, "result", body())
    done = program.reply(task, "result", body())
    named = {"task": task, "question": question, "more": more, "told": told, "done": done}

    def case(names, wanted):
        return [wanted, paired(program, [(name, named[name]) for name in names.split()])]

    return [
        case("task question", [["task", None], ["question", None]]),
        case("task question told", [["task", None], ["question", "told"]]),
        case("task question told done", [["task", "done"], ["question", "told"]]),
        case("question more task", [["question", None], ["more", None], ["task", None]]),
        case("done told question task more", [["question", "told"], ["task", "done"], ["more", None]]),
    ]


@questions.expect
def _(cases):
    for wanted, got in cases:
        say = "A clarification request asks, so it gets a pair of its own; it does not answer what it replies to."
        expect(got["pairs"]).equals(wanted, say)


@check("takes results and errors for answers", landmark="what_answers", needs=LINKED)
def answers(program):
    cases = []
    for kind in ("result", "error"):
        task = program.send(*draw.words(2), "task", body())
        task_back = program.reply(task, "task", body())
        answer = program.reply(task, kind, body())
        after = program.reply(answer, draw.choice(("result", "error")), body())
        log = [("task", task), ("task back", task_back), ("answer", answer), ("after", after)]
        cases.append([[["task", "answer"], ["task back", None]], paired(program, log)])
    return cases


@answers.expect
def _(cases):
    for wanted, got in cases:
        say = "Results and errors answer and do not ask; a task that replies to a task asks and does not answer."
        expect(got["pairs"]).equals(wanted, say)


@check("takes the first of several answers", landmark="by_reference", needs=LINKED)
def first_answer(program):
    cases = []
    for kinds in (("result", "error"), ("error", "result"), ("result", "result"), ("error", "error")):
        task = program.send(*draw.words(2), "task", body())
        one, two = (program.reply(task, kind, body()) for kind in kinds)
        cases.append([[["task", "one"]], paired(program, [("task", task), ("one", one), ("two", two)])])
        cases.append([[["task", "two"]], paired(program, [("two", two), ("task", task), ("one", one)])])
    return cases


@first_answer.expect
def _(cases):
    for wanted, got in cases:
        expect(got["pairs"]).equals(wanted, "Of several answers the one that stands first in the list counts.")


@check("leaves the list and its messages as they were", landmark="by_reference", needs=LINKED)
def leaves_list(program):
    tasks = conversations(program)
    replies = [(f"answer {n}", program.reply(tasks[f"task {n}"], "result", body())) for n in (2, 1)]
    log = [replies[0], *tasks.items(), replies[1]]
    before = [facts(message) for _, message in log]
    return {**paired(program, log), "before": before, "after": [facts(message) for _, message in log]}


@leaves_list.expect
def _(seen):
    expect(seen["list"]).equals(seen["was"], "The list that `pair_up` was given is not what it was before.")
    expect(seen["after"]).equals(seen["before"], "`pair_up` changed the messages in the list.")


# Twist 1: delivered twice.


def again(message):
    """The message once more, as another object where that can be had."""
    facts(message)  # an id may be made when it is first asked for, and copies have the same
    try:
        return deepcopy(message)
    except Exception:
        return message


@check("gives a question that came twice one pair", landmark="once", twist=1)
def came_twice(program):
    task = program.send(*draw.words(2), "task", body())
    question = program.reply(task, "clarification_request", body())
    told = program.reply(question, draw.choice(("result", "error")), body())
    other = program.send(*draw.words(2), "task", body())
    named = {"task": task, "question": question, "told": told, "other": other}
    cases = []
    for names in (
        "task task",
        "task other task",
        "question task told question other task question",
        "told other told question question task other told",
        "other question told task question other task",
    ):
        for make in (again, lambda message: message):
            log = [(name, make(named[name])) for name in names.split()]
            order = [name for name in dict.fromkeys(names.split()) if name != "told"]
            told_in = "told" if "told" in names else None
            wanted = [[name, told_in if name == "question" else None] for name in order]
            cases.append([wanted, paired(program, log)])
    return cases


@came_twice.expect
def _(cases):
    for wanted, got in cases:
        say = "Some messages came several times; each that asks should have one pair, where its first copy stands."
        expect(got["pairs"]).equals(wanted, say)
        expect(got["list"]).equals(got["was"], "The list that `pair_up` was given is not what it was before.")


@check("keeps questions with the same words apart", landmark="once", twist=1)
def same_words(program):
    lead, finder = draw.words(2)
    payload = body()
    first, second = (program.send(lead, finder, "task", payload) for _ in range(2))
    one, two = (program.reply(first, "clarification_request", payload) for _ in range(2))
    answer = program.reply(two, "result", payload)
    log = [("first", first), ("one", one), ("second", second), ("two", two), ("first", again(first))]
    wanted = [["first", None], ["one", None], ["second", None], ["two", "answer"]]
    return [wanted, paired(program, [*log, ("answer", answer), ("answer", again(answer))])]


@same_words.expect
def _(case):
    wanted, got = case
    say = "The same words were asked several times, in messages of their own; each of these has its pair."
    expect(got["pairs"]).equals(wanted, say)
