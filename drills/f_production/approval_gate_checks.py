"""How approval-gate is judged."""

from trainer.checking.api import check, copy, draw, expect, fail


class Desk:
    """Two tools, one behind the gate and one not, and a person who decides; all they see is noted, in order."""

    def __init__(self, program, *decisions):
        self.gated, self.free = draw.words(2)
        self.result, self.reason = draw.sentence(2), draw.sentence(3)
        self.decisions = list(decisions)
        self.log = []
        self.program = program
        gate(program, self.gated, draw.word())
        self.tools = {name: self.tool(name) for name in draw.shuffled([self.gated, self.free, draw.word()])}

    def tool(self, name):
        def run(**args):
            self.log.append(["ran", name, copy(args)])
            return self.result

        return run

    def approve(self, name, args):
        self.log.append(["asked", name, copy(args)])
        return self.decisions.pop(0) if self.decisions else {"approved": False}

    def call(self, name, args):
        # A copy, so that what is expected later stays what was given.
        return self.program.guarded_call(name, copy(args), self.tools, self.approve)

    def seen(self, got):
        return {
            "got": got,
            "log": self.log,
            "gated": self.gated,
            "free": self.free,
            "result": self.result,
            "reason": self.reason,
        }


def gate(program, *names):
    """Put these names behind the gate, in the program's own set where it is one."""
    known = getattr(program, "IRREVERSIBLE", None)
    if isinstance(known, set):
        known.clear()
        known.update(names)
    else:
        program.IRREVERSIBLE = set(names)


def arguments():
    first, second = draw.words(2)
    return {first: draw.word(), second: draw.number()}


def kinds(log):
    return [entry[0] for entry in log]


def declined(program, reason=True, words=3):
    desk = Desk(program)
    desk.reason = draw.sentence(words)
    desk.decisions = [{"approved": False, "reason": desk.reason} if reason else {"approved": False}]
    args = arguments()
    return {**desk.seen(desk.call(desk.gated, args)), "args": args}


def approved(program, **more):
    desk = Desk(program, {"approved": True, **more})
    args = arguments()
    return {**desk.seen(desk.call(desk.gated, args)), "args": args}


@check("runs a tool outside the set without asking", landmark="gate")
def runs_free(program):
    seen = []
    for args in (arguments(), {}, {**arguments(), **arguments(), draw.word(): None}):
        desk = Desk(program)
        seen.append({**desk.seen(desk.call(desk.free, args)), "args": args})
    return seen


@runs_free.expect
def _(cases):
    for case in cases:
        if "asked" in kinds(case["log"]):
            fail(
                f"`{case['free']}` is not in the set, and yet a person was asked about it.",
                kinds(case["log"]),
                ["ran"],
            )
        expect(case["log"]).equals(
            [["ran", case["free"], case["args"]]], f"`{case['free']}` should run once, with the arguments given."
        )
        expect(case["got"]).equals(case["result"], f"The result of `{case['free']}` did not come back.")


@check("asks once, with the name and the arguments", landmark="ask")
def asks(program):
    return [approved(program), declined(program)]


@asks.expect
def _(cases):
    for case in cases:
        asked = [entry[1:] for entry in case["log"] if entry[0] == "asked"]
        if not asked:
            fail(f"`{case['gated']}` is in the set, and yet nobody was asked.", case["log"], "one question")
        expect(asked).equals(
            [[case["gated"], case["args"]]],
            "A person should be asked once, with the tool's name and the real arguments.",
        )


@check("asks before the tool runs", landmark="ask")
def asks_first(program):
    return [approved(program), declined(program)]


@asks_first.expect
def _(cases):
    for case in cases:
        if "ran" in kinds(case["log"]):
            order = kinds(case["log"])
            if order[0] != "asked":
                fail("The tool ran before a person was asked about it.", order, ["asked", "ran"])


@check("runs a tool that was approved", landmark="decide")
def runs_approved(program):
    return [approved(program), approved(program, reason=draw.sentence(2))]


@runs_approved.expect
def _(cases):
    for case in cases:
        ran = [entry[1:] for entry in case["log"] if entry[0] == "ran"]
        expect(ran).equals(
            [[case["gated"], case["args"]]],
            "The tool was approved; it should run once, with the arguments given.",
        )
        expect(case["got"]).equals(case["result"], "The tool was approved, and its result did not come back.")


@check("does not run a tool that was declined", landmark="decide")
def declines(program):
    return [declined(program), declined(program, reason=False)]


@declines.expect
def _(cases):
    for case in cases:
        expect("ran" in kinds(case["log"])).equals(
            False, f"A person declined `{case['gated']}`, and it ran all the same."
        )


@check("says that the call was blocked, and which", landmark="final")
def says_blocked(program):
    return [declined(program), declined(program, reason=False)]


@says_blocked.expect
def _(cases):
    for case in cases:
        expect(case["got"]).starts_with(
            "BLOCKED", "A declined call should come back as a string that starts with BLOCKED."
        )
        expect(case["got"]).mentions(case["gated"], say="The refusal does not name the tool that was refused.")


@check("says that it is no use to try again", landmark="final")
def says_final(program):
    return [declined(program), declined(program, reason=False)]


@says_final.expect
def _(cases):
    for case in cases:
        got = " ".join(case["got"].split()) if isinstance(case["got"], str) else case["got"]
        expect(got).mentions(
            "do not retry",
            any_case=True,
            say="The refusal reads like an error that may pass: it does not say `do not retry`.",
        )


@check("passes the person's reason on", landmark="reason")
def passes_reason(program):
    return [declined(program), declined(program, words=30)]


@passes_reason.expect
def _(cases):
    for case in cases:
        expect(case["got"]).mentions(
            case["reason"], say="The person gave a reason, and the refusal does not say it, whole."
        )


@check("does without a reason", landmark="reason")
def without_reason(program):
    absent = declined(program, reason=False)
    desk = Desk(program, {"approved": False, "reason": ""})
    return [absent, desk.seen(desk.call(desk.gated, arguments()))]


@without_reason.expect
def _(cases):
    for case in cases:
        expect(case["got"]).starts_with(
            "BLOCKED", "Where the person gave no reason, the refusal should come all the same."
        )
        expect(case["got"]).mentions(case["gated"], say="The refusal without a reason does not name the tool.")


@check("gives every result as text", landmark="run")
def as_text(program):
    values = [draw.number(), None, 0, "", False, [], {"left": draw.number()}, draw.word(), f"  {draw.word()}\n"]
    seen = []
    for value in values:
        desk = Desk(program, {"approved": True})
        desk.result = value
        seen.append([str(value), desk.call(desk.free, {}), desk.call(desk.gated, {}), kinds(desk.log).count("ran")])
    return seen


@as_text.expect
def _(cases):
    for value, free, gated, runs in cases:
        expect(free).equals(value, "What a tool outside the set gave should come back as its `str`, whatever it is.")
        expect(gated).equals(value, "What an approved tool gave should come back as its `str`, whatever it is.")
        expect(runs).equals(2, f"Two tools gave {value!r}; each should run once, whatever it gives.")


@check("gives a tool its arguments, whatever they are called", landmark="run")
def any_names(program):
    cases = []
    for free in (True, False):
        desk = Desk(program, {"approved": True})
        args = {name: draw.word() for name in ("name", "args", "tools", "approve")}
        called = desk.free if free else desk.gated
        desk.call(called, copy(args))
        cases.append([[entry for entry in desk.log if entry[0] == "ran"], ["ran", called, args]])
    return cases


@any_names.expect
def _(cases):
    for ran, wanted in cases:
        expect(ran).equals(
            [wanted], "A tool whose arguments are called `name`, `args` and the like should get them as any other."
        )


@check("goes by the whole name", landmark="gate")
def whole_name(program):
    desk = Desk(program)
    near = [desk.gated[:4], f"{desk.gated}_status", f"preview_{desk.gated}", desk.gated.upper()]
    desk.tools.update({name: desk.tool(name) for name in near})
    for name in near:
        desk.call(name, {})
    return {"near": near, "log": desk.log}


@whole_name.expect
def _(case):
    wanted = [["ran", name, {}] for name in case["near"]]
    if case["log"] != wanted:
        fail("A tool whose name is only like one in the set was held up.", case["log"], wanted)


@check("gates every tool of the set", landmark="gate")
def every_name(program):
    names = draw.words(4)
    gate(program, *names)
    log = []

    def tool(name):
        return lambda: log.append(name)

    tools = {name: tool(name) for name in names}
    got = [program.guarded_call(name, {}, tools, lambda name, args: {"approved": False}) for name in names]
    return {"names": names, "log": log, "got": got}


@every_name.expect
def _(case):
    expect(case["log"]).equals([], "All four tools of the set were declined, and one of them ran.")
    for name, got in zip(case["names"], case["got"], strict=False):
        expect(got).mentions(
            "BLOCKED", name, say="Each of the four tools of the set was declined and should be blocked."
        )


@check("asks anew for every call", landmark="ask")
def asks_anew(program):
    yes, no = {"approved": True}, {"approved": False}
    desk = Desk(program, yes, no, yes)
    args = arguments()
    got = [desk.call(desk.gated, dict(args)) for _ in range(3)]
    return {**desk.seen(got), "args": args}


@asks_anew.expect
def _(case):
    expect(kinds(case["log"])).equals(
        ["asked", "ran", "asked", "asked", "ran"],
        "The same call came three times: yes, no, yes. Each needs its own answer.",
    )
    for position, got in enumerate(case["got"]):
        if position == 1:
            expect(got).starts_with("BLOCKED", "The second of three equal calls was declined and should be blocked.")
        else:
            expect(got).equals(case["result"], "The first and the third of three equal calls were approved.")
