"""How parse-tool-call is judged."""

import json

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of


def as_json(name, *given, **more):
    """A tool call as the model writes it; `given` is the input, if any."""
    return json.dumps({"name": name, **({"input": given[0]} if given else {}), **more})


def parsed(program, raw, allowed):
    shown = raw if len(raw) <= 300 else f"{raw[:80]} ... {raw[-20:]}"
    return {"raw": shown, "allowed": sorted(allowed), "outcome": outcome_of(program.parse_tool_call, raw, allowed)}


def pair_of(case):
    """The two parts of what came back."""
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"The text {case['raw']!r} made the program raise.", outcome["raised"], "a pair")
    pair = outcome["returned"]
    if not isinstance(pair, (list, tuple)) or len(pair) != 2:
        fail(f"For the text {case['raw']!r} no pair came back.", pair, "a call and an error, one of them None")
    return pair


def judge_good(case, name, given):
    pair = pair_of(case)
    expect(pair).equals([[name, given], None], f"The text {case['raw']!r} is a good call and was not taken as it is.")


def judge_refused(case, why):
    call, error = pair_of(case)
    expect(call).equals(None, f"The text {case['raw']!r} was taken for a call: {why}.")
    expect(error).starts_with(
        "ERROR", f"For the text {case['raw']!r} ({why}) no error came back that starts with `ERROR`."
    )


def refused(program, *raws, names=None):
    """Texts that are to be refused, parsed with some allowed names."""
    return [parsed(program, raw, set(names or draw.words(2))) for raw in raws]


@check("gives the name and the input of a good call", landmark="strict_json")
def good_calls(program):
    name, other, key, value = draw.words(4)
    number = draw.number()
    inputs = [
        {key: value},
        {key: number, value: [True, None, 1.5]},
        {key: {value: {"name": other}}},
        dict(zip(draw.words(5), (None, "", 0, False, []), strict=True)),
        {f"{key}{other.title()}": value.title(), key: number},
        {key: f" {value}  {{}} ``` 'quoted' \"twice\"\n{other}"},
        {},
    ]
    seen = [[name, given, parsed(program, as_json(name, given), {name, other})] for given in inputs]
    spaced = json.dumps({"input": {key: number}, "name": name}, indent=2)
    seen.append([name, {key: number}, parsed(program, f"  \n{spaced}\n ", {name})])
    foreign = {key: f"{value} – ½ é 東京 🙂 " + f"{other} " * 300}
    raw = json.dumps({"name": name, "input": foreign}, ensure_ascii=False)
    return [*seen, [name, foreign, parsed(program, raw, {name, other})]]


@good_calls.expect
def _(seen):
    for name, given, case in seen:
        judge_good(case, name, given)


@check("takes a missing input for an empty one", landmark="no_input")
def missing_input(program):
    name, key = draw.words(2)
    first = copy(parsed(program, as_json(name), {name, draw.word()}))
    # Whoever gets the arguments may fill in something: the next call has to start from nothing again.
    match outcome_of(program.parse_tool_call, as_json(name), {name}):
        case {"returned": [[_, dict(given)], _]}:
            given[key] = draw.number()
    return [name, first, parsed(program, as_json(name), {name})]


@missing_input.expect
def _(case):
    name, first, later = case
    judge_good(first, name, {})
    call = pair_of(later)[0]
    expect(call).equals(
        [name, {}], "Something was put into the `{}` of an earlier call, and it was still there in that of the next."
    )


@check("refuses what is not JSON", landmark="bad_json")
def not_json(program):
    name, key = draw.words(2)
    whole = as_json(name, {key: draw.number()})
    broken = f'{{"name": "{name}", "input": {{"{key}": "{draw.word()}\n{draw.word()}"}}}}'
    nearly = [broken, "{"]
    nearly += [f"{name}()", f"{whole[:-1]},}}", f'{{name: "{name}"}}', f"{whole[:-1]} /* {key} */}}", f"{whole}}}"]
    return refused(program, "", "   ", draw.sentence(), name, whole[:-1], whole[:-2], *nearly, names=[name])


@not_json.expect
def _(seen):
    for case in seen:
        judge_refused(case, "it is no JSON")


@check("refuses prose around the JSON", landmark="strict_json")
def prose(program):
    name, key = draw.words(2)
    whole = as_json(name, {key: draw.number()})
    return refused(
        program, f"Sure! {whole}", f"{whole} Done.", f"{draw.sentence()}\n{whole}", f"{whole}\n{whole}", names=[name]
    )


@prose.expect
def _(seen):
    for case in seen:
        judge_refused(case, "there is more in it than one JSON object")


@check("refuses Python that is not JSON", landmark="strict_json")
def python_text(program):
    name, key = draw.words(2)
    return refused(
        program,
        f"{{'name': '{name}', 'input': {{'{key}': 1}}}}",
        f'{{"name": "{name}", "input": {{"{key}": True}}}}',
        f'{{"name": "{name}", "input": dict({key}=1)}}',
        f'dict(name="{name}")',
        names=[name],
    )


@python_text.expect
def _(seen):
    for case in seen:
        judge_refused(case, "it is Python, not JSON")


@check("refuses JSON that is no object", landmark="one_object")
def no_object(program):
    name, key = draw.words(2)
    whole = as_json(name, {key: draw.number()})
    return refused(
        program,
        f"[{whole}]",
        json.dumps([name, {}]),
        json.dumps(name),
        json.dumps(whole),
        str(draw.number()),
        "[]",
        "null",
        "true",
        "0",
        names=[name],
    )


@no_object.expect
def _(seen):
    for case in seen:
        judge_refused(case, "it is no JSON object")


def wrong_names(program):
    """Calls of names that are not allowed, a missing one and null included."""
    name, other, key = draw.words(3)
    raws = [
        as_json(draw.word(), {key: draw.number()}),
        as_json(name[:-1]),
        as_json(name.upper(), {}),
        as_json(f" {name}", {}),
        as_json(f"{name}\n", {}),
        as_json(f"{name}s", {}),
        as_json(f"{other}.{name}", {}),
        as_json(f"{name}, {other}", {}),
        as_json("", {}),
        as_json(None, {}),
        json.dumps({"input": {key: name}}),
        json.dumps({"tool": name, "input": {}}),
        as_json("None"),
        as_json(True, {}),
        as_json(7, {}),
        "{}",
    ]
    return [*refused(program, *raws, names=[name, other]), parsed(program, as_json(name, {}), set())]


@check("refuses a name that is not allowed", landmark="allowlist")
def not_allowed(program):
    return [*wrong_names(program), parsed(program, as_json(7), {"7"}), parsed(program, as_json(None), {"None"})]


@not_allowed.expect
def _(seen):
    for case in seen:
        judge_refused(case, "its name is not one of those allowed")


@check("lists the allowed names when the name is wrong", landmark="say_allowed")
def lists_allowed(program):
    return [*wrong_names(program), *refused(program, as_json(draw.word(), {}), names=draw.words(draw.number(11, 14)))]


@lists_allowed.expect
def _(seen):
    for case in seen:
        error = pair_of(case)[1]
        for name in case["allowed"]:
            expect(error).mentions(
                name, say=f"The error for {case['raw']!r} does not list `{name}`, which would have been allowed."
            )


@check("refuses an input that is no object", landmark="input_object")
def no_input_object(program):
    name = draw.word()
    inputs = [draw.word(), draw.number(), [draw.word()], [[draw.word(), 1]], True, 1.5, "{}", [], "", 0, False]
    return refused(program, *(as_json(name, given) for given in inputs), names=[name])


@no_input_object.expect
def _(seen):
    for case in seen:
        judge_refused(case, "its input is no object")


# Twist 1: names that can't be hashed.


@check("refuses a name that is a list or an object", landmark="name_is_text", twist=1)
def strange_names(program):
    name = draw.word()
    shapes = ([name], [], [[name]], {"name": name}, {}, {name: name})
    return refused(program, *(as_json(shape, {}) for shape in shapes), as_json([name]), names=[name])


@strange_names.expect
def _(seen):
    for case in seen:
        judge_refused(case, "its name is no string")


# Twist 2: code fences.


def fenced(body, kind="json"):
    return f"```{kind}\n{body}\n```"


@check("takes a call in a code fence", landmark="fence", twist=2)
def takes_fence(program):
    name, key = draw.words(2)
    given = {key: draw.number()}
    whole, spread = as_json(name, given), json.dumps({"name": name, "input": given}, indent=2)
    quoted = {key: f"`{draw.word()}` {draw.word()}"}
    raws = [
        fenced(whole),
        fenced(whole, ""),
        fenced(spread),
        f"\n  {fenced(whole)}\n\n",
        f"\n{fenced(spread, '')} ",
        whole,
    ]
    seen = [[name, given, parsed(program, raw, {name, draw.word()})] for raw in raws]
    return [*seen, [name, quoted, parsed(program, fenced(as_json(name, quoted)), {name})]]


@takes_fence.expect
def _(seen):
    for name, given, case in seen:
        judge_good(case, name, given)


@check("refuses prose around a code fence", landmark="whole_text", twist=2)
def prose_around_fence(program):
    name, key = draw.words(2)
    block = fenced(as_json(name, {key: draw.number()}))
    return refused(
        program,
        f"Sure:\n{block}",
        f"{block}\nDone.",
        f"{draw.sentence()}\n\n{block}\n\n{draw.sentence()}",
        f"{block}\n{block}",
        # Prose where the fence should open or close.
        f"{draw.sentence()}\n{as_json(name, {})}\n```",
        f"```json\n{as_json(name, {})}\n{draw.sentence()}",
        names=[name],
    )


@prose_around_fence.expect
def _(seen):
    for case in seen:
        judge_refused(case, "there is more in it than one code fence")


@check("judges what is in the fence like any other text", landmark="fence", twist=2)
def inside_fence(program):
    name, key = draw.words(2)
    whole = as_json(name, {key: draw.number()})
    return refused(
        program,
        fenced(f"Sure! {whole}"),
        fenced(f"[{whole}]"),
        fenced(draw.sentence(), ""),
        fenced(as_json(draw.word(), {})),
        fenced(as_json(name, draw.word())),
        # Fences with nothing in them, and ends of one.
        fenced(""),
        fenced("", ""),
        "```json",
        "```",
        "``````",
        names=[name],
    )


@inside_fence.expect
def _(seen):
    for case in seen:
        judge_refused(case, "what stands in the code fence is no good call")
