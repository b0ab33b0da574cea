"""How validate-args is judged."""

from trainer.checking.api import check, copy, draw, expect, fail

GOOD = {
    "string": ["", "five", "7", "true"],
    "integer": [0, 7, -3],
    "number": [0, 2.5, -1, 0.0],
    "boolean": [True, False],
}
BAD = {
    "string": [5, 0, 2.5, True, None, ["x"]],
    "integer": ["5", "", "five", 2.5, None, [5], {}],
    "number": ["5", "2.5", "", None, [1.5], {}],
    "boolean": ["true", "", 0, 1, None, []],
}


def schema_of(properties, required=None):
    """A schema with these properties; `required` is left out where it is None."""
    schema = {"type": "object", "properties": properties}
    return schema if required is None else {**schema, "required": required}


def judged(program, args, schema, faults, what):
    """What `validate` says; `faults` are the fields that each should have one problem."""
    return {"what": what, "problems": copy(program.validate(args, schema)), "faults": faults}


def unpaired(faults, problems):
    """The faults, maybe two of one name, that are left without a problem of their own however they are paired."""
    owner = {}

    def place(number, tried):
        for position, problem in enumerate(problems):
            if faults[number] in problem and position not in tried:
                tried.add(position)
                if position not in owner or place(owner[position], tried):
                    owner[position] = number
                    return True
        return False

    return [fault for number, fault in enumerate(faults) if not place(number, set())]


def judge(case):
    """One problem string for each of the faults, and none beside."""
    what, problems, faults = case["what"], case["problems"], case["faults"]
    if not isinstance(problems, (list, tuple)) or not all(isinstance(problem, str) for problem in problems):
        fail(f"{what}: what came back is no list of strings.", problems, f"a list of {len(faults)} strings")
    if not faults:
        expect(problems).equals([], f"{what}: there is no fault, so there should be no problem.")
    for fault in faults:
        if not any(fault in problem for problem in problems):
            fail(f"{what}: no problem names the field `{fault}`.", problems, {"a problem names": fault})
    lost = unpaired(faults, problems)
    if lost:
        fail(f"{what}: the field `{lost[0]}` has no problem string of its own.", problems, {"problems": len(faults)})
    if len(problems) > len(faults):
        fail(f"{what}: there are more problems than faults.", problems, {"problems": len(faults)})


def judge_all(cases):
    for case in cases:
        judge(case)


@check("finds nothing wrong with right arguments", landmark="types")
def fine(program):
    cases = []
    for kind in draw.shuffled(GOOD):
        for value in GOOD[kind]:
            field = draw.word()
            schema = schema_of({field: {"type": kind}}, [field])
            cases.append(judged(program, {field: value}, schema, [], f"A required `{kind}` with the value {value!r}"))
    one, two, three, four = draw.words(4)
    schema = schema_of(dict(zip((one, two, three, four), ({"type": k} for k in GOOD), strict=True)), [one, three])
    args = {one: draw.word(), two: draw.number(), three: 1.5, four: False}
    cases.append(judged(program, args, schema, [], "Four right arguments"))
    cases.append(judged(program, {three: 1.5, one: ""}, schema, [], "The two required arguments of four"))
    return cases


fine.expect(judge_all)


@check("takes a whole number for a number", landmark="number")
def whole_number(program):
    field = draw.word()
    cases = []
    for value in (0, draw.number(), -draw.number(), 10**12):
        cases.append(judged(program, {field: value}, schema_of({field: {"type": "number"}}), [], f"The number {value}"))
    schema = schema_of({field: {"type": "number", "maximum": 2.5}})
    cases.append(judged(program, {field: 2}, schema, [], "The number 2 with a maximum of 2.5"))
    return cases


whole_number.expect(judge_all)


@check("names each required field that is missing", landmark="missing")
def missing(program):
    cases = []
    for count, absent in ((1, 1), (3, 1), (3, 3), (4, 2)):
        fields = draw.words(count)
        gone = draw.shuffled(fields)[:absent]
        schema = schema_of({field: {"type": "integer", "maximum": 200} for field in fields}, fields)
        args = {field: draw.number() for field in fields if field not in gone}
        cases.append(judged(program, args, schema, gone, f"{absent} of {count} required fields missing"))
    needed, optional = draw.words(2)
    schema = schema_of({needed: {"type": "string"}, optional: {"type": "string"}}, [needed])
    cases.append(judged(program, {optional: ""}, schema, [needed], "A required field missing, an optional one there"))
    return cases


missing.expect(judge_all)


@check("does without `required` and with nothing in it", landmark="missing")
def nothing_required(program):
    field, stray = draw.words(2)
    cases = []
    for required, said in ((None, "no `required`"), ([], "an empty `required`")):
        schema = schema_of({field: {"type": "integer"}}, required)
        cases.append(judged(program, {}, schema, [], f"No arguments, and a schema with {said}"))
        cases.append(judged(program, {field: 1}, schema, [], f"A right argument, and a schema with {said}"))
        cases.append(judged(program, {field: "1"}, schema, [field], f"A wrong type, and a schema with {said}"))
        cases.append(judged(program, {field: None}, schema, [field], f"None for an integer, and a schema with {said}"))
        cases.append(judged(program, {stray: 1}, schema, [stray], f"An unexpected field, and a schema with {said}"))
        cases.append(judged(program, {}, schema_of({}, required), [], f"No arguments, no properties, and {said}"))
    return cases


nothing_required.expect(judge_all)


@check("names each field that the schema does not know", landmark="unexpected")
def unexpected(program):
    cases = []
    for count, value in ((1, None), (1, ""), (1, 0), (3, True), (2, [1])):
        known, *strays = draw.words(count + 1)
        args = {known: draw.number(), **dict.fromkeys(strays, value)}
        schema = schema_of({known: {"type": "integer"}}, [known])
        cases.append(judged(program, args, schema, strays, f"{count} unexpected with the value {value!r}"))
    stray = draw.word()
    cases.append(judged(program, {stray: 1}, schema_of({}), [stray], "A tool without any properties"))
    known = draw.word()
    schema = schema_of({known: {"type": "integer"}}, [known])
    args = {known: draw.number(), known.upper(): draw.number()}
    cases.append(judged(program, args, schema, [known.upper()], "A field's name in capitals beside the right one"))
    return cases


unexpected.expect(judge_all)


@check("names each field of a wrong type", landmark="types")
def wrong_types(program):
    cases = []
    for kind in draw.shuffled(BAD):
        for value in BAD[kind]:
            field = draw.word()
            schema = schema_of({field: {"type": kind}}, [field])
            cases.append(judged(program, {field: value}, schema, [field], f"{value!r} for a field of type `{kind}`"))
    fields = draw.words(3)
    schema = schema_of({field: {"type": "integer"} for field in fields})
    cases.append(judged(program, dict.fromkeys(fields, "5"), schema, fields, "Three strings for integers"))
    return cases


wrong_types.expect(judge_all)


@check("names each field that is out of range", landmark="range")
def out_of_range(program):
    cases = []
    for limit in (draw.number(10, 90), 0, -5):
        for kind in ("integer", "number"):
            field = draw.word()
            schema = schema_of({field: {"type": kind, "maximum": limit}}, [field])
            for value, wrong in ((limit + 1, True), (limit + 500, True), (limit, False), (limit - 1, False)):
                faults = [field] if wrong else []
                cases.append(judged(program, {field: value}, schema, faults, f"{value} with a maximum of {limit}"))
    field, other = draw.words(2)
    schema = schema_of({field: {"type": "number", "maximum": 0.5}, other: {"type": "integer", "maximum": 3}})
    cases.append(judged(program, {field: 0.75}, schema, [field], "0.75 with a maximum of 0.5"))
    cases.append(judged(program, {field: 0.5}, schema, [], "0.5 with a maximum of 0.5"))
    cases.append(judged(program, {field: 1, other: 4}, schema, [field, other], "Two numbers out of range"))
    return cases


out_of_range.expect(judge_all)


@check("says nothing of the range where the value is no number", landmark="range")
def no_range(program):
    cases = []
    for kind in ("integer", "number"):
        for value in ("500", "five", None, [500], {}):
            field = draw.word()
            schema = schema_of({field: {"type": kind, "maximum": draw.number()}}, [field])
            what = f"{value!r} for a field of type `{kind}` with a maximum"
            cases.append(judged(program, {field: value}, schema, [field], what))
    return cases


no_range.expect(judge_all)


@check("reports all the faults at once", landmark="all_at_once")
def all_at_once(program):
    cases = []
    for first in range(4):  # each of the four arguments comes first once, and last once
        gone, stray, typed, ranged, right, spare = draw.words(6)
        schema = schema_of(
            {
                gone: {"type": "string"},
                typed: {"type": draw.choice(["integer", "number", "boolean"])},
                ranged: {"type": "integer", "maximum": 10},
                right: {"type": "string"},
                spare: {"type": "boolean"},
            },
            [right, gone, typed],
        )
        values = [(stray, draw.number()), (typed, "x"), (ranged, draw.number(11)), (right, draw.word())]
        faults = [gone, stray, typed, ranged]
        args = dict(values[first:] + values[:first])
        cases.append(judged(program, args, schema, faults, "Four different faults"))
    return cases


all_at_once.expect(judge_all)


@check("looks at every field", landmark="every_field")
def every_field(program):
    cases = []
    for position in range(4):
        fields = draw.words(4)
        schema = schema_of({field: {"type": "integer"} for field in fields}, fields[:2])
        args = {field: "x" if n == position else n for n, field in enumerate(fields)}
        cases.append(judged(program, args, schema, [fields[position]], f"Argument {position + 1} of four wrong"))
    fields = draw.words(7)
    schema = schema_of({field: {"type": "number", "maximum": 1} for field in fields})
    cases.append(judged(program, dict.fromkeys(fields, 2), schema, fields, "Seven arguments, all out of range"))
    return cases


every_field.expect(judge_all)


@check("changes neither the arguments nor the schema", landmark="every_field")
def changes_nothing(program):
    seen = []
    known, gone, stray, other = draw.words(4)
    for args in ({known: 5}, {known: "x", stray: 1}, {other: 99, known: 1, gone: ""}):
        properties = {known: {"type": "integer"}, gone: {"type": "string"}, other: {"type": "number", "maximum": 5}}
        # Not in the order of the alphabet, so that sorting in place shows.
        for required in (sorted([known, gone], reverse=True), [], None):
            schema = schema_of(dict(properties), required)
            before = copy([args, schema])
            program.validate(args, schema)
            seen.append([before, [args, schema]])
    return seen


@changes_nothing.expect
def _(seen):
    for before, after in seen:
        expect(after[0]).equals(before[0], "The arguments were changed; the tool still needs them as they came.")
        expect(list(after[0])).equals(list(before[0]), "The order of the arguments was changed.")
        expect(after[1]).equals(before[1], "The schema was changed; the next call needs it as it was.")


@check("starts afresh with every call", landmark="all_at_once")
def afresh(program):
    field, stray = draw.words(2)
    schema = schema_of({field: {"type": "integer", "maximum": 5}}, [field])
    return [
        judged(program, {stray: 1}, schema, [stray, field], "A first call"),
        judged(program, {field: 1}, schema, [], "Right arguments after wrong ones"),
        judged(program, {field: 6}, schema, [field], "A third call"),
        judged(program, {field: 6}, schema, [field], "The same call once more"),
        # Another tool may use the same names for other things.
        judged(program, {field: 6}, schema_of({field: {"type": "integer", "maximum": 6}}), [], "A higher maximum"),
        judged(program, {}, schema_of({field: {"type": "string"}}, [field]), [field], "A schema with the same name"),
        judged(program, {field: ""}, schema_of({field: {"type": "string"}}, [field]), [], "The same name, a string"),
        judged(program, {field: ""}, schema_of({field: {"type": "boolean"}}), [field], "The same name, a boolean"),
    ]


afresh.expect(judge_all)


# Twist 1: True and False are no numbers.


@check("takes True and False for no number", landmark="bool_apart", twist=1)
def bool_is_no_number(program):
    cases = []
    for kind in ("integer", "number"):
        for value in (True, False):
            field, other = draw.words(2)
            schema = schema_of({field: {"type": kind}, other: {"type": kind, "maximum": 100}}, [field])
            what = f"{value} for a field of type `{kind}`"
            cases.append(judged(program, {field: value}, schema, [field], what))
            cases.append(judged(program, {other: value, field: 1}, schema, [other], f"{what}, with a maximum of 100"))
    return cases


bool_is_no_number.expect(judge_all)


@check("still takes True and False for booleans, and 0 and 1 for numbers", landmark="bool_apart", twist=1)
def bools_stay(program):
    cases = []
    for kind, value in (("boolean", True), ("boolean", False), ("integer", 0), ("integer", 1), ("number", 1)):
        field = draw.word()
        schema = schema_of({field: {"type": kind}}, [field])
        cases.append(judged(program, {field: value}, schema, [], f"{value!r} for a field of type `{kind}`"))
    return cases


bools_stay.expect(judge_all)


# Twist 2: minimum, enum and nested objects.


@check("names each field below its minimum", landmark="minimum", twist=2)
def below_minimum(program):
    cases = []
    for limit in (draw.number(10, 90), 0, -5, 1):
        for kind in ("integer", "number"):
            field = draw.word()
            schema = schema_of({field: {"type": kind, "minimum": limit, "maximum": limit + 3}}, [field])
            for add, wrong in ((-1, True), (-500, True), (0, False), (1, False), (3, False), (4, True)):
                what = f"{limit + add} with a minimum of {limit} and a maximum of {limit + 3}"
                cases.append(judged(program, {field: limit + add}, schema, [field] if wrong else [], what))
            schema = schema_of({field: {"type": kind, "minimum": limit}}, [field])
            cases.append(judged(program, {field: limit - 1}, schema, [field], f"{limit - 1}, minimum {limit}"))
            for value in ("1", None):
                what = f"{value!r} for a field of type `{kind}` with a minimum"
                cases.append(judged(program, {field: value}, schema, [field], what))
        schema = schema_of({field: {"type": "number", "minimum": limit}})
        what = f"{limit - 0.25} with a minimum of {limit}"
        cases.append(judged(program, {field: limit - 0.25}, schema, [field], what))
    return cases


below_minimum.expect(judge_all)


@check("names each field whose value is not among those allowed", landmark="enum", twist=2)
def not_allowed(program):
    cases = []
    words, numbers = draw.words(3), draw.numbers(3)
    for kind, values, others in (
        ("string", words, [words[0][:-1], words[1].upper(), f" {words[2]}", "", draw.word()]),
        ("integer", [0, *numbers], [-1, 100, 101]),
        ("string", ["", words[0]], [words[1], words[0] + "s"]),
    ):
        field = draw.word()
        schema = schema_of({field: {"type": kind, "enum": values}}, [field])
        for value in values:
            cases.append(judged(program, {field: value}, schema, [], f"{value!r}, which is allowed"))
        for value in others:
            cases.append(judged(program, {field: value}, schema, [field], f"{value!r}, which is not allowed"))
        for value in ([values[1]], {field: values[1]}, None):
            case = judged(program, {field: value}, schema, [field], f"{value!r}, of a wrong type and not allowed")
            # Whether that is one fault or two is open.
            if isinstance(case["problems"], (list, tuple)) and len(case["problems"]) == 2:
                case["problems"] = [each for each in case["problems"] if not (isinstance(each, str) and field in each)]
                case["faults"] = []
            cases.append(case)
    return cases


not_allowed.expect(judge_all)


def inner_schema(fields, required=None):
    """A nested object with a string, an integer of at most 9 and a boolean."""
    rules = ({"type": "string"}, {"type": "integer", "maximum": 9}, {"type": "boolean"})
    return schema_of(dict(zip(fields, rules, strict=True)), required)


@check("finds the faults inside an object", landmark="nested", twist=2)
def inside(program):
    outer, word, number, flag, stray, other = draw.words(6)
    fields = (word, number, flag)
    schema = schema_of({outer: inner_schema(fields, [word]), other: {"type": "string"}}, [outer])
    right = {word: draw.word(), number: 9, flag: False}
    cases = []
    for value, faults, what in (
        (right, [], "A right object"),
        ({word: ""}, [], "An object with its one required field"),
        ({}, [word], "An empty object that needs a field"),
        ({**right, number: 10}, [number], "A field inside an object that is out of range"),
        ({**right, flag: "no"}, [flag], "A field inside an object of a wrong type"),
        ({**right, stray: 1}, [stray], "A field inside an object that the schema does not know"),
        ({number: "9", flag: 1, stray: 1}, [word, number, flag, stray], "Four faults inside an object"),
    ):
        cases.append(judged(program, {outer: value}, schema, faults, what))
    for args in ({outer: {number: 10}, other: 5}, {other: 5, outer: {number: 10}}):
        cases.append(judged(program, args, schema, [word, number, other], "Faults inside an object and outside"))
    # Two addresses, say, that lack the same: each of them is a fault.
    twins = schema_of({outer: inner_schema(fields, [word]), other: inner_schema(fields, [word])})
    args = {outer: {flag: True}, other: {number: 3}}
    cases.append(judged(program, args, twins, [word, word], "A field of the same name missing in two objects"))
    ranged = schema_of({word: {"type": "string", "enum": [stray]}, number: {"type": "integer", "minimum": 3}})
    for value, faults, what in (
        ({word: stray, number: 4}, [], "A right object with an `enum` and a `minimum`"),
        ({word: other}, [word], "A field inside an object whose value is not allowed"),
        ({number: 2}, [number], "A field inside an object that is below its minimum"),
    ):
        cases.append(judged(program, {outer: value}, schema_of({outer: ranged}), faults, what))
    bare = schema_of({outer: inner_schema(fields), other: inner_schema(draw.words(3), [])})
    cases.append(judged(program, {outer: {}, other: {}}, bare, [], "Two empty objects that need nothing"))
    return cases


inside.expect(judge_all)


@check("finds the faults in an object inside an object", landmark="nested", twist=2)
def deeper(program):
    outer, middle, word, number, flag = draw.words(5)
    inner = inner_schema((word, number, flag), [word])
    schema = schema_of({outer: schema_of({middle: inner}, [middle])}, [outer])
    return [
        judged(program, {outer: {middle: {word: "x"}}}, schema, [], "A right object inside an object"),
        judged(program, {outer: {middle: {number: 99}}}, schema, [word, number], "Two faults two objects deep"),
        judged(program, {outer: {}}, schema, [middle], "A missing object inside an object"),
    ]


deeper.expect(judge_all)


@check("reports an object that is missing, or is none, once", landmark="nested", twist=2)
def no_object(program):
    outer, other, *fields = draw.words(5)
    unasked = draw.words(3)
    schema = schema_of({outer: inner_schema(fields, fields), other: inner_schema(unasked, unasked[:1])}, [outer])
    right = dict(zip(fields, ("", 1, True), strict=True))
    cases = [
        judged(program, {}, schema, [outer], "A missing object with required fields of its own"),
        judged(program, {outer: right}, schema, [], "An optional object that is left out"),
    ]
    for value in ("x", 5, None, [], [right]):
        cases.append(judged(program, {outer: value}, schema, [outer], f"{value!r} in place of an object"))
    return cases


no_object.expect(judge_all)


@check("leaves nested arguments and schemas as they are", landmark="nested", twist=2)
def changes_nothing_inside(program):
    outer, stray, *fields = draw.words(5)
    seen = []
    for required in (fields[:1], None):
        schema = schema_of({outer: inner_schema(fields, required)}, [outer])
        args = {outer: {fields[1]: 99, stray: {}}}
        before = copy([args, schema])
        program.validate(args, schema)
        seen.append([before, [args, schema]])
    return seen


@changes_nothing_inside.expect
def _(seen):
    for before, after in seen:
        expect(after[0]).equals(before[0], "The arguments inside an object were changed.")
        expect(after[1]).equals(before[1], "The schema of an object inside was changed.")
