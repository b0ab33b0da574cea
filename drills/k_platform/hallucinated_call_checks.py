"""How hallucinated-call is judged."""

import difflib

from trainer.checking.api import Spy, check, copy, draw, expect, fail, outcome_of

UNLIKE = "cqwxjshy"
"""Letters that no drawn word holds: a name made of these has nothing in common with one made of words."""


def far_names(count):
    """Names of two words each, no two of them near each other."""
    names = []
    while len(names) < count:
        name = "_".join(draw.words(2))
        if all(difflib.SequenceMatcher(None, name, other).ratio() < 0.5 for other in names):
            names.append(name)
    return names


def unlike_name():
    return "".join(draw.shuffled(UNLIKE)[:6])


class Platform:
    """Tools that count and tools that do not, a validator, and what became of them."""

    def __init__(self, program, allowed, hidden=(), misfit=False, spare=True):
        """With `spare` the caller holds a scope that no tool requires."""
        self.program, self.allowed, self.hidden = program, list(allowed), list(hidden)
        self.scope, self.fault, lacking = draw.words(3)
        self.spy = Spy("**args", returns=draw.word())
        self.held = {self.scope, draw.word()} if spare else {self.scope}
        self.validated, self.misfit = [], misfit
        needs = {name: ((self.scope,), ())[place % 2] for place, name in enumerate(self.allowed)}
        needs |= {name: ((self.scope, lacking), (lacking,))[place % 2] for place, name in enumerate(self.hidden)}
        self.schemas = {name: {draw.word(): draw.word()} for name in needs}
        self.registry = {
            name: program.ToolSpec(
                input_schema=self.schemas[name], scopes_required=frozenset(needs[name]), fn=self.spy.fn
            )
            for name in draw.shuffled(list(needs))
        }
        program.validate_against_schema = self._validate

    def _validate(self, value, schema):
        self.validated.append([copy(value), copy(schema)])
        if self.misfit:
            raise self.program.SchemaValidationError(self.fault)

    def answer(self, action, args=None):
        """What the model hears of this call."""
        self.validated.clear()
        args = {draw.word(): draw.number()} if args is None else args
        got = outcome_of(self.program.handle_hallucinated_call, action, args, self.registry, set(self.held))
        outcome = {"said": got["returned"]} if "returned" in got else {"raised": got["kinds"][0]}
        return {
            **outcome,
            "action": action,
            "args": args,
            "allowed": self.allowed,
            "hidden": [name for name in self.hidden if name != action],
            "schemas": self.schemas,
            "fault": self.fault,
            "validated": copy(self.validated),
            "ran": len(self.spy.calls),
        }


def head(what):
    """What it is about, as it stands before a colon."""
    return what.removesuffix(",")


def judge_error(case, what):
    if "raised" in case:
        fail(f"{what} made the function raise `{case['raised']}`.", case["raised"], "a string")
    expect(case["said"]).starts_with("ERROR", f"{what} was not answered with a string that starts with `ERROR`.")


def judge_unknown(case, what):
    """The answer is an error that lists the tools that count and no other."""
    judge_error(case, what)
    judge_list(case, what)


def judge_list(case, what):
    for name in case["allowed"]:
        expect(case["said"]).mentions(name, say=f"{head(what)}: the answer does not list the tool `{name}`.")
    judge_hidden(case, what)


def judge_hidden(case, what):
    for name in case["hidden"]:
        expect(case["said"]).omits(name, say=f"{head(what)}: the answer names `{name}`, which the caller may not call.")


def judge_hint(case, wanted, what):
    said = case["said"].lower()
    expect(case["said"]).mentions(
        "did you mean", any_case=True, say=f"{head(what)}: the answer does not say `Did you mean`."
    )
    rest = case["said"][said.index("did you mean") :]
    found = sorted((rest.index(name), name) for name in case["allowed"] if name in rest)
    expect(rest).that(
        bool(found) and found[0][1] == wanted, f"{head(what)}: `Did you mean` is not followed by `{wanted}`.", wanted
    )
    between = rest[: found[0][0]]
    expect(between.lower()).omits(wanted.lower(), say=f"{head(what)}: the hint is not spelt like the tool `{wanted}`.")


def judge_no_hint(case, what):
    expect(case["said"].lower()).omits("did you mean", say=f"{head(what)}: there is nothing near to hint at.")


@check("answers an unknown name with an error that repeats it", landmark="unknown")
def unknown(program):
    names = (unlike_name(), unlike_name().title(), f"{unlike_name()}.{unlike_name().upper()}")
    seen = [Platform(program, far_names(count)).answer(name) for count, name in zip((1, 3, 0), names, strict=True)]
    known = far_names(2)
    # With a blank before or after it, it is another name: nothing could be looked up by it.
    return [*seen, *[Platform(program, known).answer(name) for name in (f" {known[0]}", f"{known[1]} ")]]


@unknown.expect
def _(cases):
    for case in cases:
        what = f"The name `{case['action']}`, which is no tool's,"
        if case.get("said", "") is None:
            fail(f"{what} was taken for a call in order.", None, "ERROR ...")
        judge_error(case, what)
        expect(case["said"]).mentions(case["action"].strip(), say=f"{head(what)}: the answer does not repeat it.")


@check("lists the tools that count, and no others", landmark="list_allowed")
def lists(program):
    seen = []
    for allowed, hidden in ((3, 2), (1, 3), (4, 0), (0, 2)):
        names = far_names(allowed + hidden)
        for spare in (True, False):
            platform = Platform(program, names[:allowed], names[allowed:], spare=spare)
            seen.append(platform.answer(unlike_name()))
    many = ["_".join(pair) for pair in zip(draw.words(12), draw.words(12), strict=True)]
    return [*seen, Platform(program, many).answer(unlike_name())]


@lists.expect
def _(cases):
    for case in cases:
        judge_unknown(case, f"The name `{case['action']}`, which is no tool's,")


@check("counts only what the caller may call", landmark="allowed")
def only_allowed(program):
    names = far_names(5)
    seen = []
    for misfit in (False, True):
        platform = Platform(program, names[:3], names[3:], misfit)
        seen += [platform.answer(name) for name in platform.hidden]
    return seen


@only_allowed.expect
def _(cases):
    for case in cases:
        what = f"The name `{case['action']}`, a tool that this caller may not call,"
        if case.get("said", "") is None:
            fail(f"{what} was taken for a call in order.", None, "ERROR ...")
        judge_unknown(case, what)
        for field, kind in case["schemas"][case["action"]].items():
            expect(case["said"]).omits(field, kind, say=f"{head(what)}: the answer explains its arguments.")


def one_letter_off(name):
    """Names that differ from this one by a letter: one is missing, another one, one too many."""
    place = draw.number(1, len(name) - 2)
    return [
        name[:place] + name[place + 1 :],
        name[:place] + "x" + name[place + 1 :],
        name[:place] + "x" + name[place:],
        name[:-1],
        name + "s",
        name[1:],
        "x" + name[1:],
        "x" + name,
    ]


@check("hints at the name that is a letter off", landmark="hint")
def hints(program):
    seen = []
    for place in range(8):
        names = far_names(4)
        wanted = names[place % 4]
        seen.append([Platform(program, names).answer(one_letter_off(wanted)[place]), wanted])
    # One letter of five is much of a name, and still one letter. A name that repeats itself is left out: how much of it
    # is still the same is counted in more than one way.
    for place in (1, 2):
        short, *others = draw.word()[:5], *far_names(2)
        while len(set(short)) < len(short):
            short = draw.word()[:5]
        seen.append([Platform(program, [*others, short]).answer(short[:place] + "x" + short[place + 1 :]), short])
    return seen


@hints.expect
def _(cases):
    for case, wanted in cases:
        what = f"The name `{case['action']}`, where there is a tool `{wanted}`,"
        judge_error(case, what)
        judge_hint(case, wanted, what)
        judge_list(case, what)


@check("hints at the right name whatever the case", landmark="any_case")
def any_case(program):
    seen = []
    for change in (str.upper, str.title, str.capitalize, str.swapcase):
        names = far_names(3)
        seen.append([Platform(program, names).answer(change(names[1])), names[1]])
    first, second, third = far_names(3)
    for spelt in (first.title(), first.upper()):
        seen.append([Platform(program, [second, spelt, third]).answer(first), spelt])
    return seen


@any_case.expect
def _(cases):
    for case, wanted in cases:
        what = f"The name `{case['action']}`, where there is a tool `{wanted}`,"
        judge_error(case, what)
        judge_hint(case, wanted, what)


@check("gives no hint where nothing is near", landmark="hint")
def no_hint(program):
    return [Platform(program, far_names(count)).answer(unlike_name()) for count in (1, 2, 5, 0)]


@no_hint.expect
def _(cases):
    for case in cases:
        what = f"The name `{case['action']}` has no letter in common with any tool"
        judge_error(case, what)
        judge_no_hint(case, what)


@check("hints at nothing that is hidden", landmark="allowed")
def hides(program):
    seen = []
    # A letter is missing, and none is put in: the names share none with the tool that counts.
    for place in (0, 3, 5):
        hidden = far_names(2)
        platform = Platform(program, [unlike_name()], hidden)
        seen.append(platform.answer(one_letter_off(hidden[0])[place]))
        seen.append(platform.answer(draw.choice((str.upper, str.title))(hidden[1])))
    first, second = draw.words(2)
    for endings in (("a", "u"), ("u", "a")):
        platform = Platform(program, [f"{first}_{second}{endings[0]}"], [f"{first}_{second}{endings[1]}"])
        seen.append(platform.answer(f"{first}_{second}x"))
    return seen


@hides.expect
def _(cases):
    for case in cases:
        what = f"The name `{case['action']}`, near a tool that this caller may not call,"
        judge_error(case, what)
        judge_hidden(case, what)
    for case in cases[:6]:
        judge_no_hint(case, "No tool is near that this caller may call")
    for case in cases[6:]:
        judge_hint(case, case["allowed"][0], "Of two tools that are near, the caller may call one")


@check("tells what is wrong with the arguments, and the schema", landmark="tell_schema")
def tells(program):
    seen = []
    for _ in range(2):
        names = far_names(4)
        platform = Platform(program, names[:3], names[3:], misfit=True)
        seen += [platform.answer(names[0]), platform.answer(names[1], {})]
    return seen


@tells.expect
def _(cases):
    for case in cases:
        what = f"Arguments that do not fit the tool `{case['action']}`"
        if case.get("said", "") is None:
            fail(f"{what} were taken for a call in order.", None, "ERROR ...")
        judge_error(case, what)
        expect(case["said"]).mentions(case["action"], say=f"{head(what)}: the answer does not name the tool.")
        expect(case["said"]).mentions(
            case["fault"], say=f"{head(what)}: the answer does not hold what the validator said."
        )
        for field, kind in case["schemas"][case["action"]].items():
            expect(case["said"]).mentions(field, kind, say=f"{head(what)}: the answer does not hold the schema.")
        judge_hidden(case, what)


@check("holds the arguments against the tool's own schema", landmark="check_args")
def own_schema(program):
    names = far_names(4)
    platform = Platform(program, names[:3], names[3:])
    return [platform.answer(name) for name in draw.shuffled(names[:3])]


@own_schema.expect
def _(cases):
    for case in cases:
        wanted = [case["args"], case["schemas"][case["action"]]]
        expect(case["validated"][:1]).equals(
            [wanted], f"The arguments for `{case['action']}` were not held against the schema of that tool."
        )


@check("gives None for a call that is in order", landmark="in_order")
def in_order(program):
    names = far_names(4)
    platform = Platform(program, names[:3], names[3:])
    return [*[platform.answer(name) for name in names[:3]], platform.answer(names[0], {})]


@in_order.expect
def _(cases):
    for case in cases:
        if "raised" in case:
            fail("A call that is in order made the function raise.", case["raised"], None)
        expect(case["said"]).equals(None, f"The call of `{case['action']}` is in order, and should give None.")


@check("runs no tool, however near its name", landmark="in_order")
def runs_none(program):
    names = far_names(3)
    platform = Platform(program, names[:2], names[2:])
    near = [names[0].upper(), *one_letter_off(names[1]), f" {names[0]}", names[2], names[0], names[1]]
    return [platform.answer(action, args) for action in near for args in ({}, {draw.word(): 1})]


@runs_none.expect
def _(cases):
    for case in cases:
        expect(case["ran"]).equals(0, f"A tool was run for the call of `{case['action']}`.")


# Twist 1: a name that is none.


def no_names(names):
    return [None, [], [names[0]], {}, {"name": names[0]}, draw.number(), True, [names[0], names[1]]]


@check("answers a name that is no string", landmark="no_name", twist=1)
def no_string(program):
    names = far_names(4)
    platform = Platform(program, names[:2], names[2:])
    return [platform.answer(action) for action in no_names(names)]


@no_string.expect
def _(cases):
    for case in cases:
        what = f"The name {case['action']!r}"
        if case.get("said", "") is None:
            fail(f"{what} was taken for a call in order.", None, "ERROR ...")
        judge_error(case, what)
        judge_list(case, what)
        expect(case["ran"]).equals(0, f"{what} made a tool run.")


@check("takes nothing for a name that is none", landmark="no_name", twist=1)
def taken_for_none(program):
    names = [*far_names(1), "None", "12", "[]", "{}", "True"]
    platform = Platform(program, names)
    misfits = Platform(program, names, misfit=True)
    actions = [None, 12, [], {}, True, [names[0]], {"name": names[0]}]
    return [each.answer(action) for each in (platform, misfits) for action in actions]


@taken_for_none.expect
def _(cases):
    for case in cases:
        what = f"The name {case['action']!r}, where there are tools called {case['allowed'][1:]}"
        expect(case.get("said", "")).that(
            case.get("said", "") is not None, f"{what}, was taken for a call in order.", "ERROR ..."
        )
        judge_error(case, what)
        expect(case["validated"]).equals([], f"{what}, was taken for one of them, and its arguments were looked at.")
