"""How select-tools is judged."""

from trainer.checking.api import check, draw, expect, fail


class Registry:
    """Holds specs, and hands out its own list, as the real one does."""

    def __init__(self, specs):
        self.specs = list(specs)

    def all(self):
        return self.specs


def named(specs):
    return [spec.name for spec in specs]


def tool(program, words, *scopes, name=None):
    """A tool with six words of description, of which `words` are the first; so scores are far apart or the same."""
    text = [*words, *draw.words(6 - len(words))]
    return program.ToolSpec(
        name=name or draw.word(), description=" ".join(draw.shuffled(text)), scopes_required=frozenset(scopes)
    )


def graded(program, query, grades, scopes=()):
    """Tools that share so many words with the query as `grades` say."""
    return [tool(program, query[:grade], *scopes) for grade in grades]


def picked(program, query, registry, scopes=(), *how, **more):
    """The names of what came back, or what came back instead of specs."""
    got = program.select_relevant_tools(" ".join(query), registry, set(scopes), *how, **more)
    if not isinstance(got, (list, tuple)):
        return {"no list": type(got).__name__}
    strange = [type(spec).__name__ for spec in got if not any(spec is each for each in registry.specs)]
    return {"no spec": strange[0]} if strange else {"names": named(got)}


def judge(case, right, say):
    if "no list" in case:
        fail("What came back is no list.", case["no list"], right)
    if "no spec" in case:
        fail("What came back does not hold the specs of the registry.", case["no spec"], right)
    expect(case["names"]).equals(right, say)


@check("gives the nearest tools, the nearest first", landmark="best_first")
def nearest(program):
    seen = []
    for grades, k in (((1, 4, 0, 3, 2), 3), ((0, 1, 2, 3, 4), 4), ((4, 3, 2, 1, 0), 2), ((2, 0, 3), 1)):
        query = draw.words(4)
        specs = graded(program, query, grades)
        best = sorted(zip(grades, named(specs), strict=True), reverse=True)
        seen.append([picked(program, query, Registry(specs), (), k), [name for _, name in best[:k]], k])
    # All nearly as near: a late figure of the score tells them apart, and no tie is to be made of it.
    for many in (30, 1500):
        query = [f"{draw.word()}{n}" for n in range(many)]
        grades = (many - 1, many, many - 2)
        specs = [
            program.ToolSpec(
                name=draw.word(),
                description=" ".join([*query[:grade], *draw.words(many - grade)]),
                scopes_required=frozenset(),
            )
            for grade in grades
        ]
        best = sorted(zip(grades, named(specs), strict=True), reverse=True)
        seen.append([picked(program, query, Registry(specs), (), 2), [name for _, name in best[:2]], 2])
    return seen


@nearest.expect
def _(seen):
    for case, right, k in seen:
        if len(case.get("names", right)) < len(right):
            fail(
                f"With k={k}, so many tools should come back: there are as many, and none of them needs a scope.",
                case["names"],
                right,
            )
        judge(case, right, f"With k={k}, these are not the nearest tools in their order.")


def as_written(program):
    """Tools and a query with capitals, signs and lines; any other text than theirs is embedded as a strange word.

    White space may differ: nearness does not hang on it.
    """
    words = draw.words(4)
    query = f"{words[0].title()}  {words[1]} ?\n{words[2].upper()} {words[3]}"
    specs = [
        program.ToolSpec(
            name=f"{draw.word().title()}_{draw.word()}",
            description=" ".join([*query.split(" ")[:count], draw.word().title(), draw.word() + ".\n"]),
            scopes_required=frozenset(),
        )
        for count in draw.shuffled((1, 3, 5))
    ]
    texts = [f"{spec.name} {spec.description}" for spec in specs]
    near = [program.cosine(program.embed(query), program.embed(text)) for text in texts]
    right = [name for _, name in sorted(zip(near, named(specs), strict=True), reverse=True)]
    given, strange = program.embed, draw.word()
    known = [text.split() for text in (query, *texts)]
    program.embed = lambda text: given(text if text.split() in known else strange)
    got = picked(program, [query], Registry(specs), (), 3)
    program.embed = given
    return [got, right]


@check("reads the name as well as the description", landmark="whole_text")
def reads_both(program):
    query = draw.words(4)
    by_name = tool(program, [], name="_".join(query))
    by_text = tool(program, query[:3])
    neither = tool(program, [])
    seen = []
    for specs in ([neither, by_text, by_name], [by_name, neither, by_text]):
        seen.append(picked(program, query, Registry(specs), (), 2))
    half = tool(program, [query[0]], name=query[1])
    one = tool(program, [query[2]])
    twin = program.ToolSpec(
        name="_".join(query[:3]), description=neither.description, scopes_required=neither.scopes_required
    )
    return {
        "seen": seen,
        "twin": picked(program, query, Registry([neither, twin]), (), 1),
        "twin right": [twin.name],
        "both twins": picked(program, query, Registry([neither, twin]), (), 2),
        "both right": [twin.name, neither.name],
        "letters": [as_written(program) for _ in range(3)],
        "right": sorted([by_name.name, by_text.name]),
        "half": picked(program, query, Registry([one, half, neither]), (), 1),
        "half right": [half.name],
    }


@reads_both.expect
def _(case):
    for each in case["seen"]:
        either = {**each, "names": sorted(each.get("names", []))}
        judge(
            either,
            case["right"],
            "One tool is near by its name, one by its description; one with nothing of the query came instead.",
        )
    judge(
        case["half"],
        case["half right"],
        "A word of the query in the name and one in the description are nearer than a single word.",
    )
    judge(case["twin"], case["twin right"], "Of two tools with one description, the name tells which is nearer.")
    ordered = sorted(case["both twins"].get("names", [])) == sorted(case["both right"])
    judge(
        case["both twins"],
        case["both right"],
        "There are no more than k tools: they all come back, and still the nearest first."
        if ordered
        else "Two tools may have one description, or nothing of the query; with k=2 both should come back.",
    )
    for got, right in case["letters"]:
        judge(
            got, right, "The texts are to be compared as they are: the query; a tool's name, a space, its description."
        )


@check("reads the tools of the registry that it is handed", landmark="whole_text")
def own_registry(program):
    query = draw.words(4)
    names = draw.words(3)
    seen = []
    for grades in ((3, 1, 2), (1, 3, 2)):
        specs = [tool(program, query[:grade], name=name) for grade, name in zip(grades, names, strict=True)]
        best = sorted(zip(grades, names, strict=True), reverse=True)
        seen.append([picked(program, query, Registry(specs), (), 2), [name for _, name in best[:2]]])
    return seen


@own_registry.expect
def _(seen):
    for case, right in seen:
        judge(
            case,
            right,
            "Two registries have tools of the same names and with other descriptions: each is to be ranked by its own.",
        )


@check("offers nothing that the caller may not call", landmark="allowed_first")
def only_allowed(program):
    query = draw.words(4)
    one, two, three = draw.words(3)
    needs = ((), (one,), (one, two), (two,), (three, one))
    specs = [tool(program, query[:2], *needed) for needed in needs]
    seen = []
    for held in ((), (one,), (two, three), (one, two), (one[:-1],), (one + two,), (one, two, three)):
        right = [spec.name for spec in specs if spec.scopes_required <= set(held)]
        seen.append([picked(program, query, Registry(specs), held), right, named(specs)])
    return seen


@only_allowed.expect
def _(seen):
    for case, right, every in seen:
        forbidden = [name for name in case.get("names", []) if name in every and name not in right]
        if forbidden:
            fail("A tool came back that the caller may not call.", forbidden[0], right)
        if sorted(case.get("names", [])) == sorted(right):
            judge(case, right, "These tools are all equally near; they stay in the order of registration.")
        judge(case, right, "A tool is missing that the caller may call.")


@check("lets no forbidden tool take a place", landmark="allowed_first")
def no_place_taken(program):
    query, scope = draw.words(4), draw.word()
    secret = graded(program, query, (4, 3, 4), (scope,))
    open_ones = graded(program, query, (3, 2, 1))
    specs = [secret[0], open_ones[0], secret[1], secret[2], open_ones[1], open_ones[2]]
    return [[picked(program, query, Registry(specs), (), k), named(open_ones[:k]), k] for k in (1, 2, 3)]


@no_place_taken.expect
def _(seen):
    for case, right, k in seen:
        judge(case, right, f"With k={k}, nearer tools that the caller may not call took the places of others.")


@check("keeps the order of registration where tools are equally near", landmark="by_score")
def ties(program):
    seen = []
    for grades, k in (((2, 2, 2, 2, 2), 5), ((2, 2, 2, 2), 2), ((1, 3, 1, 3, 1), 4), ((0, 0, 0), 2)):
        query = draw.words(4)
        specs = graded(program, query, grades)
        names = sorted(named(specs))
        mixed = [names[place] for place in (3, 1, 4, 0, 2) if place < len(names)]
        specs = [
            program.ToolSpec(name=name, description=spec.description, scopes_required=spec.scopes_required)
            for name, spec in zip(mixed, specs, strict=True)
        ]
        best = sorted(zip(grades, named(specs), strict=True), key=lambda pair: -pair[0])
        seen.append([picked(program, query, Registry(specs), (), k), [name for _, name in best[:k]]])
    return seen


@ties.expect
def _(seen):
    for case, right in seen:
        if "names" in case and len(case["names"]) < len(right):
            judge(
                case,
                right,
                f"However near they are, {len(right)} tools should come back; these are fewer.",
            )
        judge(case, right, "Tools that are equally near did not stay in the order of registration.")


@check("gives so many and no more", landmark="cut")
def so_many(program):
    query = draw.words(4)
    specs = graded(program, query, [2] * 12)
    registry = Registry(specs)
    few = Registry(specs[:3])
    return [
        [picked(program, query, registry), named(specs[:8]), "Without k, eight tools come back"],
        [picked(program, query, registry, (), 1), named(specs[:1]), "With k=1 one tool comes back"],
        [picked(program, query, registry, (), k=5), named(specs[:5]), "With k=5, by name, five tools come back"],
        [picked(program, query, registry, (), 11), named(specs[:11]), "With k=11 eleven tools come back"],
        [picked(program, query, few), named(specs[:3]), "There are three tools, and all of them come back"],
        [picked(program, query, few, (), 3), named(specs[:3]), "There are three tools, and all of them come back"],
        [picked(program, query, Registry([])), [], "There is no tool, and none comes back"],
    ]


@so_many.expect
def _(seen):
    for case, right, say in seen:
        judge(case, right, f"{say}; something else did.")


@check("leaves the registry's list as it is", landmark="by_score")
def leaves(program):
    query, scope = draw.words(4), draw.word()
    specs = [*graded(program, query, (1, 3)), *graded(program, query, (2, 4), (scope,))]
    registry = Registry(specs)
    before = named(registry.all())
    picked(program, query, registry, (), 2)
    picked(program, query, registry, (scope,), 2)
    return [named(registry.all()), before]


@leaves.expect
def _(case):
    expect(case[0]).equals(case[1], "The registry's own list was changed, and with it the next caller's prompt.")


# Twist 1: an embedding costs money.


def paid(program, query, registry, scopes=(), **more):
    """What was picked, and the texts that were embedded for it."""
    before = len(program.BILL)
    case = picked(program, query, registry, scopes, **more)
    return case, list(program.BILL[before:])


@check("pays once for each tool", landmark="embed_once", twist=1)
def pays_once(program):
    first, second, third = draw.words(4), draw.words(4), draw.words(4)
    specs = [*graded(program, first, (1, 2)), *graded(program, second, (3, 1))]
    registry = Registry(specs)
    bill = []
    for query in (first, second, third, first):
        bill += paid(program, query, registry, k=2)[1]
    bill += paid(program, second, Registry(specs[::-1]), k=2)[1]
    # Another list holds the same tools, made anew: it is the text that was paid for.
    anew = [
        program.ToolSpec(name=spec.name, description=spec.description, scopes_required=spec.scopes_required)
        for spec in specs
    ]
    bill += paid(program, third, Registry(anew), k=2)[1]
    # A tool that is new is paid for, and no other is paid for again.
    registry.specs.append(tool(program, second[:1]))
    bill += paid(program, third, registry, k=2)[1]
    scope, word = draw.words(2)
    many = [tool(program, [], *((scope,) if place % 9 == 0 else ()), name=f"{word}_{place:03}") for place in range(140)]
    whole = Registry(many)
    for query, held in ((first, ()), (second, (scope,)), (third, ()), (first, (scope,))):
        bill += paid(program, query, whole, held)[1]
    return [[spec.name, sum(spec.name in text for text in bill)] for spec in (*specs, *many)]


@pays_once.expect
def _(counts):
    for name, times in counts:
        expect(times).that(
            times <= 1, f"For several queries the text of the tool `{name}` was embedded {times} times.", 1
        )


@check("pays once for the query", landmark="query_once", twist=1)
def query_once(program):
    seen = []
    for count in (5, 9):
        query = draw.words(4)
        registry = Registry(graded(program, query, [1] * count))
        _, bill = paid(program, query, registry)
        seen.append([count, bill.count(" ".join(query))])
    return seen


@query_once.expect
def _(seen):
    for count, times in seen:
        expect(times).that(times <= 1, f"With {count} tools the query was embedded {times} times in one call.", 1)


@check("ranks a changed description by what it says now", landmark="embed_once", twist=1)
def changed(program):
    query = draw.words(4)
    far, near, middle = graded(program, query, (0, 4, 2))
    registry = Registry([far, middle, near])
    before = [picked(program, query, registry), named([near, middle, far])]
    turned = [
        program.ToolSpec(name=old.name, description=new.description, scopes_required=frozenset())
        for old, new in ((far, near), (middle, middle), (near, far))
    ]
    registry.specs = turned
    return [before, [picked(program, query, registry), named([turned[0], turned[1], turned[2]])]]


@changed.expect
def _(seen):
    before, after = seen
    judge(*before, "These are not the nearest tools in their order.")
    judge(*after, "The descriptions have changed since the last call, and the tools are ranked by the old ones.")


@check("finds a tool that is new", landmark="embed_once", twist=1)
def new_tool(program):
    query = draw.words(4)
    old = graded(program, query, (1, 2))
    registry = Registry(old)
    before = [picked(program, query, registry), named(old[::-1])]
    fresh = graded(program, query, (3,))[0]
    registry.specs.append(fresh)
    return [before, [picked(program, query, registry), named([fresh, *old[::-1]])]]


@new_tool.expect
def _(seen):
    judge(*seen[0], "These are not the nearest tools in their order.")
    judge(*seen[1], "A tool was added after the first call, and does not come back in its place.")
