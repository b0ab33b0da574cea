"""How four-layer-call is judged."""

import json

from trainer.checking.api import check, copy, draw, expect, fail, ordinal, restarted

PASSING = ("ToolTimeout", "TransientError")


class World:
    """A tool with all that stands around it. Each run takes the next step of a plan: an exception, or a result."""

    def __init__(self, program, *plan, idempotent=True, problems=(), fallbacks=2):
        self.program, self.plan, self.problems = program, list(plan), list(problems)
        self.name, self.key = draw.words(2)
        self.spec = program.ToolSpec(
            name=self.name,
            schema={draw.word(): str},
            timeout_s=float(draw.number(20, 90)),
            idempotent=idempotent,
            fallbacks=draw.words(fallbacks),
            fn=self._tool,
        )
        self.args = {draw.word(): draw.number(), draw.word(): draw.word()}
        self.store, self.events, self.looked, self.ran, self.deadlines, self.kept = {}, [], [], [], [], []

    def _validate(self, args, schema):
        self.events.append("validate")
        self.looked.append([copy(args), schema == self.spec.schema])
        return list(self.problems)

    def _execute(self, fn, args, seconds):
        self.deadlines.append(seconds)
        return fn(**args)

    def _tool(self, **args):
        self.events.append("run")
        self.ran.append(copy(args))
        self.kept.append(len(self.store))
        step = self.plan.pop(0) if self.plan else "more runs than planned"
        if isinstance(step, BaseException):
            raise step
        return step

    def _wait(self, n):
        self.events.append(f"back_off({n})")

    def called(self, key=None, *rest, **how):
        """What one call came to."""
        key = self.key if key is None else key
        for name, own in (
            ("validate", self._validate),
            ("execute_with_timeout", self._execute),
            ("back_off", self._wait),
        ):
            setattr(self.program, name, own)
        try:
            got = self.program.reliable_call(self.spec, dict(self.args), key, self.store, *rest, **how)
        except Exception as error:
            return {"raised": type(error).__name__}
        if not hasattr(got, "ok") or not hasattr(got, "observation"):
            return {"no result": type(got).__name__}
        return {"ok": got.ok, "observation": copy(got.observation)}

    def crashed(self):
        """A call in which the process ends."""
        try:
            self.called()
        except (KeyboardInterrupt, SystemExit):
            return True
        return False

    def reopened(self):
        """The store as a later process finds it; whether that was possible."""
        try:
            self.store = json.loads(json.dumps(self.store))
        except (TypeError, ValueError):
            return False
        return True

    def seen(self, **more):
        return {
            "name": self.name,
            "events": list(self.events),
            "runs": len(self.ran),
            "fallbacks": list(self.spec.fallbacks),
            **more,
        }

    def once(self, *rest, **how):
        """One call, and what was done meanwhile."""
        return self.seen(got=self.called(None, *rest, **how), **how)


def passing(program, *names):
    """Failures that may pass, by name."""
    return [getattr(program, name)() for name in names]


def either(program):
    return passing(program, draw.choice(PASSING))[0]


def judge_result(got, what):
    if "raised" in got:
        fail(f"{what}, and `{got['raised']}` was raised; a `ToolResult` should come back.", got["raised"], "ToolResult")
    if "no result" in got:
        fail(f"{what}, and no `ToolResult` came back.", got["no result"], "a ToolResult")


def judge_good(got, value, what):
    judge_result(got, what)
    expect(got["ok"]).equals(True, f"{what}, and the result is not marked as ok.")
    expect(got["observation"]).equals(value, f"{what}, and the observation is something else.")


def judge_bad(got, what, *needles):
    judge_result(got, what)
    expect(got["ok"]).equals(False, f"{what}, and the result is marked as ok.")
    expect(got["observation"]).starts_with("ERROR", f"{what}; the observation does not start with `ERROR`.")
    for needle, missing in needles:
        expect(got["observation"]).mentions(needle, say=f"{what}; the observation does not hold {missing}.")


def values():
    return [{draw.word(): draw.number()}, [draw.word()], f"  {draw.word()}\n", "ERROR", {}, [], "", 0, None, False]


@check("looks at the arguments before anything else", landmark="validate_first")
def arguments_first(program):
    seen = []
    for known in (False, True):
        for count in (1, 3):
            world = World(program, draw.word(), problems=[draw.sentence(3) for _ in range(count)])
            if known:
                world.store[world.key] = draw.word()
            looked = world.once()
            seen.append({**looked, "problems": world.problems, "looked": world.looked, "args": world.args})
    fine = World(program, draw.word())
    fine.called()
    return {"cases": seen, "looked": fine.looked, "args": fine.args}


@arguments_first.expect
def _(seen):
    if not seen["looked"]:
        fail("`validate` was never asked about the arguments.", "no question", "validate(args, spec.schema)")
    expect(seen["looked"][0]).equals(
        [seen["args"], True], "`validate` was asked about something else than the arguments and the tool's schema."
    )
    for case in seen["cases"]:
        what = f"The arguments have {len(case['problems'])} problem{'s' * (len(case['problems']) > 1)}"
        expect(case["runs"]).equals(0, f"{what}, and the tool ran all the same.")
        needles = [(problem, "all of them") for problem in case["problems"]]
        judge_bad(case["got"], what, (case["name"], "the tool's name"), *needles)


@check("hands out what is stored", landmark="replay")
def hands_out(program):
    seen = []
    for number, value in enumerate(values()):
        world = World(program, idempotent=bool(number % 2))
        world.store |= {draw.word(): draw.word(), world.key: copy(value), draw.word(): draw.word()}
        seen.append({**world.once(), "value": value})
    return seen


@hands_out.expect
def _(cases):
    for case in cases:
        what = f"The store has {case['value']!r} under this key"
        expect(case["runs"]).equals(0, f"{what}, and the tool ran once more.")
        judge_good(case["got"], case["value"], what)


@check("answers the second call from the first", landmark="replay")
def second_from_first(program):
    seen = []
    for number, value in enumerate(values()):
        world = World(program, value, draw.word(), idempotent=bool(number % 2))
        first, second = world.called(), world.called()
        runs = len(world.ran)
        other = world.called(key=draw.word())
        in_all = len(world.ran)
        world.store = {}
        anew = world.called()
        seen.append(
            {
                "value": value,
                "first": first,
                "second": second,
                "runs": runs,
                "other": other,
                "in all": in_all,
                "anew": anew,
                "with another store": len(world.ran) - in_all,
            }
        )
    return seen


@second_from_first.expect
def _(cases):
    for case in cases:
        what = f"The tool gave {case['value']!r}"
        judge_good(case["first"], case["value"], what)
        expect(case["runs"]).equals(1, f"{what}; asked again with the same key, it ran once more.")
        judge_good(case["second"], case["value"], f"{what}; it was asked again with the same key")
        judge_result(case["other"], "Another key was used")
        expect(case["in all"]).equals(2, "Another key was used: the tool has to run.")
        judge_result(case["anew"], "The key was used with another store, an empty one")
        expect(case["with another store"]).equals(
            1, "The key was used with another store, an empty one, which does not have it: the tool has to run."
        )


@check("keeps the result and nothing else", landmark="remember")
def keeps(program):
    seen = []
    plans = [("a result", [draw.word()], {}), ("an empty result", [[]], {})]
    plans += [
        ("a failure", passing(program, *["ToolTimeout"] * 9), {}),
        ("an exception", [ValueError(draw.word())], {}),
    ]
    plans += [("problems with the arguments", [], {"problems": [draw.word()]})]
    for what, plan, how in plans:
        for idempotent in (True, False):
            world = World(program, *plan, idempotent=idempotent, **how)
            before = {draw.word(): draw.word()}
            world.store.update(before)
            world.called()
            wanted = {**before, world.key: plan[0]} if "result" in what else before
            seen.append({"what": what, "store": copy(world.store), "wanted": wanted})
    return seen


@keeps.expect
def _(cases):
    for case in cases:
        expect(case["store"]).equals(
            case["wanted"], f"The call ended in {case['what']}; the store is not as it should be."
        )


@check("runs the tool within its own deadline", landmark="deadline")
def own_deadline(program):
    seen = []
    for plan in ([draw.word()], [either(program), draw.word()]):
        world = World(program, *plan)
        world.called()
        seen.append([world.deadlines, [world.spec.timeout_s] * len(plan), world.ran, [world.args] * len(plan)])
    return seen


@own_deadline.expect
def _(cases):
    for deadlines, right, ran, args in cases:
        expect({"runs": len(ran)}).equals(
            {"runs": len(args)},
            f"The tool is idempotent, and works the {ordinal(len(args) - 1)} time: it should run so many times.",
        )
        expect(deadlines).equals(
            right, "Each run should go through `execute_with_timeout`, with the `timeout_s` of the spec."
        )
        expect(ran).equals(args, "Each run should get the arguments as they came.")


@check("gives back the result as it is", landmark="remember")
def as_it_is(program):
    return [
        {**World(program, value, idempotent=idempotent).once(), "value": value}
        for idempotent in (True, False)
        for value in values()
    ]


@as_it_is.expect
def _(cases):
    for case in cases:
        judge_good(case["got"], case["value"], f"The tool gave {case['value']!r}")


@check("runs an idempotent tool again when it may pass", landmark="passing")
def runs_again(program):
    seen = []
    for names in (PASSING[:1], PASSING[1:], PASSING, PASSING[::-1]):
        value = draw.word()
        seen.append({**World(program, *passing(program, *names), value).once(), "names": names, "value": value})
    return seen


@runs_again.expect
def _(cases):
    for case in cases:
        names = " and ".join(f"`{name}`" for name in case["names"])
        what = f"After {names} the tool, which is idempotent, would have worked"
        judge_good(case["got"], case["value"], what)
        expect(case["runs"]).equals(len(case["names"]) + 1, f"{what}: it ran another number of times.")


@check("runs any other tool once", landmark="only_idempotent")
def runs_once(program):
    return [
        {**World(program, *passing(program, name), draw.word(), idempotent=False).once(**how), "name of it": name}
        for name in PASSING
        for how in ({}, {"attempts": 5})
    ]


@runs_once.expect
def _(cases):
    for case in cases:
        what = f"A tool that is not idempotent ended in `{case['name of it']}`"
        expect(case["runs"]).equals(1, f"{what}: nobody knows what it did, and it ran again.")
        judge_bad(case["got"], what)


@check("stops after so many attempts", landmark="only_idempotent")
def stops(program):
    seen = []
    for how in ({}, {"attempts": 1}, {"attempts": 2}, {"attempts": draw.number(4, 6)}):
        names = [draw.choice(PASSING) for _ in range(9)]
        seen.append(World(program, *passing(program, *names)).once(**how))
    seen.append({**World(program, *passing(program, *PASSING * 3)).once(4), "attempts": 4})
    return seen


@stops.expect
def _(cases):
    for case in cases:
        attempts = case.get("attempts", 3)
        expect(case["runs"]).equals(
            attempts, f"With {attempts} attempt{'s' * (attempts > 1)} the tool, which failed each time, ran otherwise."
        )
        judge_bad(case["got"], "Each run failed")


@check("waits before each further run", landmark="back_off")
def waits(program):
    value = draw.word()
    plans = [
        (World(program, *passing(program, *PASSING * 3)), {}, "r0r1r"),
        (World(program, *passing(program, *PASSING * 3)), {"attempts": 5}, "r0r1r2r3r"),
        (World(program, either(program), value), {}, "r0r"),
        (World(program, *passing(program, *PASSING), value), {}, "r0r1r"),
        (World(program, value), {}, "r"),
        (World(program, either(program)), {"attempts": 1}, "r"),
        (World(program, either(program), idempotent=False), {}, "r"),
        (World(program, ValueError(draw.word())), {}, "r"),
    ]
    return [{**world.once(**how), "wanted": wanted} for world, how, wanted in plans]


@waits.expect
def _(cases):
    for case in cases:
        got = [event for event in case["events"] if event != "validate"]
        wanted = ["run" if letter == "r" else f"back_off({letter})" for letter in case["wanted"]]
        expect(got).equals(
            wanted,
            "Between two runs it should wait once, counted from 0, and not before the first or after the last.",
        )


@check("says what failed and what is left to do", landmark="degrade")
def says_what(program):
    seen = []
    for idempotent in (True, False):
        for name in PASSING:
            for fallbacks in (3, 1, 0):
                names = [*[one for one in PASSING if one != name] * 2, name] if idempotent else [name]
                world = World(program, *passing(program, *names), idempotent=idempotent, fallbacks=fallbacks)
                seen.append({**world.once(), "last": name})
    return seen


@says_what.expect
def _(cases):
    for case in cases:
        judge_bad(
            case["got"],
            f"The last run ended in `{case['last']}`",
            (case["name"], "the tool's name"),
            (case["last"], "what it was"),
            *[(fallback, "every fallback") for fallback in case["fallbacks"]],
        )


@check("ends at once on any other exception", landmark="lasting")
def ends_at_once(program):
    class Declined(Exception):
        """A library's own exception."""

    seen = []
    for kind in (ValueError, KeyError, OSError, RuntimeError, TimeoutError, ConnectionError, Declined):
        for before in (0, 1):
            message = draw.word()
            plan = [*passing(program, *PASSING[:before]), kind(message), draw.word()]
            seen.append({**World(program, *plan).once(), "before": before, "kind": kind.__name__, "message": message})
    return seen


@ends_at_once.expect
def _(cases):
    for case in cases:
        what = f"The tool raised `{case['kind']}`"
        judge_bad(
            case["got"],
            what,
            (case["name"], "the tool's name"),
            (case["kind"], "its type"),
            (case["message"], "its message"),
        )
        expect(case["runs"]).equals(case["before"] + 1, f"{what}, which will not pass, and it was run again.")


@check("lets Ctrl-C and an exit pass", landmark="lasting")
def lets_pass(program):
    return [[kind.__name__, World(program, kind()).crashed()] for kind in (KeyboardInterrupt, SystemExit)]


@lets_pass.expect
def _(seen):
    for kind, passed in seen:
        expect(passed).equals(True, f"`{kind}` is no `Exception`: it should pass through, and did not.")


# Twist 1: what nobody knows is not done again.


def judge_readable(case):
    expect(case["readable"]).equals(True, "What was put into the store can't be written as JSON.")


def judge_doubt(got, name, what):
    judge_bad(got, what, (name, "the tool's name"))
    expect(got["observation"]).mentions(
        "unknown", any_case=True, say=f"{what}; the observation does not say that the outcome is `unknown`."
    )


@check("runs nothing again whose outcome is unknown", landmark="in_doubt", twist=1)
def nothing_again(program):
    seen = []
    for name in PASSING:
        for again in (False, True):
            world = World(program, *passing(program, name), draw.word(), draw.word(), idempotent=False)
            world.called()
            readable = world.reopened() if again else True
            got = [world.called() for _ in range(2)]
            runs = len(world.ran)
            other = world.called(key=draw.word())
            world.problems = [draw.sentence(3)]
            misfit = {"got": world.called(), "problem": world.problems[0]}
            seen.append(world.seen(got=got, runs=runs, readable=readable, fault=name, other=other, misfit=misfit))
    return seen


@nothing_again.expect
def _(cases):
    for case in cases:
        judge_readable(case)
        what = f"A tool that is not idempotent ended in `{case['fault']}`, and was asked for again with the same key"
        expect(case["runs"]).equals(1, f"{what}: it ran a second time.")
        for got in case["got"]:
            judge_doubt(got, case["name"], what)
        judge_result(case["other"], "Another key was used")
        expect(case["other"]["ok"]).equals(True, "Another key was used, and its call was not made.")
        what = (
            "The arguments have a problem; they are looked at first, also where the outcome of an earlier call is open"
        )
        judge_bad(case["misfit"]["got"], what, (case["misfit"]["problem"], "it"))


@check("notes the intent before the tool runs", landmark="intent_first", twist=1)
def notes_first(program):
    seen = []
    for kind in (KeyboardInterrupt, SystemExit):
        world = World(program, kind(), draw.word(), idempotent=False)
        world.crashed()
        readable = world.reopened()
        world.program = restarted()
        seen.append(world.seen(got=world.called(), runs=len(world.ran), readable=readable, kept=world.kept))
    return seen


@notes_first.expect
def _(cases):
    for case in cases:
        judge_readable(case)
        what = "The process died while a tool ran that is not idempotent, and it was asked for again"
        expect(case["runs"]).equals(1, f"{what}: it ran a second time.")
        expect(case["kept"][0]).that(case["kept"][0] > 0, "When the tool ran, the store was still empty.", 1)
        judge_doubt(case["got"], case["name"], what)


@check("frees the key of a call that was turned down", landmark="refused_is_free", twist=1)
def frees(program):
    seen = []
    for kind in (ValueError, OSError, RuntimeError):
        (value, before), settled = draw.words(2), draw.word()
        world = World(program, before, kind(draw.word()), value, idempotent=False)
        world.called(key=settled)
        world.called()
        readable = world.reopened()
        second = world.called()
        got, runs = [second, world.called()], len(world.ran) - 1
        settled = world.called(key=settled)
        seen.append(
            world.seen(got=got, readable=readable, value=value, kind=kind.__name__, before=[settled, before])
            | {"runs": runs}
        )
    # Where the arguments do not fit nothing is begun.
    world = World(program, draw.word(), idempotent=False, problems=[draw.word()])
    world.called()
    world.problems = []
    return {"cases": seen, "misfit": world.called()}


@frees.expect
def _(seen):
    judge_result(seen["misfit"], "A call with better arguments came after one whose arguments did not fit")
    expect(seen["misfit"]["ok"]).equals(
        True, "Arguments did not fit, so nothing was begun; with better ones the call should be made."
    )
    for case in seen["cases"]:
        judge_readable(case)
        what = f"The tool raised `{case['kind']}`, so nothing was done, and it was asked for again"
        judge_good(case["got"][0], case["value"], what)
        expect(case["runs"]).equals(2, f"{what}, twice: it should have run once more, and then not again.")
        judge_good(case["got"][1], case["value"], "The second run worked, and it was asked for a third time")
        judge_good(*case["before"], "Another key had its result before that, and it was asked for once more")


@check("leaves idempotent tools free to run again", landmark="intent_first", twist=1)
def leaves_free(program):
    seen = []
    for name in PASSING:
        value = draw.word()
        world = World(program, *passing(program, *[name] * 3), value)
        world.called()
        readable = world.reopened()
        got = world.called()
        seen.append(world.seen(got=got, readable=readable, value=value, fault=name))
    value = draw.word()
    other = World(program, ValueError(draw.word()), value)
    other.called()
    readable = other.reopened()
    seen.append(other.seen(got=other.called(), readable=readable, value=value, fault="ValueError"))
    crashed = World(program, SystemExit(), draw.word())
    crashed.crashed()
    readable = crashed.reopened()
    return {"cases": seen, "crashed": crashed.seen(readable=readable, got=crashed.called())}


@leaves_free.expect
def _(seen):
    for case in seen["cases"]:
        judge_readable(case)
        what = f"An idempotent tool ended in `{case['fault']}`, and was asked for again later"
        judge_good(case["got"], case["value"], what)
    judge_readable(seen["crashed"])
    judge_result(seen["crashed"]["got"], "The process died while an idempotent tool ran")
    expect(seen["crashed"]["got"]["ok"]).equals(
        True, "The process died while an idempotent tool ran; asked for again, it should simply run."
    )


@check("hands out any result, however it looks", landmark="replay", twist=1)
def any_result(program):
    hung = World(program, either(program), idempotent=False)
    hung.called()
    readable = hung.reopened()
    noted = list(hung.store.values())
    seen = []
    for value in [*noted, *values(), "begun", "pending", "unknown"]:
        for idempotent in (True, False):
            world = World(program, copy(value), draw.word(), idempotent=idempotent)
            world.called()
            again = world.reopened()
            seen.append(world.seen(got=world.called(), readable=readable and again, value=value))
    return seen


@any_result.expect
def _(cases):
    for case in cases:
        judge_readable(case)
        what = f"The tool gave {case['value']!r} and was asked for again with the same key"
        judge_good(case["got"], case["value"], what)
        expect(case["runs"]).equals(1, f"{what}: it ran a second time.")
