"""How tool-registry is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of


def tool(program, *scopes, name=None, schema=None, fn=None):
    """A spec that requires these scopes; its schema and function are its own if none are given."""
    marker = draw.word()
    return program.ToolSpec(
        name=name or draw.word(),
        input_schema={"type": "object", "properties": {marker: {"type": "string"}}} if schema is None else schema,
        scopes_required=frozenset(scopes),
        fn=fn or (lambda **_: marker),
    )


def stocked(program, specs):
    registry = program.ToolRegistry()
    for spec in specs:
        registry.register(spec)
    return registry


def asked(registry, spec, scopes):
    """What `get` came to: the spec itself, something else, or what was raised."""
    got = outcome_of(registry.get, spec.name, set(scopes))
    if "raised" in got:
        return {"name": spec.name, "raised": got["kinds"], "message": got["message"]}
    same = got["returned"] is spec
    return {"name": spec.name, "the spec": same, "returned": str(type(got["returned"]).__name__)}


def asked_by_plan(program, plan):
    """What `get` came to for each line of a plan: scopes required, scopes held, and that in words."""
    specs = [tool(program, *needed) for needed, _, _ in plan]
    registry = stocked(program, specs)
    return [[asked(registry, spec, held), what] for spec, (_, held, what) in zip(specs, plan, strict=True)]


def entries(specs):
    return [{"name": spec.name, "schema": spec.input_schema} for spec in specs]


def judge_given(case, what):
    if "raised" in case:
        fail(f"{what}, and `get` raised {case['raised'][0]}.", case["raised"][0], "the spec")
    expect(case["the spec"]).that(case["the spec"], f"{what}, and `get` gave back something else.", "the spec")


def judge_refused(case, kind, what):
    if "raised" not in case:
        fail(f"{what}, and `get` gave back a value of type {case['returned']}.", case["returned"], kind)
    expect(case["raised"][0]).that(kind in case["raised"], f"{what}; that is an error of another kind.", kind)
    expect(case["message"]).mentions(case["name"], say=f"{what}; the message does not hold the tool's name.")


def judge_catalog(got, wanted, what, why="which this caller may not call"):
    if not isinstance(got, (list, tuple)) or not all(isinstance(entry, dict) for entry in got):
        fail(f"{what}: the catalog is no list of dicts.", got, wanted)
    names, right = [entry.get("name") for entry in got], [entry["name"] for entry in wanted]
    extra = [name for name in names if name not in right]
    if extra:
        fail(f"{what}: the catalog shows `{extra[0]}`, {why}.", names, right)
    lost = [name for name in right if name not in names]
    if lost:
        fail(f"{what}: the catalog does not show `{lost[0]}`, which this caller may call.", names, right)
    expect(names).equals(right, f"{what}: the catalog is not in the order of registration.")
    for entry, full in zip(got, wanted, strict=True):
        expect(entry).holds(full, f"{what}: the entry of `{full['name']}` does not hold its name and its schema.")


@check("gives the spec to a caller who holds every scope", landmark="all_scopes")
def gives(program):
    one, two, three = draw.words(3)
    plan = [
        ([], [], "A tool requires no scope and the caller holds none"),
        ([], [one], "A tool requires no scope"),
        ([one], [one], "The caller holds the one scope that is required"),
        ([one, two], [two, one], "The caller holds both scopes that are required"),
        ([two], [one, two, three], "The caller holds the scope that is required, and others beside"),
    ]
    return asked_by_plan(program, plan)


@gives.expect
def _(cases):
    for case, what in cases:
        judge_given(case, what)


@check("finds each tool under its own name", landmark="own_tools")
def finds_each(program):
    specs = [tool(program) for _ in range(5)]
    registry = stocked(program, specs)
    return [asked(registry, spec, ()) for spec in draw.shuffled(specs)]


@finds_each.expect
def _(cases):
    for case in cases:
        judge_given(case, f"`{case['name']}` was registered among others")


@check("refuses a caller who lacks a scope", landmark="refuse")
def refuses(program):
    one, two, three = draw.words(3)
    plan = [
        ([one], [], "The caller holds no scope at all"),
        ([one], [two, three], "The caller holds other scopes than the one required"),
    ]
    return asked_by_plan(program, plan)


@refuses.expect
def _(cases):
    for case, what in cases:
        judge_refused(case, "UnauthorizedToolError", what)


@check("asks each caller for the scopes anew", landmark="refuse")
def each_caller(program):
    scope = draw.word()
    spec = tool(program, scope)
    registry = stocked(program, [tool(program), spec])
    held = ([scope], [], [draw.word()], [scope])
    return [[asked(registry, spec, scopes), scopes == [scope]] for scopes in held]


@each_caller.expect
def _(cases):
    for case, allowed in cases:
        if allowed:
            judge_given(case, "Others asked before, and this caller holds the scope that is required")
        else:
            judge_refused(case, "UnauthorizedToolError", "A caller got the tool, and the next one lacks its scope")


@check("takes no part of the scopes for all of them", landmark="all_scopes")
def no_part(program):
    one, two, three = draw.words(3)
    plan = [
        ([one, two], [one], "The caller holds one scope of two"),
        ([one, two], [two, three], "The caller holds one scope of two, and another beside"),
        ([one], [one[:-1], one[:3], ""], "The caller holds scopes that only begin like the one required"),
        ([one], [one + two, one.upper(), one + ":" + two], "The caller holds scopes that only look like it"),
        *[
            ([one + mark + two], [one, one + mark, f"{one}{mark}*", two], "The caller holds parts of the scope alone")
            for mark in ":./"
        ],
        (
            [one],
            ["*", "admin", "all"],
            "The caller holds the scopes `*`, `admin` and `all`",
        ),
    ]
    return asked_by_plan(program, plan)


@no_part.expect
def _(cases):
    for case, what in cases:
        judge_refused(case, "UnauthorizedToolError", what)


@check("tells an unknown tool from a forbidden one", landmark="unknown")
def unknown(program):
    scope = draw.word()
    known = tool(program, scope)
    registry = stocked(program, [known])
    strange = [
        tool(program),
        tool(program, scope),
        tool(program, name=known.name[:-1]),
        tool(program, name=known.name.upper()),
    ]
    empty = asked(program.ToolRegistry(), tool(program), [scope])
    return {
        "unknown": [*[asked(registry, spec, held) for spec in strange for held in ((), (scope,))], empty],
        "forbidden": asked(registry, known, ()),
    }


@unknown.expect
def _(case):
    for each in case["unknown"]:
        judge_refused(each, "UnknownToolError", f"Nobody registered `{each['name']}`")
    judge_refused(case["forbidden"], "UnauthorizedToolError", f"`{case['forbidden']['name']}` exists, and is forbidden")


@check("shows exactly what the caller may call", landmark="same_rule")
def shows(program):
    one, two, three = draw.words(3)
    needs = draw.shuffled([(), (one,), (two,), (one, two), (one, two, three), (three,)])
    specs = [*[tool(program, *needed) for needed in needs], tool(program, schema={}), tool(program, one, schema={})]
    registry = stocked(program, specs)
    seen = []
    for held in ((), (one,), (two, three), (one, two), (one, two, three), (one[:-1], two.upper())):
        mine = [spec for spec in specs if spec.scopes_required <= set(held)]
        what = f"A caller with {len(held)} scopes"
        seen.append([registry.catalog_for_prompt(set(held)), entries(mine), what])
    return {"seen": seen, "of another": program.ToolRegistry().catalog_for_prompt({one})}


@shows.expect
def _(case):
    for got, wanted, what in case["seen"]:
        judge_catalog(got, wanted, what)
    judge_catalog(case["of another"], [], "A registry without tools", "which was registered with another one")


@check("lists the tools in the order of registration", landmark="entry")
def in_order(program):
    names = sorted(draw.words(6))
    mixed = [names[place] for place in (3, 0, 5, 1, 4, 2)]
    specs = [tool(program, name=name) for name in mixed]
    return [stocked(program, specs).catalog_for_prompt(set()), entries(specs)]


@in_order.expect
def _(case):
    judge_catalog(*case, "Six tools")


@check("shows and gives a tool that was registered later", landmark="own_tools")
def later(program):
    scope = draw.word()
    first, second = tool(program, scope), tool(program, scope)
    registry = stocked(program, [first])
    before = registry.catalog_for_prompt({scope})
    unseen = asked(registry, second, [scope])
    registry.register(second)
    return {
        "before": [before, entries([first])],
        "unseen": unseen,
        "after": [registry.catalog_for_prompt({scope}), entries([first, second])],
        "given": asked(registry, second, [scope]),
    }


@later.expect
def _(case):
    judge_refused(case["unseen"], "UnknownToolError", f"`{case['unseen']['name']}` is not registered yet")
    judge_catalog(*case["before"], "Before the second tool")
    judge_catalog(*case["after"], "After a second tool was registered")
    judge_given(case["given"], "A second tool was registered after the first was asked for")


@check("keeps one registry apart from another", landmark="own_tools")
def apart(program):
    mine, other = tool(program), tool(program)
    left, right = program.ToolRegistry(), program.ToolRegistry()
    left.register(mine)
    right.register(other)
    return {
        "catalogs": [
            [left.catalog_for_prompt(set()), entries([mine])],
            [right.catalog_for_prompt(set()), entries([other])],
        ],
        "strange": [asked(left, other, ()), asked(right, mine, ())],
    }


@apart.expect
def _(case):
    for got, wanted in case["catalogs"]:
        judge_catalog(got, wanted, "One of two registries")
    for each in case["strange"]:
        judge_refused(each, "UnknownToolError", "The tool was registered in another registry")


@check("leaves the caller's scopes and the specs as they are", landmark="all_scopes")
def leaves(program):
    one, two = draw.words(2)
    specs = [tool(program, one), tool(program, one, two), tool(program)]
    registry, held = stocked(program, specs), {one}
    before = [[spec.name, dict(spec.input_schema), sorted(spec.scopes_required)] for spec in specs]
    for spec in specs:
        outcome_of(registry.get, spec.name, held)
        registry.catalog_for_prompt(held)
    after = [[spec.name, dict(spec.input_schema), sorted(spec.scopes_required)] for spec in specs]
    return [sorted(held), [one], after, before]


@leaves.expect
def _(case):
    held, right, after, before = case
    expect(held).equals(right, "The set of the caller's scopes was changed.")
    expect(after).equals(before, "A spec was changed.")


# Twist 1: a name that is taken.

PARTS = {"schema": "input_schema", "fn": "fn"}
ALIKE = [(), ("scopes",), ("schema", "scopes"), ("fn", "scopes"), ("schema", "fn")]
"""What a second tool under a name may have in common with the first, and is another tool all the same."""


def twice(program, *shared):
    """Three tools, and another one under the name of the second; it shares with that one what is said."""
    scope = draw.word()
    specs = [tool(program, scope) for _ in range(3)]
    registry = stocked(program, specs)
    scopes = (scope,) if "scopes" in shared else ()
    parts = {part: getattr(specs[1], field) for part, field in PARTS.items() if part in shared}
    before = copy(entries(specs))
    intruder = tool(program, *scopes, name=specs[1].name, **parts)
    outcome = outcome_of(registry.register, intruder)
    return {
        "outcome": {"kinds": outcome.get("kinds", []), "message": outcome.get("message", "")},
        "name": intruder.name,
        "given": asked(registry, specs[1], [scope]),
        "catalog": [registry.catalog_for_prompt({scope}), before],
        "visitor": [registry.catalog_for_prompt(set()), []],
    }


@check("refuses a second tool of the same name", landmark="taken", twist=1)
def refuses_second(program):
    return [twice(program, *shared) for shared in ALIKE]


@refuses_second.expect
def _(cases):
    for case in cases:
        kinds = case["outcome"]["kinds"]
        if not kinds:
            fail("A second tool was registered under a name that is taken.", "no exception", "ValueError")
        expect(kinds[0]).that(
            "ValueError" in kinds,
            f"For a name that is taken `register` raised `{kinds[0]}`, which is no `ValueError`.",
            "ValueError",
        )
        expect(case["outcome"]["message"]).mentions(case["name"], say="The error does not hold the name that is taken.")


@check("keeps the first tool of a name", landmark="taken", twist=1)
def keeps_first(program):
    return [twice(program, *shared) for shared in ALIKE]


@keeps_first.expect
def _(cases):
    for case in cases:
        judge_given(case["given"], "Another tool tried to take the name")
        judge_catalog(*case["catalog"], "After another tool tried to take a name")
        judge_catalog(*case["visitor"], "A caller without scopes, after another tool tried to take a name")


@check("takes no other name for a name that is taken", landmark="taken", twist=1)
def other_names(program):
    first = tool(program)
    parts = {"schema": first.input_schema, "fn": first.fn}
    names = [first.name.upper(), first.name[:-1], first.name + draw.word()]
    specs = [first, *[tool(program, name=name, **parts) for name in names]]
    registry, other = program.ToolRegistry(), program.ToolRegistry()
    refused = [outcome_of(registry.register, spec).get("raised") for spec in specs]
    elsewhere = outcome_of(other.register, tool(program, name=first.name)).get("raised")
    return {
        "name": first.name,
        "refused": [[spec.name, raised] for spec, raised in zip(specs, refused, strict=True)],
        "elsewhere": elsewhere,
        "catalog": [registry.catalog_for_prompt(set()), copy(entries(specs))],
    }


@other_names.expect
def _(case):
    for name, raised in case["refused"]:
        if raised is not None:
            fail(f"Nobody had registered `{name}` before, and `register` raised.", raised, "no exception")
    judge_catalog(*case["catalog"], "Tools with names that are like each other", "which nobody registered")
    if case["elsewhere"] is not None:
        fail(
            f"`{case['name']}` is taken in another registry only, and `register` raised.",
            case["elsewhere"],
            "no exception",
        )
