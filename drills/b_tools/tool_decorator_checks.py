"""How tool-decorator is judged."""

import typing

from trainer.checking.api import check, draw, expect, fail

KINDS = (("str", "string"), ("int", "integer"), ("float", "number"), ("bool", "boolean"))


class Parcel:
    """A class that no JSON type stands for."""


def function(program, name, parameters, doc=None, returns=None, strings=False):
    """A function made of source: `parameters` as they stand in its head, annotations as strings or not."""
    head = f"def {name}({', '.join(parameters)}){f' -> {returns}' if returns else ''}:"
    # It has a variable of its own, which is no parameter.
    source = f"{head}\n    {doc!r}\n    outcome = 1\n    return outcome\n"
    if strings:
        source = "from __future__ import annotations\n" + source
    space = {"__name__": program.__name__, "Parcel": Parcel, "Literal": typing.Literal, "Optional": typing.Optional}
    exec(compile(source, "tool.py", "exec", dont_inherit=True), space)
    return space[name]


def entry(program, fn):
    """What the registry holds for `fn`, as plain data."""
    registry = program.REGISTRY
    found = registry.get(fn.__name__) if isinstance(registry, dict) else None
    if not isinstance(found, dict):
        return {"name": fn.__name__, "found": False}
    return {"name": fn.__name__, "found": True, "same": found.get("fn") is fn, "spec": found.get("spec")}


def registered(program, parameters, **how):
    """Decorate a function with a new name, and look at what that registered."""
    fn = function(program, draw.word(), parameters, **how)
    program.tool(fn)
    return entry(program, fn)


def spec_in(seen):
    """The spec of an entry."""
    if not seen["found"]:
        fail(f"`REGISTRY` holds no entry for the tool `{seen['name']}`.", None, {"fn": "...", "spec": "..."})
    spec = seen["spec"]
    if not isinstance(spec, dict):
        fail("The entry of the tool holds no `spec` that is a dict.", spec, {"name": seen["name"]})
    return spec


def schema_in(seen):
    """The input schema of an entry."""
    schema = spec_in(seen).get("input_schema")
    if not isinstance(schema, dict):
        fail("The `spec` holds no `input_schema` that is a dict.", schema, {"type": "object"})
    return schema


def properties_in(seen):
    """The properties of an entry's schema."""
    properties = schema_in(seen).get("properties")
    if not isinstance(properties, dict):
        fail("The `input_schema` holds no `properties` that are a dict.", properties, "a dict")
    return properties


def property_in(seen, name):
    """One property, by the parameter's name."""
    properties = properties_in(seen)
    if not isinstance(properties.get(name), dict):
        fail(f"The parameter `{name}` has no property of its own.", properties, {name: {"type": "..."}})
    return properties[name]


def expect_type(seen, name, wanted, what):
    found = property_in(seen, name).get("type")
    expect(found).equals(wanted, f"{what} should have the type `{wanted}` in the schema.")


@check("registers the function under its name", landmark="register")
def registers(program):
    seen = []
    names = [draw.word(), f"{draw.word()}_{draw.word()}", f"{draw.word()}{draw.word().title()}"]
    for name, count in zip(names, (0, 1, 3), strict=True):
        fn = function(program, name, draw.words(count))
        fn.__qualname__ = f"{draw.word()}.<locals>.{fn.__name__}"
        program.tool(fn)
        seen.append(entry(program, fn))
    return seen


@registers.expect
def _(seen):
    for each in seen:
        spec = spec_in(each)
        expect(each["same"]).equals(True, "The entry's `fn` is not the function that was decorated.")
        expect(spec.get("name")).equals(each["name"], "The `name` in the spec is not the function's name.")


@check("gives back the function itself", landmark="returns_fn")
def returns_itself(program):
    fn = function(program, draw.word(), draw.words(2))
    back = program.tool(fn)
    return {"same": back is fn, "nothing": back is None}


@returns_itself.expect
def _(seen):
    if seen["nothing"]:
        fail("`tool` returned `None`, so the decorated name no longer holds a function.", None, "the function")
    expect(seen["same"]).equals(True, "`tool` returned something other than the function that it was given.")


@check("describes the input as an object", landmark="as_object")
def as_object(program):
    return [registered(program, []), registered(program, [f"{draw.word()}: int"])]


@as_object.expect
def _(seen):
    for each in seen:
        expect(schema_in(each).get("type")).equals("object", "The `type` of the whole input schema should be `object`.")


@check("gives each of the four types its JSON name", landmark="type_names")
def four_types(program):
    seen = []
    for annotation, wanted in draw.shuffled(KINDS):
        name, other = draw.words(2)
        default = {"str": "''", "int": "0", "float": "1.5", "bool": "True"}[annotation]
        both = registered(program, [f"{name}: {annotation}", f"{other}: {annotation} = {default}"])
        seen += [[annotation, wanted, name, both], [annotation, wanted, other, both]]
    return seen


@four_types.expect
def _(cases):
    for annotation, wanted, name, seen in cases:
        expect_type(seen, name, wanted, f"A parameter that is annotated with `{annotation}`")


@check("takes any other type, or none, for a string", landmark="fallback")
def other_types(program):
    seen = []
    for annotation in ("", ": bytes", ": object", ": Parcel"):
        name, other = draw.words(2)
        seen.append([annotation[2:], name, registered(program, [f"{other}: int", name + annotation])])
    name = draw.word()
    seen.append(["", name, registered(program, [f"{name}=5"])])
    return seen


@other_types.expect
def _(cases):
    for annotation, name, seen in cases:
        what = f"A parameter that is annotated with `{annotation}`" if annotation else "A parameter without annotation"
        expect_type(seen, name, "string", what)


@check("reads annotations that are kept as strings", landmark="resolve_hints")
def string_annotations(program):
    names = draw.words(4)
    parameters = [f"{name}: {annotation}" for name, (annotation, _) in zip(names, KINDS, strict=True)]
    return [names, registered(program, parameters, returns="str", strings=True)]


@string_annotations.expect
def _(case):
    names, seen = case
    for name, (annotation, wanted) in zip(names, KINDS, strict=True):
        expect_type(
            seen, name, wanted, f"An annotation `{annotation}` under `from __future__ import annotations` (a string)"
        )


@check("has a property for each parameter and for nothing else", landmark="parameters_only")
def only_parameters(program):
    seen = []
    for count, returns in ((0, None), (0, "int"), (1, "str"), (4, None), (4, "int")):
        names = draw.words(count)
        parameters = [f"{name}: int = {n}" if n > 1 else f"{name}: float" for n, name in enumerate(names)]
        seen.append([names, registered(program, parameters, returns=returns)])
    return seen


@only_parameters.expect
def _(cases):
    for names, seen in cases:
        found = list(properties_in(seen))
        if "return" in found:
            fail("The return annotation became a property; the model can't pass it.", found, names)
        if not set(names) <= set(found):
            fail("A parameter has no property.", found, names)
        expect(len(found)).equals(len(names), "There are properties that are no parameter of the function.")


@check("requires exactly the parameters without a default, in order", landmark="required")
def required(program):
    seen = []
    for without, defaults in ((0, 0), (0, 2), (1, 0), (2, 1), (1, 6), (8, 1)):
        names = sorted(draw.words(without + defaults), reverse=True)
        values = draw.shuffled(["0", "''", "False", "7", "'x'", "1.5"])
        tail = [f"{name}={value}" for name, value in zip(names[without:], values, strict=False)]
        seen.append([names[:without], registered(program, names[:without] + tail)])
    names = sorted(draw.words(2))
    typed = [f"{names[1]}: bool", f"{names[0]}: int = 0"]
    seen.append([names[1:], registered(program, typed, returns="str")])
    return seen


def judge_required(cases):
    for wanted, seen in cases:
        found = schema_in(seen).get("required")
        if not isinstance(found, (list, tuple)) or not all(isinstance(name, str) for name in found):
            fail("The schema's `required` is no list of names.", found, wanted)
        extra = [name for name in found if name not in wanted]
        missing = [name for name in wanted if name not in found]
        if extra and extra[0] in properties_in(seen):
            fail(f"The parameter `{extra[0]}` has a default, and yet it is listed as required.", found, wanted)
        if missing:
            fail(f"The parameter `{missing[0]}` has no default, and yet it is not listed as required.", found, wanted)
        expect(found).equals(wanted, "`required` should list the names in the order of the signature, once each.")


@required.expect
def _(cases):
    judge_required(cases)


@check("counts parameters that can only be passed by name", landmark="required")
def keyword_only(program):
    first, second, third, fourth = sorted(draw.words(4), reverse=True)
    parameters = [first, f"{second}=1", "*", f"{third}: int", f"{fourth}: bool = False"]
    return [[third, fourth], [first, third], registered(program, parameters)]


@keyword_only.expect
def _(case):
    names, wanted, seen = case
    for name, kind in zip(names, ("integer", "boolean"), strict=True):
        expect_type(seen, name, kind, "A parameter after the bare `*`")
    judge_required([[wanted, seen]])


@check("describes the tool by its stripped docstring", landmark="describe")
def describes(program):
    seen = []
    for before, after in (("", ""), ("\n    ", "\n    "), (" ", ""), ("", "\n")):
        words = draw.sentence()
        seen.append([words, registered(program, draw.words(1), doc=f"{before}{words}.{after}")])
    words = f"{draw.sentence()}. {draw.sentence()}: {draw.sentence()}"
    seen.append([words, registered(program, draw.words(1), doc=f"{words}.")])
    return {"documented": seen, "bare": [registered(program, draw.words(1)), registered(program, [], doc="  ")]}


@describes.expect
def _(case):
    for words, seen in case["documented"]:
        expect(spec_in(seen).get("description")).equals(
            f"{words}.", "The description should be the docstring without the white space around it."
        )
    for seen in case["bare"]:
        expect(spec_in(seen).get("description")).equals(
            "", "Without a docstring the description should be an empty string."
        )


@check("keeps the tools apart", landmark="register")
def keeps_apart(program):
    fns, names = [], draw.words(3)
    for name, annotation in zip(names, ("int", "bool", "float"), strict=True):
        fns.append(function(program, draw.word(), [f"{name}: {annotation}"], doc=f"Tool of {name}."))
        program.tool(fns[-1])
    return [names, [entry(program, fn) for fn in fns]]


@keeps_apart.expect
def _(case):
    for name, seen in zip(*case, strict=True):
        expect(seen["found"]).equals(True, "Three tools were decorated, and one is no longer in `REGISTRY`.")
        expect(seen["same"]).equals(True, "Of three tools that were decorated, one stands for another's function.")
        expect(list(properties_in(seen))).equals([name], "A tool has the properties of another tool.")
        expect(schema_in(seen).get("required")).equals([name], "A tool requires the parameters of another tool.")
        expect(spec_in(seen).get("description")).equals(f"Tool of {name}.", "A tool has the description of another.")


# Twist 1: Literal, Optional and list.


def both_ways(program, parameters, **how):
    """The same parameters with the annotations as they are, and as strings."""
    return [registered(program, parameters, **how), registered(program, parameters, strings=True, **how)]


def expect_enum(found, wanted, what):
    values = found.get("enum")
    fine = isinstance(values, (list, tuple)) and len(values) == len(wanted)
    fine = fine and sorted(map(repr, values)) == sorted(map(repr, wanted))
    expect(values).that(fine, f"{what} should have an `enum` with just those values.", wanted)


@check("turns a Literal into an enum", landmark="literal", twist=1)
def literals(program):
    cases = []
    for values in (draw.words(1), draw.words(3), draw.numbers(2)):
        name = draw.word()
        cases.append([name, values, both_ways(program, [f"{name}: Literal{values!r}"])])
    name, values = draw.word(), draw.words(2)
    cases.append([name, values, both_ways(program, [f"{name}: Literal{values!r} = {values[0]!r}"])])
    name, values = draw.word(), [draw.word().upper(), draw.word().title(), f"{draw.word()} {draw.word()}"]
    cases.append([name, values, both_ways(program, [f"{name}: Literal{values!r}"])])
    return cases


@literals.expect
def _(cases):
    for name, values, ways in cases:
        for seen in ways:
            expect_enum(property_in(seen, name), values, f"A `Literal` of {len(values)}")


@check("gives an Optional the type of what is inside", landmark="optional", twist=1)
def optionals(program):
    cases = []
    for annotation, wanted in draw.shuffled(KINDS):
        name = draw.word()
        cases.append([name, annotation, wanted, both_ways(program, [f"{name}: Optional[{annotation}] = None"])])
    return cases


@optionals.expect
def _(cases):
    for name, annotation, wanted, ways in cases:
        for seen in ways:
            expect_type(seen, name, wanted, f"A parameter that is annotated with `Optional[{annotation}]`")


@check("requires an Optional that has no default", landmark="optional", twist=1)
def optional_required(program):
    first, second, third = sorted(draw.words(3), reverse=True)
    parameters = [f"{first}: Optional[int]", f"{second}: Literal['a', 'b']", f"{third}: Optional[str] = None"]
    fourth, fifth = draw.words(2)
    parameters += [f"{fourth}: Literal['a', 'b'] = 'a'", f"{fifth}: list[str] = ()"]
    return [[first, second], both_ways(program, parameters)]


@optional_required.expect
def _(case):
    for seen in case[1]:
        judge_required([[case[0], seen]])


def expect_array(found, wanted, what):
    expect(found.get("type")).equals("array", f"{what} should have the type `array` in the schema.")
    expect(found.get("items")).holds({"type": wanted}, f"{what} should have `items` of the type `{wanted}`.")


@check("turns a list into an array with items", landmark="array", twist=1)
def arrays(program):
    cases = []
    for annotation, wanted in draw.shuffled(KINDS):
        name = draw.word()
        cases.append([name, annotation, wanted, both_ways(program, [f"{name}: list[{annotation}]"])])
    return cases


@arrays.expect
def _(cases):
    for name, annotation, wanted, ways in cases:
        for seen in ways:
            expect_array(property_in(seen, name), wanted, f"A parameter that is annotated with `list[{annotation}]`")


@check("reads one inside the other", landmark="optional", twist=1)
def nested(program):
    names = first, second, third, fourth, fifth = draw.words(5)
    values = draw.words(2)
    parameters = [
        f"{first}: Optional[list[int]]",
        f"{second}: Optional[Literal{values!r}]",
        f"{third}: list[Literal{values!r}]",
        f"{fourth}: list[list[float]]",
        f"{fifth}: list[Optional[bool]]",
    ]
    return {"names": names, "values": values, "ways": both_ways(program, parameters, returns="list[str]")}


@nested.expect
def _(case):
    first, second, third, fourth, fifth = case["names"]
    for seen in case["ways"]:
        expect(sorted(properties_in(seen))).equals(
            sorted(case["names"]), "The properties should be the parameters, each of them and nothing else."
        )
        expect_array(property_in(seen, first), "integer", "A parameter that is annotated with `Optional[list[int]]`")
        expect_enum(property_in(seen, second), case["values"], "An `Optional` around a `Literal`")
        many = property_in(seen, third)
        expect(many.get("type")).equals("array", "A list of a `Literal` should have the type `array`.")
        items = many.get("items")
        if not isinstance(items, dict):
            fail("A list of a `Literal` should have `items`.", many, {"items": {"enum": case["values"]}})
        expect_enum(items, case["values"], "The `items` of a list of a `Literal`")
        rows = property_in(seen, fourth)
        expect(rows.get("type")).equals("array", "A list of lists should have the type `array`.")
        if not isinstance(rows.get("items"), dict):
            fail("A list of lists should have `items`.", rows, {"items": {"type": "array"}})
        expect_array(rows["items"], "number", "What stands in a `list[list[float]]`")
        expect_array(property_in(seen, fifth), "boolean", "A parameter that is annotated with `list[Optional[bool]]`")
