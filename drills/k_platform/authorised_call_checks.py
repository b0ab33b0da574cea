"""How authorised-call is judged."""

from trainer.checking.api import caught, check, copy, draw, expect, fail


class World:
    """A tool with all that stands around it; `events` holds what was done, in its order."""

    def __init__(self, program, refuses=None, misfit=(), raises=None, returns=None, late=False, seconds=None):
        self.program = program
        self.name, self.fault, self.refusal = f"{draw.word()}{draw.word().title()}", *draw.words(2)
        self.scopes = draw.words(draw.number(2, 4))
        self.spec = program.ToolSpec(
            name=self.name,
            input_schema={draw.word(): str},
            output_schema={draw.word(): int},
            timeout_s=draw.number(1, 90) + 0.25 if seconds is None else seconds,
            fn=self._tool,
        )
        self.args = {draw.word(): draw.number(), draw.word(): draw.word()}
        self.refuses, self.misfit, self.raises, self.returns, self.late = refuses, misfit, raises, returns, late
        self.events, self.given = [], []
        program.validate_against_schema = self._validate
        program.execute_with_timeout = self._execute

    def get(self, tool_name, caller_scopes):
        self.events.append("registry")
        self.asked = [tool_name, sorted(caller_scopes)]
        if self.refuses:
            raise getattr(self.program, self.refuses)(f"{self.refusal} {tool_name}")
        return self.spec

    def _validate(self, value, schema):
        which = {str(self.spec.input_schema): "arguments", str(self.spec.output_schema): "result"}.get(str(schema), "?")
        self.events.append(which)
        self.given.append([which, copy(value)])
        if which in self.misfit:
            raise self.program.SchemaValidationError(self.fault)

    def _execute(self, fn, args, seconds):
        self.events.append("tool")
        self.given.append(["deadline", seconds])
        if self.late:
            raise self.program.ToolTimeout
        return fn(**args)

    def _tool(self, **args):
        self.given.append(["tool", copy(args)])
        if self.raises is not None:
            raise self.raises
        return self.returns

    def called(self, **more):
        """What a call came to, with what was done meanwhile."""
        try:
            got = self.program.execute_tool_call(self.name, dict(self.args), set(self.scopes), self)
        except Exception as error:
            return {**self.seen(), "raised": caught(error), **more}
        return {**self.seen(), **shown(got, self.returns), **more}

    def seen(self):
        return {
            "name": self.name,
            "fault": self.fault,
            "events": list(self.events),
            "given": list(self.given),
            "asked": getattr(self, "asked", None),
            "wanted": {"asked": [self.name, sorted(self.scopes)], "args": self.args, "seconds": self.spec.timeout_s},
        }


def shown(got, raw=None):
    """A tool result as plain data, and whether its observation is what the tool returned, `raw`, itself."""
    if not hasattr(got, "ok") or not hasattr(got, "observation"):
        return {"no result": type(got).__name__}
    return {"ok": got.ok, "observation": copy(got.observation), "itself": got.observation is raw}


def judge_result(case, what):
    if "raised" in case:
        fail(
            f"{what}, and `{case['raised']}` was raised; a `ToolResult` should come back.",
            case["raised"],
            "a ToolResult",
        )
    if "no result" in case:
        fail(f"{what}, and no `ToolResult` came back.", case["no result"], "a ToolResult")


def judge_failure(case, what, *needles):
    judge_result(case, what)
    expect(case["ok"]).equals(False, f"{what}, and the result is marked as ok.")
    expect(case["observation"]).starts_with("ERROR", f"{what}; the observation does not start with `ERROR`.")
    for needle, missing in needles:
        expect(case["observation"]).mentions(
            needle, say=f"{what}; the observation does not hold {missing}.", any_case=needle == "timed out"
        )


def judge_events(case, wanted, say):
    """The steps, one that is taken twice in a row counted once."""
    events = case["events"]
    steps = [step for place, step in enumerate(events) if place == 0 or events[place - 1] != step]
    expect(steps).equals(wanted, say)


@check("asks the registry first, and stops where it refuses", landmark="scope_first")
def registry_first(program):
    return [
        World(program, refuses=kind, misfit=misfit).called(kind=kind)
        for kind in ("UnauthorizedToolError", "UnknownToolError")
        for misfit in ((), ("arguments",))
    ]


@registry_first.expect
def _(cases):
    for case in cases:
        what = f"The registry raised `{case['kind']}`"
        expect(case["asked"]).equals(
            case["wanted"]["asked"], "The registry was not asked with the tool's name and the caller's scopes."
        )
        judge_failure(case, what, (case["name"], "the tool's name"))
        judge_events(case, ["registry"], f"{what}; after that nothing should be looked at and nothing run.")


@check("asks for the caller, whatever the arguments say", landmark="scope_first")
def claimed_scopes(program):
    seen = []
    for claim in ("scopes", "caller_scopes", "role", "permissions", "user"):
        world = World(program, refuses="UnauthorizedToolError")
        world.args[claim] = draw.words(2)
        seen.append(world.called())
    return seen


@claimed_scopes.expect
def _(cases):
    for case in cases:
        expect(case["asked"]).equals(
            case["wanted"]["asked"], "The model put scopes into the arguments, and the registry was asked with those."
        )


@check("asks the registry anew for each call", landmark="scope_first")
def asks_anew(program):
    world = World(program, returns=draw.word())
    world.called()
    # Another caller wants what the first one got.
    world.scopes, world.refuses = draw.words(2), "UnauthorizedToolError"
    world.events, world.given, world.asked = [], [], None
    refused = world.called()
    # And now there is one whom it does not refuse.
    world.scopes, world.refuses = draw.words(2), None
    world.events, world.given, world.asked = [], [], None
    return {"refused": refused, "let through": world.called()}


@asks_anew.expect
def _(seen):
    case = seen["refused"]
    what = "One caller was let through, and then another asked for the same tool, whom the registry refuses"
    expect(case["asked"]).equals(case["wanted"]["asked"], f"{what}: it should be asked again, with the scopes of now.")
    judge_failure(case, what, (case["name"], "the tool's name"))
    judge_events(case, ["registry"], f"{what}; nothing should be looked at and nothing run.")
    case = seen["let through"]
    what = "One caller was refused, and then another asked for the same tool, whom the registry lets through"
    judge_result(case, what)
    expect(case["asked"]).equals(case["wanted"]["asked"], f"{what}: it should be asked again, with the scopes of now.")
    expect(case["ok"]).equals(True, f"{what}, and the call was refused all the same.")


@check("does not run the tool when the arguments do not fit", landmark="args_next")
def arguments_next(program):
    seen = [World(program, misfit=("arguments",)).called()]
    without = World(program, misfit=("arguments",))
    without.args = {}
    return [*seen, without.called()]


@arguments_next.expect
def _(cases):
    for case in cases:
        what = "The arguments do not fit the schema"
        judge_events(
            case, ["registry", "arguments"], f"{what}: after the registry they are looked at, and then nothing runs."
        )
        judge_failure(case, what, (case["name"], "the tool's name"), (case["fault"], "what the validator said"))


@check("takes the steps in their order", landmark="args_next")
def in_order(program):
    return World(program, returns={draw.word(): draw.number()}).called()


@in_order.expect
def _(case):
    judge_result(case, "All was well")
    judge_events(case, ["registry", "arguments", "tool", "result"], "These steps were not taken, or not in this order.")
    expect(dict(case["given"]).get("arguments")).equals(
        case["wanted"]["args"], "What was held against the schema is not what the model sent."
    )


@check("runs the tool once, within its own deadline", landmark="deadline")
def own_deadline(program):
    return [World(program, returns=draw.word(), seconds=seconds).called() for seconds in (None, 0.25, 3600)]


@own_deadline.expect
def _(cases):
    for case in cases:
        judge_result(case, "All was well")
        deadlines = [value for what, value in case["given"] if what == "deadline"]
        runs = [value for what, value in case["given"] if what == "tool"]
        expect(runs).equals([case["wanted"]["args"]], "The tool should run once, with the arguments as they came.")
        expect(deadlines).equals(
            [case["wanted"]["seconds"]], "The tool was not run by `execute_with_timeout` with the deadline of its spec."
        )


@check("says that a tool was too slow", landmark="late")
def too_slow(program):
    return [World(program, late=True).called() for _ in range(2)]


@too_slow.expect
def _(cases):
    for case in cases:
        judge_failure(case, "The tool was too slow", ("timed out", "`timed out`"))
        expect(case["events"].count("tool")).equals(
            1, "A tool that was too slow was run again; it may have acted already."
        )
        judge_events(
            case, ["registry", "arguments", "tool"], "The tool was too slow; after that there is no result to look at."
        )


@check("turns whatever the tool raises into an observation", landmark="observation")
def tool_raises(program):
    class Unavailable(Exception):
        """A library's own exception."""

    kinds = (ValueError, KeyError, TypeError, OSError, RuntimeError, ConnectionError, TimeoutError, Unavailable)
    given = (program.SchemaValidationError, program.UnauthorizedToolError, program.UnknownToolError)
    seen = []
    for kind in (*kinds, *given):
        message = draw.sentence(3)
        world = World(program, raises=kind(message))
        seen.append(world.called(kind=kind.__name__, message=message, open=kind in given))
    # What the system raises has its message behind a number, and some messages are long.
    message = draw.sentence(40)
    world = World(program, raises=ConnectionError(draw.number(), message))
    return [*seen, world.called(kind="ConnectionError", message=message, open=False)]


@tool_raises.expect
def _(cases):
    for case in cases:
        what = f"The tool raised a `{case['kind']}`"
        told = () if case["open"] else ((case["kind"], "its type"), (case["message"], "its message"))
        judge_failure(case, what, *told)
        expect(case["events"].count("tool")).equals(1, f"{what}, and was run again.")


@check("lets Ctrl-C and an exit pass", landmark="observation")
def lets_pass(program):
    seen = []
    for kind in (KeyboardInterrupt, SystemExit):
        world = World(program, raises=kind())
        try:
            world.called()
            seen.append([kind.__name__, "nothing"])
        except kind:
            seen.append([kind.__name__, kind.__name__])
    return seen


@lets_pass.expect
def _(seen):
    for kind, got in seen:
        expect(got).equals(kind, f"`{kind}` is no `Exception`: it should pass through, and did not.")


def results():
    return [{draw.word(): draw.number()}, [draw.word()], draw.word(), {}, [], "", 0, None, False]


@check("gives back a result that fits as it is", landmark="as_it_is")
def as_it_is(program):
    seen = []
    for value in results():
        seen.append(World(program, returns=value).called(value=value))
        world = World(program)
        seen.append({**shown(program.safe_tool_result(value, world.spec), value), "value": value})
    return seen


@as_it_is.expect
def _(cases):
    for case in cases:
        what = f"The result {case['value']!r} fits its schema"
        judge_result(case, what)
        expect(case["ok"]).equals(True, f"{what}, and is not marked as ok.")
        expect(case["observation"]).equals(case["value"], f"{what}, and something else came back.")
        expect(case["itself"]).equals(True, f"{what}, and a copy of it came back.")


@check("lets no malformed result through", landmark="check_result")
def no_malformed(program):
    return [World(program, misfit=("result",), returns=value).called() for value in results()]


@no_malformed.expect
def _(cases):
    for case in cases:
        what = "The result does not fit its schema"
        judge_failure(case, what, (case["name"], "the tool's name"), (case["fault"], "what the validator said"))
        expect(case["events"].count("tool")).equals(1, f"{what}, and the tool was run again.")


@check("judges a result by the output schema alone", landmark="check_result")
def by_output_schema(program):
    seen = []
    for misfit in (("result",), ("arguments",)):
        world = World(program, misfit=misfit)
        try:
            got = shown(program.safe_tool_result(draw.word(), world.spec))
        except Exception as error:
            got = {"raised": caught(error)}
        seen.append({**world.seen(), **got})
    return seen


@by_output_schema.expect
def _(seen):
    bad, good = seen
    for case in seen:
        expect(case["events"]).equals(
            ["result"], "`safe_tool_result` should hold the result against the output schema, and do nothing else."
        )
    judge_failure(
        bad,
        "`safe_tool_result` had a result that does not fit",
        (bad["name"], "the tool's name"),
        (bad["fault"], "what the validator said"),
    )
    judge_result(good, "`safe_tool_result` had a result that fits")
    expect(good["ok"]).equals(True, "`safe_tool_result` had a result that fits, and did not mark it as ok.")


@check("shows nothing of a malformed result", landmark="malformed")
def shows_nothing(program):
    seen = []
    for shape in (str, lambda page: {page: 1}, lambda page: [page]):
        page = draw.word()
        seen.append(World(program, misfit=("result",), returns=shape(page)).called(page=page))
    return seen


@shows_nothing.expect
def _(cases):
    for case in cases:
        judge_failure(case, "The result does not fit its schema")
        expect(case["observation"]).omits(case["page"], say="A part of the malformed result stands in the observation.")


# Twist 1: what a refusal tells.


def refused(program, kind, name):
    world = World(program, refuses=kind)
    world.name = name
    return world.called(refusal=world.refusal)


@check("answers a forbidden tool like one that does not exist", landmark="look_alike", twist=1)
def look_alike(program):
    return [
        [refused(program, kind, name) for kind in ("UnknownToolError", "UnauthorizedToolError")]
        for name in draw.words(2)
    ]


@look_alike.expect
def _(pairs):
    for unknown, forbidden in pairs:
        for case in (unknown, forbidden):
            judge_failure(case, "The registry refused", (case["name"], "the tool's name"))
            expect(case["observation"]).omits(
                case["refusal"], say="The observation repeats what the registry said, which tells why it refused."
            )
        expect(forbidden["observation"]).equals(
            unknown["observation"], "A forbidden tool was answered in other words than one that does not exist."
        )
