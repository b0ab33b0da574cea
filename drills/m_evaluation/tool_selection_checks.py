"""How tool-selection is judged. Tools are written in letters; what each is called is drawn anew."""

from trainer.checking.api import check, copy, draw, expect, is_number

SINGLE = ("precision", "recall")

# The checks that have to pass before others say anything: a fault shows where it is, and not in all that builds on it.
RIGHT = "finds the tools that were called and expected"
SHARES = "divides by what was called, and by what was expected"
NOTHING = "gives no share of nothing"
SUMS = "adds up the counts of the cases"
MEANS = "takes the mean of the cases"


def names():
    """What each letter is called."""
    return dict(zip("ABCDEFGHIJKLMNOP", draw.words(16), strict=True))


def spelled(case, known):
    """A case written `AB/BC` (called, expected) with the names of the tools."""
    return tuple([known[letter] for letter in side] for side in case.split("/"))


def one_each(program, *cases):
    """What `tool_selection` says of each case."""
    known = names()
    return [[case, copy(program.tool_selection(*spelled(case, known)))] for case in cases]


def suites(program, *lists):
    """What `tool_selection_over` says of each list of cases, written `AB/BC A/A`."""
    known = names()
    return [
        [cases, copy(program.tool_selection_over([spelled(case, known) for case in cases.split()]))] for cases in lists
    ]


def shown(case):
    called, expected = (" ".join(side) or "nothing" for side in case.split("/"))
    return f"called {called}, expected {expected}"


def expect_figure(got, name, wanted, say):
    """A figure: a number close to `wanted`, or None where that is wanted."""
    expect(got).that(isinstance(got, dict), "The figures should come back in a dict.", {name: wanted})
    value = got.get(name)
    fits = value is None if wanted is None else is_number(value) and abs(value - wanted) < 1e-9
    there = value is not None or name in got
    expect(got).that(fits and there, f"{say} (`{name}`)", {name: wanted})


def counted(case, counts_calls=False):
    """How many were right, were called, were expected."""
    called, expected = case.split("/")
    if not counts_calls:
        called, expected = "".join(set(called)), "".join(set(expected))
    return sum(min(called.count(one), expected.count(one)) for one in set(called)), len(called), len(expected)


def share(part, whole):
    return part / whole if whole else None


def singles(case, counts_calls=False):
    """Precision and recall of one case, as they should be."""
    right, called, expected = counted(case, counts_calls)
    return share(right, called), share(right, expected)


def expect_singles(seen, say, counts_calls=False):
    for case, got in seen:
        for name, wanted in zip(SINGLE, singles(case, counts_calls), strict=True):
            expect_figure(got, name, wanted, f"{shown(case)}: {say}")


def expect_micro(cases, got, say, counts_calls=False):
    rows = [counted(case, counts_calls) for case in cases.split()]
    right, called, expected = (sum(row[column] for row in rows) for column in range(3))
    for name, whole in (("micro_precision", called), ("micro_recall", expected)):
        expect_figure(got, name, share(right, whole), f"Cases {cases}: {say}")


def expect_macro(cases, got, say, counts_calls=False):
    pairs = [singles(case, counts_calls) for case in cases.split()]
    for column, name in enumerate(("macro_precision", "macro_recall")):
        known = [pair[column] for pair in pairs if pair[column] is not None]
        expect_figure(got, name, share(sum(known), len(known)), f"Cases {cases}: {say}")


@check(RIGHT, landmark="hits")
def finds_right(program):
    return one_each(program, "AB/AC", "AB/AB", "ABC/ABC", "AC/BC", "ABCDEFG/ABCDHIJ", "A/A")


@finds_right.expect
def _(seen):
    expect_singles(seen, "right are the tools that were both called and expected.")


@check("does not look at the order", landmark="hits")
def any_order(program):
    return one_each(program, "BA/AB", "CAB/ABC", "DCBA/ABCD", "CBA/ABD")


@any_order.expect
def _(seen):
    expect_singles(seen, "the order of the calls does not count.")


@check("takes the names to the letter", landmark="hits")
def to_the_letter(program):
    tool, other, shared = draw.words(3)
    longer = f"{tool}_{other}"
    pairs = [
        (tool, tool.upper()),
        (tool.upper(), tool),
        (tool, longer),
        (longer, tool),
        (longer, f"{tool}-{other}"),
        (tool, f" {tool}"),
    ]
    pairs += [(f"{tool} ", tool), (tool, "")]
    return [[called, copy(program.tool_selection([called, shared], [expected, shared]))] for called, expected in pairs]


@to_the_letter.expect
def _(seen):
    for _, got in seen:
        for name in SINGLE:
            expect_figure(got, name, 0.5, "Two different names were taken for the same tool.")


@check(SHARES, landmark="shares")
def own_sides(program):
    return one_each(program, "ABCDEFG/AB", "AB/ABCDEFG", "ABCDEFG/A", "ABC/ADEFG", "ABCDEFGHIJKLM/AN", "AD/BCD")


@own_sides.expect
def _(seen):
    expect_singles(seen, "precision is over the tools called, recall over the tools expected.")


@check(NOTHING, landmark="nothing", needs=(SHARES,))
def of_nothing(program):
    return one_each(program, "/AB", "AB/", "/", "A/B")


@of_nothing.expect
def _(seen):
    expect_singles(seen, "a share of nothing is `None`, one of something is a number.")


@check("counts a tool once, however often it was called", landmark="as_sets")
def counts_once(program):
    return one_each(program, "AAAAAAAAAB/AB", "AB/AAB", "AABBC/ABBD", "AAAC/BC", "ABA/AAB")


@counts_once.expect
def _(seen):
    expect_singles(seen, "a tool counts once, whether it is called or expected once or often.")


@check(SUMS, landmark="pooled", needs=(SHARES,))
def adds_up(program):
    return suites(
        program,
        "ABCD/AEFG B/B",
        "ABCDE/A B/B C/C",
        "A/ABCDEFG BC/BC",
        "A/B B/A",
        "AB/AC AB/AC AD/A",
        "ABC/ABC ABC/ABC",
    )


@adds_up.expect
def _(seen):
    for cases, got in seen:
        expect_micro(cases, got, "the counts of each case by itself are added up, then divided.")


@check(MEANS, landmark="each_case", needs=(SHARES,))
def takes_mean(program):
    return suites(program, "ABCD/AEFG B/B", "ABCDE/A B/B C/C", "A/ABCDEFG BC/BC", "AB/AC ABC/ABCDEF A/A AB/A BC/B")


@takes_mean.expect
def _(seen):
    for cases, got in seen:
        expect_macro(cases, got, "macro is the mean of the cases' own figures.")


@check("leaves a case without a figure out of the mean", landmark="left_out", needs=(NOTHING, MEANS))
def without_figure(program):
    return suites(program, "AB/A /A C/C", "ABC/AD A/ A/A", "/AB / ABC/ADE", "/A A/A", "/", "/ /", "A/", "/A")


@without_figure.expect
def _(seen):
    for cases, got in seen:
        expect_macro(cases, got, "a case whose figure is `None` is left out of the mean of that figure.")


@check("keeps a figure of 0 in the mean", landmark="left_out", needs=(MEANS,))
def keeps_zero(program):
    return suites(program, "A/B A/A", "AB/CD A/B ABC/AB", "A/B")


@keeps_zero.expect
def _(seen):
    for cases, got in seen:
        expect_macro(cases, got, "a case that got 0 has a figure, and it counts.")


@check("adds up also where one side of a case is empty", landmark="pooled", needs=(NOTHING, SUMS))
def one_side_empty(program):
    return suites(program, "/AB A/A", "AB/ C/C", "/A / A/AB", "A/ /B", "/", "/ /", "/AB", "AB/")


@one_side_empty.expect
def _(seen):
    for cases, got in seen:
        expect_micro(cases, got, "a tool that was called or expected counts, whatever the other side holds.")


@check("has no figure where there is nothing to divide by", landmark="nothing", needs=(NOTHING, SUMS, MEANS))
def nothing_at_all(program):
    return suites(program, "", "")


@nothing_at_all.expect
def _(seen):
    for cases, got in seen:
        say = "where there is nothing to divide by, the figure is `None`."
        expect_micro(cases, got, say)
        expect_macro(cases, got, say)


@check("counts a tool once in a suite as well", landmark="as_sets", needs=(SUMS, MEANS))
def counts_once_over(program):
    return suites(program, "AAAB/AC BB/BBD", "AAA/A BB/BC")


@counts_once_over.expect
def _(seen):
    for cases, got in seen:
        say = "a tool counts once in each case, whether it is called or expected once or often."
        expect_micro(cases, got, say)
        expect_macro(cases, got, say)


def figures(got):
    """The figures, without what else may be beside them."""
    known = [f"{kind}{name}" for kind in ("", "micro_", "macro_") for name in ("precision", "recall")]
    return {name: copy(got[name]) for name in known if name in got} if isinstance(got, dict) else copy(got)


def all_figures(program, cases):
    """Those of each case, and those of the suite."""
    return [*[figures(program.tool_selection(*case)) for case in cases], figures(program.tool_selection_over(cases))]


@check("leaves the lists that came in as they are", landmark="as_sets", needs=(RIGHT,))
def leaves_lists(program):
    known = names()
    cases = [spelled(case, known) for case in ("CBA/DAB", "BAB/ABA", "A/FEA", "FE/GE")]
    before = copy(cases)
    first, after, again = all_figures(program, cases), copy(cases), all_figures(program, cases)
    return {"before": before, "after": after, "first": first, "again": again}


@leaves_lists.expect
def _(case):
    expect(case["after"]).equals(case["before"], "The lists that were handed in have changed.")
    expect(case["again"]).equals(case["first"], "The same cases gave other figures the second time.")


# Twist 1: calls count.

CALLS = "each expected call is fulfilled by one call at most, in any order."


@check("lets each expected call be fulfilled once", landmark="as_bags", twist=1, needs=(SHARES,))
def calls_count(program):
    return one_each(
        program, "AAAAAAAAA/A", "A/AAA", "AABB/ABB", "AAB/BAA", "BAA/AAB", "AAABC/AADDC", "AAAC/BC", "AA/AA"
    )


@calls_count.expect
def _(seen):
    expect_singles(seen, CALLS, counts_calls=True)


@check("adds up calls over the cases", landmark="as_bags", twist=1, needs=(SUMS, MEANS))
def calls_over(program):
    return suites(program, "AAAB/AC BB/BBD", "AAA/A A/AAA", "AAAA/A B/B", "AB/BA AAB/A /AA")


@calls_over.expect
def _(seen):
    for cases, got in seen:
        expect_micro(cases, got, CALLS, counts_calls=True)
        expect_macro(cases, got, CALLS, counts_calls=True)


@check("leaves lists with repeated calls as they are", landmark="as_bags", twist=1)
def leaves_calls(program):
    case = spelled("AABA/ABB", names())
    before = copy(case)
    seen = [all_figures(program, [case]) for _ in range(2)]
    return {"before": before, "after": copy(case), "seen": seen}


@leaves_calls.expect
def _(case):
    expect(case["after"]).equals(case["before"], "The lists that were handed in have changed.")
    first, again = case["seen"]
    expect(again).equals(first, "The same calls gave other figures the second time.")
