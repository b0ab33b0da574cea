"""How dispatch-by-name is judged."""

from trainer.checking.api import Spy, check, draw, expect, fail, outcome_of


class Receipt:
    """A result whose `str` is not its `repr`."""

    def __init__(self, shown):
        self.shown = shown

    def __str__(self):
        return self.shown


def tool(*parameters, **how):
    """A tool that remembers its calls, and its entry in a registry."""
    spy = Spy(*parameters, **how)
    return spy, {"fn": spy.fn}


class Ran:
    """A tool that takes anything and counts its runs; cheaper than a spy."""

    __name__ = "ran"

    def __init__(self):
        self.runs = 0

    def __call__(self, **anything):
        self.runs += 1
        return "ran"


def tools(names):
    """A registry with these names, and the tools behind it."""
    made = {name: Ran() for name in names}
    return {name: {"fn": ran} for name, ran in made.items()}, list(made.values())


def runs(made):
    return sum(ran.runs for ran in made)


def among(names):
    return "" if len(names) == 1 else f", one of {len(names)}"


def judge_error(outcome, names, what):
    """That an outcome is an error observation with all of `names`."""
    if "raised" in outcome:
        fail(f"{what} made `dispatch` raise; a string should come back.", outcome["raised"], "a string")
    expect(outcome.get("returned")).starts_with("ERROR", f"{what} did not give a string that starts with `ERROR`.")
    for name in names:
        expect(outcome["returned"]).mentions(
            name, say=f"{what} gave an error that does not list the tool `{name}`{among(names)}."
        )


@check("gives the text of what the tool returned", landmark="as_text")
def success(program):
    values = [draw.number(), draw.word(), draw.sentence(), None, 0, "", False, [], [draw.word(), draw.number()], 1.5]
    values += [{draw.word(): draw.number()}, f" {draw.word()}\n", draw.word() * 900, draw.number() + 0.125]
    values += [Receipt(draw.sentence()), f"{draw.word()}: no error, and nothing failed"]
    seen = []
    for value in values:
        name, parameter = draw.words(2)
        spy, entry = tool(parameter, returns=value)
        outcome = outcome_of(program.make_dispatcher({name: entry}), name, {parameter: draw.number()})
        seen.append([str(value), outcome, len(spy.calls)])
    return seen


@success.expect
def _(seen):
    for wanted, outcome, times in seen:
        if "raised" in outcome:
            fail("A call of a tool that works made `dispatch` raise.", outcome["raised"], wanted)
        expect(outcome["returned"]).equals(wanted, "What came back is not the `str` of what the tool returned.")
        expect(times).equals(1, "One call should run the tool once.")


@check("runs the tool that was named with the arguments by name", landmark="by_keyword")
def runs_with_arguments(program):
    other, bare, open_ended, like_ours, empty = draw.words(5)
    name = f"{draw.word()}_{draw.word().title()}"
    left, right, extra = draw.words(3)
    nothing = {left: None, right: 0, f"{extra}Id": "", extra: False}
    low, high = draw.numbers(2)
    made = {
        other: tool("**anything"),
        name: tool(left, right, f"{extra}=0"),
        bare: tool(),
        open_ended: tool("**rest"),
        like_ours: tool("name", "args", "registry"),
        empty: tool("**rest"),
    }
    dispatch = program.make_dispatcher({key: entry for key, (_, entry) in made.items()})
    ours = {"name": low, "args": [high], "registry": {left: high}}
    dispatch(name, {right: high, left: low})
    dispatch(bare, {})
    dispatch(open_ended, {left: low})
    dispatch(like_ours, dict(ours))
    dispatch(empty, dict(nothing))
    wanted = [
        ["A tool with a default", name, [{left: low, right: high, extra: 0}]],
        ["A tool without parameters", bare, [{}]],
        ["A tool that takes any arguments", open_ended, [{"rest": {left: low}}]],
        ["A tool with parameters `name`, `args` and `registry`", like_ours, [ours]],
        ["A tool that is given None, 0, an empty string and False", empty, [{"rest": nothing}]],
    ]
    return {
        "wrong": made[other][0].calls,
        "runs": [[what, made[key][0].calls, calls] for what, key, calls in wanted],
    }


@runs_with_arguments.expect
def _(case):
    expect(case["wrong"]).equals([], "A tool ran that was not asked for.")
    for what, calls, wanted in case["runs"]:
        expect(calls).equals(wanted, f"{what} should run once, with the arguments by their names.")


@check("runs the tool anew each time", landmark="by_keyword")
def runs_anew(program):
    name, parameter = draw.words(2)
    values = draw.words(3)
    left = list(values)
    given = {parameter: draw.number()}
    dispatch = program.make_dispatcher({name: {"fn": lambda **_: left.pop(0)}})
    return [values, [outcome_of(dispatch, name, dict(given)) for _ in values]]


@runs_anew.expect
def _(case):
    for value, outcome in zip(*case, strict=True):
        expect(outcome.get("returned", outcome.get("raised"))).equals(
            value, "The same call came again, and what the tool returns now was not what came back."
        )


@check("answers an unknown name with an error", landmark="exact_name")
def unknown(program):
    seen = []
    for count in (0, 1, 3):
        registry, spies = tools(draw.words(count))
        outcome = outcome_of(program.make_dispatcher(registry), draw.word(), {draw.word(): draw.number()})
        seen.append([count, outcome, runs(spies)])
    return seen


@unknown.expect
def _(seen):
    for count, outcome, ran in seen:
        expect(ran).equals(0, "The name was unknown, and another tool ran.")
        there = "one tool" if count == 1 else f"{count or 'no'} tools"
        judge_error(outcome, [], f"An unknown name, with {there} in the registry,")


@check("runs nothing for a name that is only near", landmark="exact_name")
def near_names(program):
    name = f"{draw.word()}_{draw.word()}"
    swapped = name[0] + name[2] + name[1] + name[3:]
    near = [name[:-1], name + "s", name.upper(), name.title(), f" {name}", f"{name} ", swapped, name.replace("_", "-")]
    near += [name.replace("_", ""), name.split("_")[0], name.split("_")[1], "", f"{draw.word()}.{name}"]
    seen = []
    for wrong in near:
        for others in (0, 2):
            registry, spies = tools([name, *draw.words(others)])
            seen.append([name, wrong, outcome_of(program.make_dispatcher(registry), wrong, {}), runs(spies)])
    return seen


@near_names.expect
def _(seen):
    for name, wrong, outcome, ran in seen:
        expect(ran).equals(0, f"The model asked for `{wrong}`, and a tool ran: there is only `{name}`.")
        judge_error(outcome, [], f"The unknown name `{wrong}`")


@check("lists every tool there is when the name is unknown", landmark="list_names")
def lists_names(program):
    seen = []
    for count in (1, 3, 14):
        names = draw.words(count)
        for wrong in (draw.word(), names[-1][:-1] + "x", ""):
            registry, _ = tools(names)
            seen.append([names, outcome_of(program.make_dispatcher(registry), wrong, {})])
    return seen


@lists_names.expect
def _(seen):
    for names, outcome in seen:
        judge_error(outcome, names, "An unknown name")


@check("finds a tool that was registered later", landmark="live_registry")
def registered_later(program):
    seen = []
    for count in (0, 2):
        first, second, parameter, answer = draw.words(4)
        registry, _ = tools(draw.words(count))
        dispatch = program.make_dispatcher(registry)
        before = outcome_of(dispatch, first, {parameter: 1})
        spies = {}
        for name in (first, second):
            spies[name], registry[name] = tool(parameter, returns=answer)
        after = [outcome_of(dispatch, name, {parameter: 1}) for name in (first, second)]
        unknown = outcome_of(dispatch, draw.word(), {})
        seen.append({"before": before, "after": after, "answer": answer, "unknown": unknown, "names": list(registry)})
    return seen


@registered_later.expect
def _(seen):
    for case in seen:
        judge_error(case["before"], [], "A name that was not registered yet")
        for outcome in case["after"]:
            expect(outcome.get("returned", outcome.get("raised"))).equals(
                case["answer"], "A tool that was registered after the dispatcher was made should be found."
            )
        judge_error(case["unknown"], case["names"], "An unknown name, after more tools were registered,")


@check("follows the registry when a tool is replaced or removed", landmark="live_registry")
def changed(program):
    replaced, removed, answer = draw.words(3)
    registry, spies = tools([replaced, removed])
    dispatch = program.make_dispatcher(registry)
    outcome_of(dispatch, replaced, {})
    outcome_of(dispatch, removed, {})
    warm = runs(spies)
    _, registry[replaced] = tool(returns=answer)
    registry.pop(removed, None)
    seen = {"replaced": outcome_of(dispatch, replaced, {}), "removed": outcome_of(dispatch, removed, {})}
    newest = draw.word()
    registry[replaced]["fn"] = Spy(returns=newest).fn
    seen["in place"] = outcome_of(dispatch, replaced, {})
    return {**seen, "answer": answer, "newest": newest, "old": runs(spies) - warm}


@changed.expect
def _(seen):
    expect(seen["old"]).equals(0, "A tool that had been replaced or removed in the registry ran.")
    for key, wanted in (("replaced", seen["answer"]), ("in place", seen["newest"])):
        outcome = seen[key]
        expect(outcome.get("returned", outcome.get("raised"))).equals(
            wanted, "After a tool was replaced in the registry the new one should run."
        )
    judge_error(seen["removed"], [], "The name of a tool that was removed")


@check("keeps two registries apart", landmark="live_registry")
def two_registries(program):
    name, shared, *answers = draw.words(5)
    first = {shared: {"fn": Spy(returns=answers[0]).fn}}
    second = {shared: {"fn": Spy(returns=answers[1]).fn}, name: {"fn": Spy(returns=answers[2]).fn}}
    one, two = program.make_dispatcher(first), program.make_dispatcher(second)
    return {
        "answers": answers,
        "got": [outcome_of(one, shared, {}), outcome_of(two, shared, {}), outcome_of(two, name, {})],
        "missing": outcome_of(one, name, {}),
    }


@two_registries.expect
def _(case):
    for outcome, answer in zip(case["got"], case["answers"], strict=True):
        expect(outcome.get("returned", outcome.get("raised"))).equals(
            answer, "Of two dispatchers with registries of their own, one did not use its own."
        )
    judge_error(case["missing"], [], "The name of a tool that is in another registry only")
