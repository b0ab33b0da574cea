"""How error-dispatch is judged."""

import functools

from trainer.checking.api import Spy, check, draw, expect, fail, outcome_of


def judge_error(outcome, what, needles, missing):
    """That an outcome is an error observation that mentions each of `needles`; `missing` says what is not there."""
    if "raised" in outcome:
        fail(f"{what} made `dispatch` raise; a string should come back.", outcome["raised"], "a string")
    expect(outcome.get("returned")).starts_with("ERROR", f"{what} did not give a string that starts with `ERROR`.")
    for needle in needles:
        expect(outcome["returned"]).mentions(needle, say=missing.format(needle=needle))


class Receipt:
    """A result whose `str` is not its `repr`."""

    def __init__(self, shown):
        self.shown = shown

    def __str__(self):
        return self.shown


@check("gives the text of what the tool returned", landmark="as_text")
def success(program):
    values = [draw.number(), draw.word(), None, 0, "", False, [draw.word(), draw.number()], {draw.word(): 1.5}]
    values += [(draw.number(),), f" {draw.word()}\n", draw.word() * 900, draw.number() + 0.125]
    values += [Receipt(draw.sentence()), f"{draw.word()}: no error, and nothing failed"]
    name, parameter = draw.words(2)
    seen = []
    for value in values:
        spy = Spy(parameter, returns=value)
        seen.append([str(value), program.dispatch({name: spy.fn}, name, {parameter: draw.number()}), len(spy.calls)])
    return seen


@success.expect
def _(seen):
    for wanted, got, runs in seen:
        expect(got).equals(wanted, "What came back is not the `str` of what the tool returned.")
        expect(runs).equals(1, "One call should run the tool once.")


@check("runs the tool that was named with the arguments by name", landmark="as_text")
def runs_with_arguments(program):
    other, left, right, extra = draw.words(4)
    name = f"{draw.word()}_{draw.word().title()}"
    low, high = draw.numbers(2)
    spy, wrong = Spy(left, right, f"{extra}=0", returns=draw.word()), Spy(left, right)
    program.dispatch({other: wrong.fn, name: spy.fn}, name, {right: high, left: low})
    bare, open_ended, like_ours = Spy(returns=draw.word()), Spy("**rest"), Spy("name", "args", "tools")
    program.dispatch({name: bare.fn}, name, {})
    program.dispatch({name: open_ended.fn}, name, {left: low})
    program.dispatch({name: like_ours.fn}, name, {"name": low, "args": high, "tools": None})
    return {
        "wrong": wrong.calls,
        "runs": [
            [spy.calls, [{left: low, right: high, extra: 0}], "A tool with a default"],
            [bare.calls, [{}], "A tool without parameters"],
            [open_ended.calls, [{"rest": {left: low}}], "A tool that takes any arguments"],
            [
                like_ours.calls,
                [{"name": low, "args": high, "tools": None}],
                "A tool with parameters `name`, `args` and `tools`",
            ],
        ],
    }


@runs_with_arguments.expect
def _(case):
    expect(case["wrong"]).equals([], "A tool ran that was not asked for.")
    for got, wanted, what in case["runs"]:
        expect(got).equals(wanted, f"{what} should run once, with the arguments by their names.")


class Weather:
    """A tool with a memory: its method can be called, and so can it."""

    def __init__(self):
        self.asked = []

    def look_up(self, city, days=1):
        self.asked.append([city, days])

    __call__ = look_up

    def by_keyword(self, *, city, days=1):
        self.asked.append([city, days])

    def open_list(self, city, *rest):
        self.asked.append([city, *rest, 1])


@check("runs whatever can be called", landmark="as_text")
def runs_any_callable(program):
    seen = []
    for kind in ("a method", "an object", "a partial", "a function with keyword-only parameters", "one with `*rest`"):
        weather, city, name = Weather(), draw.word(), draw.word()
        tool = {
            "a method": weather.look_up,
            "an object": weather,
            "a partial": functools.partial(Weather.look_up, weather),
            "one with `*rest`": weather.open_list,
        }.get(kind, weather.by_keyword)
        outcome = outcome_of(program.dispatch, {name: tool}, name, {"city": city})
        seen.append({"kind": kind, "outcome": outcome, "asked": weather.asked, "wanted": [[city, 1]]})
    return seen


@runs_any_callable.expect
def _(seen):
    for case in seen:
        what = f"A tool that is {case['kind']}"
        expect(case["asked"]).equals(case["wanted"], f"{what} should run once, like any other.")
        expect(case["outcome"]).holds(
            {"returned": "None"}, f"{what} ran; the `str` of what it returned did not come back."
        )


@check("runs the tool anew each time", landmark="as_text")
def runs_anew(program):
    name, parameter = draw.words(2)
    values, left = draw.words(2), []

    def tool(**given):
        if not left:
            left.extend(values)
            raise ConnectionError(draw.word())
        return left.pop(0)

    given = {parameter: draw.number()}
    return [values, [outcome_of(program.dispatch, {name: tool}, name, dict(given)) for _ in range(3)]]


@runs_anew.expect
def _(case):
    values, (failed, *outcomes) = case
    judge_error(failed, "A tool that raised", [], "")
    for outcome, value in zip(outcomes, values, strict=True):
        expect(outcome.get("returned", outcome.get("raised"))).equals(
            value, "The same call came again, and what the tool returns now was not what came back."
        )


def ask_for_unknown(program, count, spoil=None):
    """Ask for a tool that is not there, among `count` that are; `spoil` makes the name from the first of theirs."""
    names = draw.words(count)
    wrong = spoil(names[0]) if spoil else draw.word()
    spies = {name: Spy("**anything", returns=draw.word()) for name in names}
    tools = {name: spy.fn for name, spy in spies.items()}
    outcome = outcome_of(program.dispatch, tools, wrong, {draw.word(): draw.number()})
    return {"names": names, "wrong": wrong, "outcome": outcome, "ran": sum(len(spy.calls) for spy in spies.values())}


@check("answers an unknown name with an error that repeats it", landmark="unknown_tool")
def unknown_name(program):
    return [ask_for_unknown(program, count) for count in (0, 1, 3)]


@unknown_name.expect
def _(seen):
    for case in seen:
        judge_error(
            case["outcome"],
            "A name that is no tool's",
            [case["wrong"]],
            "The error for an unknown tool does not say which name was wrong (`{needle}`).",
        )


@check("lists every tool there is when the name is unknown", landmark="list_names")
def lists_names(program):
    seen = [ask_for_unknown(program, count) for count in (1, 2, draw.number(11, 14))]
    # However near the name is to one of them, or if there is none at all.
    return seen + [ask_for_unknown(program, 3, spoil) for spoil in (lambda name: f"{name[:-1]}x", lambda name: "")]


@lists_names.expect
def _(seen):
    for case in seen:
        judge_error(
            case["outcome"],
            "A name that is no tool's",
            case["names"],
            "The error for an unknown tool does not list the tool `{needle}`.",
        )


@check("runs nothing for a name that is only near", landmark="unknown_tool")
def near_names(program):
    name = draw.word()
    seen = []
    for near in (name[:-1], name + "s", name.upper(), f" {name}", f"{draw.word()}.{name}"):
        spy = Spy("**anything", returns=draw.word())
        outcome = outcome_of(program.dispatch, {name: spy.fn}, near, {})
        seen.append({"near": near, "name": name, "outcome": outcome, "ran": len(spy.calls)})
    return seen


@near_names.expect
def _(seen):
    for case in seen:
        what = f"The name `{case['near']}`, where the only tool is `{case['name']}`,"
        expect(case["ran"]).equals(0, f"{what} ran that tool.")
        judge_error(case["outcome"], what, [], "")


def misfits(program):
    """Calls whose arguments do not fit, each with the names of the offenders, one of which has to be told."""
    seen = []
    for kind in ("missing", "one of two missing", "unexpected", "not taken at all", "misspelt", "decorated"):
        name, first, second, stray = draw.words(4)
        value = draw.number()
        shapes = {
            "missing": ((first,), {}, [first]),
            "one of two missing": ((first, second), {first: value}, [second]),
            "unexpected": ((first, f"{second}=1"), {first: value, stray: value}, [stray]),
            "not taken at all": ((), {stray: value}, [stray]),
            "misspelt": ((first,), {stray: value}, [first, stray]),
            "decorated": ((first, second), {second: value}, [first]),
        }
        parameters, given, offenders = shapes[kind]
        spy = Spy(*parameters, returns=draw.word())
        begun = []
        fn = announced(spy.fn, begun) if kind == "decorated" else spy.fn
        outcome = outcome_of(program.dispatch, {name: fn}, name, given)
        seen.append(
            {"name": name, "offenders": offenders, "outcome": outcome, "ran": len(spy.calls) + len(begun), "kind": kind}
        )
    return seen


def announced(fn, begun):
    """A tool in a decorator that does something first: it has begun before Python compares the arguments."""

    @functools.wraps(fn)
    def wrapper(*args, **kwargs):
        begun.append(1)
        return fn(*args, **kwargs)

    return wrapper


@check("names the tool and the argument when the arguments do not fit", landmark="name_argument")
def bad_arguments(program):
    return [case for case in misfits(program) if case["kind"] != "decorated"]


@bad_arguments.expect
def _(seen):
    for case in seen:
        what = f"An argument that does not fit ({case['kind']})"
        judge_error(
            case["outcome"], what, [case["name"]], "The error for bad arguments does not name the tool `{needle}`."
        )
        returned = case["outcome"]["returned"]
        expect(returned).that(
            any(offender in returned for offender in case["offenders"]),
            f"The error for bad arguments ({case['kind']}) does not name the argument `{case['offenders'][0]}`.",
            {"mentions": case["offenders"]},
        )


def raising(program, error):
    name, parameter = draw.words(2)
    spy = Spy(parameter, raises=error)
    return {"outcome": outcome_of(program.dispatch, {name: spy.fn}, name, {parameter: draw.number()})}


@check("tells the type and the message of what the tool raised", landmark="tool_failure")
def tool_raises(program):
    class Unavailable(Exception):
        """Some library's own exception."""

    seen = []
    for kind in (ValueError, KeyError, ZeroDivisionError, OSError, LookupError, AttributeError, Unavailable):
        message = draw.sentence(3)
        seen.append({**raising(program, kind(message)), "type": kind.__name__, "message": message})
    message = f"{' '.join([draw.sentence()] * 15)}\n{draw.sentence()}"
    seen.append({**raising(program, AssertionError(message)), "type": "AssertionError", "message": message})
    # The message of an operating system's error is its second argument, after a number.
    message = draw.sentence(3)
    numbered = OSError(draw.number(), message)
    seen.append({**raising(program, numbered), "type": type(numbered).__name__, "message": message})
    # What was raised because of something else is still what the tool raised.
    message, caused = draw.sentence(3), RuntimeError()
    caused.args, caused.__cause__ = (message,), KeyError(draw.word())
    seen.append({**raising(program, caused), "type": "RuntimeError", "message": message})
    return [*seen, {**raising(program, RuntimeError()), "type": "RuntimeError", "message": ""}]


@tool_raises.expect
def _(seen):
    for case in seen:
        judge_failure(case)


def judge_failure(case, say="The error does not name the type of the exception (`{needle}`)."):
    judge_error(case["outcome"], f"A tool that raised `{case['type']}`", [case["type"]], say)
    # The type and the message are in the `repr` of an exception too, which writes a line break as two characters.
    told = case["outcome"]["returned"].replace("\\n", "\n")
    expect(told).mentions(
        case["message"], say="The error does not hold the message of the exception that the tool raised."
    )


@check("takes a TypeError inside the tool for the tool's own", landmark="tool_failure")
def type_error_inside(program):
    message, parameter = draw.sentence(3), draw.word()
    like_python = f"missing 1 required positional argument: '{parameter}'"
    return [
        {**raising(program, TypeError(message)), "type": "TypeError", "message": message},
        {**raising(program, TypeError(like_python)), "type": "TypeError", "message": like_python},
    ]


@type_error_inside.expect
def _(seen):
    for case in seen:
        judge_failure(case, "The tool itself raised a `TypeError`, and the error does not say so (`{needle}`).")


@check("does not run a tool whose arguments do not fit", landmark="bind_first")
def bad_arguments_run_nothing(program):
    return misfits(program)


@bad_arguments_run_nothing.expect
def _(seen):
    for case in seen:
        what = "a tool in a decorator" if case["kind"] == "decorated" else case["kind"]
        expect(case["ran"]).equals(
            0, f"The arguments do not fit the signature ({what}), and the tool was run all the same."
        )
        judge_error(case["outcome"], f"An argument that does not fit ({what})", [], "")


@check("lets Ctrl-C and an exit pass", landmark="only_exception")
def lets_pass(program):
    class Halt(BaseException):
        """A library's own way out, past every `except Exception`."""

    return [
        [kind.__name__, raising(program, kind(draw.word()))["outcome"]]
        for kind in (KeyboardInterrupt, SystemExit, GeneratorExit, Halt)
    ]


@lets_pass.expect
def _(seen):
    for kind, outcome in seen:
        expect(outcome.get("raised", outcome.get("returned"))).equals(
            kind, f"`{kind}` is no `Exception`: it should pass through `dispatch`, and did not."
        )
