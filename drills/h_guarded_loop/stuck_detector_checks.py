"""How stuck-detector is judged."""

from trainer.checking.api import Spy, check, copy, draw, elsewhere, expect, fail


def arguments():
    """The arguments of some call: several types, one object inside another."""
    a, b, c, d, e = draw.words(5)
    inner = {d: draw.word(), e: [draw.number(), draw.word()]}
    return {a: draw.number(), b: draw.sentence(2) + " é", c: inner}


def turned(value):
    """The same data, every object with its keys the other way round."""
    if isinstance(value, dict):
        return {key: turned(item) for key, item in reversed(value.items())}
    return value


def labelled(keys):
    """The keys by labels, equal ones by the same: what they look like is of no interest. What is no text stays."""
    known, labels = [], []
    for key in map(copy, keys):
        if not isinstance(key, str) or not key:
            labels.append(key)
            continue
        if key not in known:
            known.append(key)
        labels.append(f"hash {known.index(key) + 1}")
    return labels


def judge_hash(key):
    expect(key).that(isinstance(key, str) and key != "", "The hash is no text.", "a string")


@check("gives the same hash for the same action, whatever the order of the arguments", landmark="canonical")
def same_hash(program):
    seen = []
    for args in ({}, {draw.word(): draw.number(), draw.word(): draw.word()}, arguments()):
        action = draw.word()
        top = dict(reversed(args.items()))
        seen.append(labelled([program.hash_action(action, copy(each)) for each in (args, args, top, turned(args))]))
    return seen


@same_hash.expect
def _(seen):
    for first, again, top, inside in seen:
        judge_hash(first)
        expect(again).equals(first, "The same action with the same arguments gave another hash the second time.")
        expect(top).equals(first, "The same arguments in another order gave another hash.")
        expect(inside).equals(first, "The keys of an object inside the arguments, in another order, gave another hash.")


@check("gives another hash for another action or other arguments", landmark="canonical")
def other_hash(program):
    action, other, name, word = draw.words(4)
    number, another = draw.numbers(2)
    last = f"zz{other}"
    long = [draw.sentence(6) for _ in range(120)]
    base = {name: number}
    cases = [
        ["Another tool with the same arguments", other, base],
        ["The tool in capitals", action.upper(), base],
        ["Another number", action, {name: another}],
        ["The same value under another name", action, {word: number}],
        ["A number written as text", action, {name: str(number)}],
        ["One argument more", action, {**base, word: another}],
        ["No arguments", action, {}],
        ["A list in place of its one item", action, {name: [number]}],
        ["A list the other way round", action, {name: [number, another]}],
        ["Another value in an object inside", action, {name: {word: number}}],
        # Where something inside begins and where it ends is part of the data.
        ["A list with another list in it", action, {name: [[number, another]]}],
        ["A list inside that ends sooner", action, {name: [[number], another]}],
        ["A list inside that begins later", action, {name: [number, [another]]}],
        ["An object inside with two values", action, {name: {word: number, last: another}}],
        ["The same with the second value outside", action, {name: {word: number}, last: another}],
        ["A text", action, {name: word}],
        ["A text in capitals", action, {name: word.upper()}],
        ["A text with a space", action, {name: f"{word} {other}"}],
        ["The same text without the space", action, {name: f"{word}{other}"}],
        ["The number 1", action, {name: 1}],
        ["True", action, {name: True}],
        ["The number 0", action, {name: 0}],
        ["False", action, {name: False}],
        ["None", action, {name: None}],
        ["An empty text", action, {name: ""}],
        ["An empty list", action, {name: []}],
        ["An empty object", action, {name: {}}],
        ["The text None", action, {name: "None"}],
        ["The text null", action, {name: "null"}],
        *[
            [f"{shown} in {place}", action, {name: hold(value)}]
            for place, hold in (("an object inside", lambda value: {word: value}), ("a list", lambda value: [value]))
            for shown, value in (("The number 1", 1), ("True", True), ("The text 1", "1"), ("The text True", "True"))
        ],
        *[[f"A text with {letter} at its end", action, {name: word + letter}] for letter in ("é", "è", "中", "文")],
        *[
            [f"{what} an argument called `{key}`", tool, {key: value}]
            for key in ("action", "name", "tool")
            for what, tool, value in (
                ("The tool with", action, word),
                ("The tool with another value of", action, name),
                ("Another tool with", other, word),
            )
        ],
        ["A number and a half", action, {name: number + 0.5}],
        ["A number and a half and a tiny bit", action, {name: number + 0.5 + 2**-40}],
        ["A long text", action, {name: "\n".join(long)}],
        ["A long text with another end", action, {name: "\n".join([*long[:-1], long[-1] + "s"])}],
        ["A long text with another middle", action, {name: "\n".join([*long[:60], "", *long[61:]])}],
        *[[f"The number {n}", action, {name: n}] for n in range(-300, 0)],
    ]
    keys = [program.hash_action(action, base), *[program.hash_action(tool, args) for _, tool, args in cases]]
    keys += [
        program.hash_action(action, {name: [another, number]}),
        program.hash_action(action, {name: {word: another}}),
    ]
    names = ["The action", *[case[0] for case in cases], "The list turned", "The other object"]
    return [[name, key] for name, key in zip(names, labelled(keys), strict=True)]


@other_hash.expect
def _(seen):
    known = {}
    for name, key in seen:
        judge_hash(key)
        if key in known:
            fail(f"{name} has the same hash as: {known[key].lower()}.", key, "a hash of its own")
        known[key] = name


@check("gives the same hash in another process", landmark="stable_digest")
def same_elsewhere(program):
    action, args = draw.word(), arguments()
    here = program.hash_action(action, args)
    there = elsewhere("hash_action", action, args)
    if "raised" in there:
        return {"raised": there["raised"]}
    return {"keys": labelled([here, there["returned"]])}


@same_elsewhere.expect
def _(seen):
    if "raised" in seen:
        fail("In another process the same call raised.", seen["raised"], "the same hash")
    here, there = seen["keys"]
    judge_hash(here)
    expect(there).equals(here, "Another process came to another hash, so a run that is resumed there starts anew.")


def looked(program, letters, *args, **kwargs):
    """What `is_stuck` says of a run in letters, the last one being the new action."""
    names = dict(zip(sorted(set(letters)), draw.words(len(set(letters))), strict=True))
    hashes = [names[letter] for letter in letters]
    return ["-".join(letters), program.is_stuck(hashes[:-1], hashes[-1], *args, **kwargs)]


def expect_said(cases, wanted, why):
    for letters, got in cases:
        expect(got).equals(wanted, f"{letters}, the last being the new action: {why}")


@check("sees the same action twice in a row", landmark="with_new")
def twice(program):
    return [looked(program, letters) for letters in ("AA", "ABB", "ABCDD", "ABACC")]


@twice.expect
def _(cases):
    expect_said(cases, True, "the same action twice in a row is stuck.")


@check("sees a cycle of two and one of three", landmark="each_length")
def cycles(program):
    return [looked(program, letters) for letters in ("ABAB", "CABAB", "CDABAB", "ABCABC", "DABCABC", "AABABCABC")]


@cycles.expect
def _(cases):
    expect_said(cases, True, "a block of two or three actions that comes twice in a row is stuck.")


@check("lets a run go on that has not come full circle", landmark="one_before")
def goes_on(program):
    return [looked(program, letters) for letters in ("A", "AB", "ABA", "ABC", "ABCA", "ABCAB", "ABCDA", "ABCDABCD")]


@goes_on.expect
def _(cases):
    expect_said(cases, False, "no block of one, two or three actions has come twice in a row yet.")


@check("takes a cycle as one only where the blocks touch", landmark="one_before")
def touching(program):
    apart = ("ABCDAB", "ABCDABC", "ACA", "ABDCAB", "ABCDEABC")
    # However often an action comes back: only a block makes a cycle, no number of times.
    often = ("ABACADA", "ABCADCAEBA")
    cases = [looked(program, letters) for letters in apart + often]
    # Two hashes of which one is the end of the other are two hashes.
    return [*cases, ["A-B", program.is_stuck(["xyz"], "z")], ["A-B-C", program.is_stuck(["xy", "zx"], "yzxyzx")]]


@touching.expect
def _(cases):
    expect_said(cases, False, "no block of one to three actions comes twice in a row, so this is no cycle.")


@check("compares the blocks in their order", landmark="in_order")
def in_order(program):
    turned = ("ABBA", "ABCBCA", "ABCACB", "ABAABC")
    half_alike = ("DABCB", "DBACA", "DBACBA", "ABCDBC", "ABCADC", "ABCABDABC")
    return [looked(program, letters) for letters in turned + half_alike]


@in_order.expect
def _(cases):
    expect_said(cases, False, "the last actions are not the ones before them in the same order.")


@check("looks at the end of the run alone", landmark="at_the_end")
def end_alone(program):
    return [looked(program, letters) for letters in ("AAB", "ABABC", "ABCABCD", "AABAC", "ABCABD")]


@end_alone.expect
def _(cases):
    expect_said(cases, False, "the new action is another one, so the run has moved on.")


@check("takes the length of the longest cycle from its caller", landmark="each_length")
def longest(program):
    return {
        "short": [
            looked(program, "ABAB", 1),
            looked(program, "ABCABC", 2),
            looked(program, "ABCABC", longest_cycle=2),
            looked(program, "ABCDABCD", longest_cycle=3),
        ],
        "long": [
            looked(program, "AA", 1),
            looked(program, "ABAB", longest_cycle=2),
            looked(program, "ABCDABCD", 4),
            looked(program, "EABCDABCD", longest_cycle=5),
            looked(program, "ABB", longest_cycle=9),
        ],
    }


@longest.expect
def _(seen):
    expect_said(seen["short"], False, "this cycle is longer than `longest_cycle` allows for.")
    expect_said(seen["long"], True, "this cycle is no longer than `longest_cycle`.")


@check("leaves the list of hashes as it was", landmark="with_new")
def leaves_list(program):
    seen = []
    for letters in ("ABA", "ABAB"):
        hashes = draw.words(2) * 2
        given = hashes[: len(letters) - 1]
        program.is_stuck(given, hashes[len(letters) - 1])
        seen.append([hashes[: len(letters) - 1], given])
    return seen


@leaves_list.expect
def _(seen):
    for before, after in seen:
        expect(after).equals(before, "`is_stuck` only looks: the list that it was given is not what it was before.")


# Twist 1: the step that records.


class OwnTrouble(Exception):
    """An exception that no program can know of."""


def failing(**_):
    raise ValueError(draw.word())


def failing_its_own_way(**_):
    raise OwnTrouble(draw.word())


def stepped(program, tools, *actions):
    """What each step came to: kind of observation, whether stuck, how many hashes there are then."""
    hashes, seen = [], []
    for action, args in actions:
        got = copy(program.act(tools, action, args, hashes))
        observation, stuck = got if isinstance(got, (list, tuple)) and len(got) == 2 else (got, None)
        seen.append({"observation": observation, "stuck": stuck, "recorded": len(hashes)})
    return seen


def expect_pair(step):
    expect(step["observation"]).is_text("`act` should return two things, the first of them a string.")
    expect(step["stuck"]).that(
        isinstance(step["stuck"], bool),
        "`act` should return two things, the second `True` or `False`.",
        "True or False",
    )


@check("gives back what the tool returns, or an error observation", landmark="observation", twist=1)
def observes(program):
    good, bad, worse, missing, name, second = draw.words(6)
    number = draw.number()
    tool = Spy(name, f"{second}=None", returns=number)
    tools = {good: tool.fn, bad: failing, worse: failing_its_own_way}
    args = {second: draw.word(), name: draw.word()}
    steps = (good, args), (bad, {}), (worse, {}), (missing, {}), (good, {name: draw.word()})
    seen = stepped(program, tools, *steps)
    return {"seen": seen, "number": number, "args": args, "called": tool.calls}


@observes.expect
def _(case):
    worked, failed, failed_too, unknown, again = case["seen"]
    for step in case["seen"]:
        expect_pair(step)
        expect(step["stuck"]).equals(False, "Five different actions are not stuck.")
    for step in (worked, again):
        expect(step["observation"]).equals(
            str(case["number"]), "The observation should be the text of what the tool returned."
        )
    expect(case["called"][:1]).equals([case["args"]], "The tool should be called with the arguments by name.")
    for step in (failed, failed_too):
        expect(step["observation"]).starts_with("ERROR", "The tool raised, and no error observation came back.")
    expect(unknown["observation"]).starts_with("ERROR", "There is no such tool, and no error observation came back.")


@check("gives a tool its arguments, whatever they are called", landmark="observation", twist=1)
def any_names(program):
    action = draw.word()
    args = {name: draw.word() for name in ("action", "args", "name", "tool", "tools")}
    tool = Spy(*args, returns="")
    stepped(program, {action: tool.fn}, (action, args))
    return {"args": args, "called": tool.calls}


@any_names.expect
def _(case):
    expect(case["called"]).equals(
        [case["args"]], "A tool whose arguments are called `action`, `tool` and the like should get them as any other."
    )


@check("records every action, whatever came of it", landmark="record_all", twist=1)
def records(program):
    good, bad, missing, strict, name = draw.words(5)
    tools = {good: lambda **_: "", bad: failing, strict: lambda: ""}
    return stepped(program, tools, (missing, {}), (bad, {}), (good, {}), (strict, {name: draw.word()}))


@records.expect
def _(seen):
    whats = ("of an unknown tool", "that failed", "that worked", "with an argument that the tool does not have")
    for number, (step, what) in enumerate(zip(seen, whats, strict=True), 1):
        expect(step["recorded"]).equals(number, f"A call {what} should be recorded in `action_hashes` too, once.")
    expect(seen[-1]["observation"]).starts_with(
        "ERROR", "A tool was called with an argument that it does not have, and no error observation came back."
    )


@check("notices unknown and failing tools that come back", landmark="record_all", twist=1)
def notices(program):
    good, bad, missing, name = draw.words(4)
    tools = {good: lambda **_: "", bad: failing}
    args = {name: draw.number(), draw.word(): draw.word()}
    return [
        stepped(program, tools, (missing, args), (missing, dict(reversed(args.items())))),
        stepped(program, tools, (bad, {}), (bad, {})),
        stepped(program, tools, *[(good, {}), (missing, {})] * 2),
        stepped(program, tools, *[(missing, {}), (bad, {}), (good, {})] * 2),
    ]


@notices.expect
def _(runs):
    for steps in runs:
        *earlier, last = steps
        for step in steps:
            expect_pair(step)
        for step in earlier:
            expect(step["stuck"]).equals(False, "An action that closes no cycle was called stuck.")
        expect(last["stuck"]).equals(True, "Unknown and failing tools came round again, and it was not noticed.")


@check("does not run the action that is stuck", landmark="look_first", twist=1)
def not_run(program):
    action, name = draw.words(2)
    tool = Spy(name, returns="")
    # Other arguments make it another action.
    first, second = ({name: number} for number in draw.numbers(2))
    steps = (action, first), (action, second), (action, dict(second))
    return {"seen": stepped(program, {action: tool.fn}, *steps), "called": len(tool.calls)}


@not_run.expect
def _(case):
    first, other, again = case["seen"]
    for step in case["seen"]:
        expect_pair(step)
    expect(first["stuck"]).equals(False, "The first action of a run can't be stuck.")
    expect(other["stuck"]).equals(False, "The same tool with other arguments is another action, and not stuck.")
    expect(again["stuck"]).equals(True, "The same action twice in a row is stuck the second time.")
    expect(case["called"]).equals(2, "The action was stuck, and its tool was run all the same.")
    expect(again["recorded"]).that(
        again["recorded"] in (2, 3), "The action was stuck, and those before it are no longer in `action_hashes`.", 3
    )


@check("makes a text of whatever a tool returns", landmark="observation", twist=1)
def as_text(program):
    action = draw.word()
    values = [0, None, False, "", [draw.word()], {draw.word(): 0.5}, f"  {draw.word()}\n"]
    return [[str(value), copy(program.act({action: lambda value=value: value}, action, {}, []))] for value in values]


@as_text.expect
def _(cases):
    for text, got in cases:
        expect(got).equals(
            [text, False], "The observation should be the text of what the tool returned, whatever it is."
        )
