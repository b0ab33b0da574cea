"""How agreement is judged."""

from collections import Counter
from fractions import Fraction
from operator import eq

from trainer.checking.api import check, draw, expect, fail, is_number


def own(labels):
    """The same labels as objects of their own, so that only their values can match."""
    return ["".join(list(label)) if isinstance(label, str) else label for label in labels]


def tried(program, judge, human, **options):
    """What `agreement` gives, with the labels that it was given."""
    return {
        "judge": list(judge),
        "human": list(human),
        "got": program.agreement(own(judge), own(human), **options),
    }


def matches(judge, human):
    return Fraction(sum(map(eq, judge, human)), len(human))


def corrected(observed, chance):
    return Fraction(1) if chance == 1 else (observed - chance) / (1 - chance)


def chance_of(first, second):
    one, other = Counter(first), Counter(second)
    return Fraction(sum(one[label] * other[label] for label in one), len(first) * len(second))


def plain_kappa(judge, human):
    # As `corrected(matches(...), chance_of(...))`, with all of it times n * n: whole numbers are faster by far.
    n = len(human)
    by_chance = sum(map(human.count, judge))
    best = n * n - by_chance
    return Fraction(n * sum(map(eq, judge, human)) - by_chance, best) if best else Fraction(1)


def weighed(judge, human, distance):
    """Kappa with `distance(j, h)` as the weight of a disagreement."""
    one, other = Counter(judge), Counter(human)
    actual = sum(distance(j, h) for j, h in zip(judge, human, strict=True))
    chance = sum(distance(j, h) * one[j] * other[h] for j in one for h in other)
    return 1 - Fraction(actual * len(human), chance) if chance else Fraction(1)


def by_place(order, power=2):
    return lambda j, h: abs(order.index(j) - order.index(h)) ** power


def quadratic(judge, human):
    return weighed(judge, human, by_place(sorted({*judge, *human})))


def misreadings(judge, human):
    """Kappas that people work out by mistake, each with the sentence that names it."""
    observed = matches(judge, human)
    found = sorted({*judge, *human}, key=str)
    return [
        (observed, "Your kappa is the raw agreement: what chance alone would reach is still in it."),
        (
            corrected(observed, chance_of(judge, judge)),
            "Your kappa takes chance from the judge's labels alone.",
        ),
        (
            corrected(observed, chance_of(human, human)),
            "Your kappa takes chance from the human labels alone.",
        ),
        (
            corrected(observed, chance_of(judge + human, judge + human)),
            "Your kappa pools both raters' labels into one.",
        ),
        (corrected(observed, Fraction(1, len(found))), "Your kappa takes every label to be equally likely."),
        (
            corrected(observed, Fraction(1, 2)),
            "Your kappa takes chance agreement to be one half, whatever the labels are.",
        ),
        (
            observed - chance_of(judge, human),
            "Your kappa is not set against the best that can be gained over chance.",
        ),
    ]


def scale_misreadings(judge, human):
    """The same for ordered labels."""
    order = sorted({*judge, *human})
    seen = list(dict.fromkeys(judge + human))
    return [
        (plain_kappa(judge, human), "Every disagreement weighs the same, although `weights` is `quadratic`."),
        (
            weighed(judge, human, by_place(order, 1)),
            "A disagreement weighs by its distance, not by the square of it.",
        ),
        (
            weighed(judge, human, by_place(seen)),
            "The labels stand in the order in which they turned up, not sorted.",
        ),
        (matches(judge, human), "Your kappa is the raw agreement."),
    ]


TABLES = {
    2: (
        ((5, 0), (5, 4)),
        ((8, 0), (4, 2)),
        ((6, 0), (5, 3)),
        ((10, 0), (3, 1)),
        ((9, 0), (4, 1)),
        ((4, 0), (6, 4)),
    ),
    3: (
        ((7, 0, 0), (1, 1, 0), (5, 1, 3)),
        ((4, 0, 0), (1, 2, 0), (5, 4, 2)),
        ((10, 1, 0), (1, 1, 0), (4, 0, 1)),
        ((11, 0, 0), (1, 0, 0), (3, 1, 2)),
        ((5, 0, 0), (0, 3, 0), (4, 3, 3)),
        ((7, 1, 0), (2, 2, 0), (6, 0, 0)),
    ),
    5: (
        ((5, 0, 0, 0, 1), (0, 0, 0, 0, 0), (2, 1, 1, 1, 0), (0, 0, 1, 2, 1), (6, 0, 0, 2, 3)),
        ((7, 0, 0, 0, 0), (0, 2, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 2, 0), (8, 0, 0, 1, 5)),
        ((8, 1, 0, 1, 0), (3, 1, 0, 0, 0), (2, 0, 0, 0, 0), (1, 0, 0, 4, 0), (5, 0, 0, 0, 0)),
    ),
}
"""By the number of labels, how often one rater says i where the other says j: no misreading comes near the right kappa,
whichever of the two is the judge and whatever the labels are called."""


UNEVEN = (
    ((4, 1), (2, 0)),
    ((3, 0), (3, 1)),
    ((8, 2), (0, 1)),
    ((7, 1), (4, 1)),
    ((8, 0), (4, 1)),
)
"""The same for 7, 11 or 13 examples, whose shares have no end."""

TOLD_LATE = (
    ((3, 1), (5, 10)),
    ((4, 1), (8, 9)),
    ((3, 0), (7, 13)),
    ((8, 10), (0, 6)),
    ((6, 10), (0, 8)),
    ((9, 7), (1, 7)),
    ((1, 0), (4, 19)),
    ((13, 1), (6, 4)),
)
"""The same, where kappa is another one after rounding if the agreement, chance or both were rounded before."""


def raters(labels, tables=None):
    """Labels of two raters, in an order of chance, by one of the tables."""
    table, names = draw.choice(tables or TABLES[len(labels)]), draw.shuffled(labels)
    pairs = [(i, j) for i, row in enumerate(table) for j, times in enumerate(row) for _ in range(times)]
    one, other = zip(*draw.shuffled(pairs), strict=True)
    both = [[names[i] for i in one], [names[j] for j in other]]
    return draw.shuffled(both)


def scored(labels):
    """Labels of two raters on a scale, drawn until no misreading comes near the right kappa."""
    chances = [3, *[1] * (len(labels) - 1)]
    while True:
        human = draw.random.choices(labels, chances, k=draw.number(16, 24))
        judge = [h if draw.random.random() < 0.6 else draw.random.choices(labels, chances[::-1])[0] for h in human]
        if {*judge, *human} != {*labels} or judge == human:
            continue
        kappa = quadratic(judge, human)
        if all(abs(kappa - wrong) > 0.03 for wrong, _ in scale_misreadings(judge, human)):
            return judge, human


def roundings(truth):
    """What rounding to 3 places may give: two values where the third place is a tie."""
    exact = truth * 1000
    low = exact.numerator // exact.denominator
    if exact - low == Fraction(1, 2):
        return [low / 1000, (low + 1) / 1000]
    return [round(float(truth), 3)]


def entry(case, key):
    got = case["got"]
    if not isinstance(got, dict) or key not in got:
        fail(f"The result is not a dict with `{key}`.", got, {key: "a number"})
    return got[key]


def is_about(value, truth):
    return is_number(value) and abs(value - float(truth)) < 0.006


def expect_number(value, truth, say):
    """About right; whether it is rounded is for the checks of rounding to say."""
    if not is_about(value, truth):
        fail(say, value, roundings(truth)[0])


def expect_rounded(value, truth, say):
    right = roundings(truth)
    expect(value).that(is_number(value) and any(abs(value - r) < 1e-9 for r in right), say, expected=right[0])


def described(case):
    labels = len({*case["judge"], *case["human"]})
    return f"{len(case['human'])} examples and {labels} label{'s' if labels > 1 else ''}"


def expect_agreement(case, say=None):
    truth = matches(case["judge"], case["human"])
    value = entry(case, "agreement")
    if say is None and not is_about(value, truth):
        say = f"With {described(case)}, `agreement` is not the share of examples on which both say the same."
    expect_number(value, truth, say)


def expect_kappa(case, say=None, truth=plain_kappa, wrongs=misreadings):
    """The right kappa; where the wrong one is a known misreading, the sentence says which."""
    value = entry(case, "kappa")
    judge, human = list(case["judge"]), list(case["human"])
    right = truth(judge, human)
    if say is None and not is_about(value, right):
        say = f"Kappa is not right for {described(case)}."
        near = value if is_number(value) else float("inf")
        reasons = [why for wrong, why in wrongs(judge, human) if abs(near - float(wrong)) < 0.006]
        if len(reasons) == 1:
            say = reasons[0]
    expect_number(value, right, say)


@check("counts how often both give the same label", landmark="observed")
def counts_matches(program):
    two, three = draw.words(2), draw.words(3)
    mixed = draw.shuffled(two * 4)
    swapped = [two[1] if label == two[0] else two[0] for label in mixed]
    return [
        tried(program, *raters(two)),
        tried(program, *raters(three)),
        tried(program, mixed, mixed),
        tried(program, swapped, mixed),
    ]


@counts_matches.expect
def _(seen):
    for case in seen:
        expect_agreement(case)


@check("takes chance out of the raw agreement", landmark="kappa")
def corrects(program):
    two = draw.words(2)
    mixed = draw.shuffled(two * 4 + two[:1])
    return [
        tried(program, *raters(two)),
        tried(program, *raters(two)),
        tried(program, mixed, mixed),
    ]


@corrects.expect
def _(seen):
    *drawn, equal = seen
    for case in drawn:
        expect_kappa(case)
    expect_kappa(equal, "Both raters gave the same labels throughout, and kappa is not 1.")


@check("gives no credit to a judge that always says the same", landmark="kappa")
def no_credit(program):
    usual, other = draw.words(2)
    rare = draw.number(1, 3)
    human = draw.shuffled([usual] * (10 - rare) + [other] * rare)
    return [
        tried(program, [usual] * 10, human),
        tried(program, [other] * 10, human),
        tried(program, human, [usual] * 10),
        tried(program, [usual] * 10, [other] * 10),
        # Chance agreement is 0.967 here, which is nearly 1 and yet not 1.
        tried(program, [usual] * 59 + [other], [other] + [usual] * 59),
    ]


@no_credit.expect
def _(seen):
    for case in seen[:2]:
        expect_kappa(case, "The judge gave every example the same label, the humans did not; kappa should be 0.")
        expect_agreement(case)
    expect_kappa(seen[2], "The humans gave every example the same label, the judge did not; kappa should be 0.")
    expect_kappa(seen[3], "Each rater used one label only, and not the same one; kappa should be 0.")
    expect_kappa(
        seen[4],
        "Both gave one label to all but one example, and not to the same one: chance agreement is nearly 1, "
        "not 1, and kappa is a little below 0.",
    )


@check("goes below zero where the two agree less than by chance", landmark="kappa")
def below_zero(program):
    two = draw.words(2)
    half = draw.number(3, 5)
    human = two * half
    judge = list(reversed(human))
    again = judge[:-2] + human[-2:]
    return [tried(program, judge, human), tried(program, again, human)]


@below_zero.expect
def _(seen):
    for case in seen:
        expect_kappa(case, "The two agree less often than chance would have them, so kappa should be below zero.")


@check("takes the chance from both raters", landmark="both_raters")
def both_raters(program):
    return [tried(program, *raters(draw.words(2))) for _ in range(3)]


@both_raters.expect
def _(seen):
    for case in seen:
        expect_kappa(case)


@check("works for any set of labels", landmark="every_label")
def any_labels(program):
    numbers = draw.numbers(4, 1, 9)
    a, b, c, d = draw.words(4)
    return [
        tried(program, *raters([a, b, c])),
        tried(program, *raters([0, *numbers])),
        tried(program, *raters([0, 1])),
        tried(program, *raters(["", b])),
        tried(program, *raters([c, c.upper()])),
        tried(program, *raters([f" {d}", d])),
        tried(program, [a, b, c, d, "", f"{d} ", a, b], [a, b, c, d, "", f"{d} ", b, a]),
        tried(program, [a, b, a, a, b, a, c], [a, b, b, a, b, a, a]),
        tried(program, [a, b, b, a, b, a, a], [a, b, a, a, d, c, a]),
    ]


@any_labels.expect
def _(seen):
    *either, judge_alone, humans_alone = seen
    for case in either:
        expect_agreement(case)
        expect_kappa(case)
    expect_kappa(judge_alone, "Kappa is not right where the judge uses a label that the humans never do.")
    expect_kappa(humans_alone, "Kappa is not right where the humans use labels that the judge never does.")


@check("gives 1.0 where chance alone is sure to agree", landmark="certain_chance")
def certain(program):
    a, b = draw.words(2)
    return [tried(program, [word] * count, [word] * count) for word, count in ((a, draw.number(3, 9)), (b, 1), (0, 4))]


@certain.expect
def _(seen):
    for case in seen:
        expect_kappa(
            case,
            "Both raters gave one and the same label throughout: chance agreement is 1, kappa should be 1.0.",
        )
        expect_agreement(case)


@check("rounds both numbers to three places", landmark="rounding")
def rounds(program):
    one, other = draw.words(2)
    return [
        tried(program, *raters(draw.words(2), UNEVEN)),
        tried(program, *raters(draw.words(3))),
        tried(program, [one, other, one], [one, other, other]),
        tried(program, [one, one, one, one, other], [one, other, other, other, other]),
    ]


@rounds.expect
def _(seen):
    for case in seen:
        expect_agreement(case)
        expect_kappa(case)
        share = matches(case["judge"], case["human"])
        expect_rounded(entry(case, "agreement"), share, "`agreement` is not rounded to 3 places.")
        kappa = entry(case, "kappa")
        right = roundings(plain_kappa(case["judge"], case["human"]))[0]
        expect(kappa).that(abs(kappa - round(kappa, 3)) < 1e-9, "`kappa` is not rounded to 3 places.", expected=right)
    # Of this one the shares have two places, so that only the last rounding can tell.
    last = seen[-1]
    right = plain_kappa(last["judge"], last["human"])
    cut = int(right * 1000) / 1000
    off = abs(entry(last, "kappa") - cut) < 1e-9
    say = (
        "`kappa` is cut off after 3 places, not rounded." if off else "`kappa` is not what rounding to 3 places gives."
    )
    expect_rounded(entry(last, "kappa"), right, say)


@check("rounds at the end, not on the way", landmark="rounding", needs=("rounds both numbers to three places",))
def rounds_last(program):
    return tried(program, *raters(draw.words(2), TOLD_LATE))


@rounds_last.expect
def _(case):
    expect_kappa(case)
    expect_rounded(
        entry(case, "kappa"),
        plain_kappa(case["judge"], case["human"]),
        "Kappa was worked out from numbers that had been rounded before; only the result should be.",
    )


@check("weighs a disagreement by the squared distance", landmark="squared_distance", twist=1)
def squared(program):
    six = sorted(draw.words(6))
    return [
        # From one end to the other, and a share of agreement that two places do not tell.
        tried(program, [*six, six[0]], [*six, six[-1]], weights="quadratic"),
        tried(program, *scored([1, 2, 3, 4, 5]), weights="quadratic"),
        tried(program, *scored(sorted(draw.words(4))), weights="quadratic"),
        tried(program, [1, 2, 3, 1], [1, 2, 3, 3], weights="quadratic"),
        tried(program, [1, 2, 3, 2], [1, 2, 3, 3], weights="quadratic"),
    ]


@squared.expect
def _(seen):
    for case in seen:
        expect_kappa(case, None, quadratic, scale_misreadings)
        expect_agreement(case, "With weights too, `agreement` is the share of examples on which both say the same.")
    share = matches(seen[0]["judge"], seen[0]["human"])
    expect_rounded(entry(seen[0], "agreement"), share, "With weights, `agreement` is not rounded to 3 places.")


@check("counts places in the sorted union of labels", landmark="sorted_union", twist=1)
def sorted_union(program):
    low, mid, high = draw.number(3, 9), draw.number(10, 19), draw.number(90, 99)
    a, b, c, d = sorted(draw.words(4))
    return [
        tried(program, [1, 2, 10, 10, 2, 1], [1, 2, 10, 2, 10, 2], weights="quadratic"),
        tried(program, [low, mid, high, low, mid, mid], [mid, mid, high, high, low, low], weights="quadratic"),
        tried(program, [d, a, c, a, d, b], [c, a, d, b, d, a], weights="quadratic"),
        tried(program, [a, c, c, a, c, a], [a, b, c, a, c, c], weights="quadratic"),
        tried(program, [a, b, c, a, d, a], [a, c, c, a, d, d], weights="quadratic"),
        tried(program, [1, 1, 4, 5], [1, 5, 4, 1], weights="quadratic"),
    ]


@sorted_union.expect
def _(seen):
    says = [
        "The labels 1, 2 and 10 stand at neighbouring places; the distance is one of places, not of values.",
        "Numbers as labels should stand in the order of their values.",
        "The labels should stand in sorted order, whatever the order in which they turn up.",
        "A label that only the humans used has a place of its own in the order.",
        "A label that only the judge used has a place of its own in the order.",
        "A place on the scale that nobody used should not count.",
    ]
    for case, say in zip(seen, says, strict=True):
        expect_kappa(case, say, quadratic)


@check("weighs chance disagreement in the same way", landmark="weighed_chance", twist=1)
def weighed_chance(program):
    return [tried(program, *scored([1, 2, 3, 4]), weights="quadratic") for _ in range(2)] + [
        tried(program, [3, 3, 3, 3], [1, 2, 3, 4], weights="quadratic"),
        tried(program, [4, 3, 2, 1], [1, 2, 3, 4], weights="quadratic"),
        tried(program, [3, 1, 2, 2, 3, 3], [2, 1, 2, 1, 3, 2], weights="quadratic"),
    ]


@weighed_chance.expect
def _(seen):
    for case in [*seen[:2], seen[4]]:
        expect_kappa(case, None, quadratic, scale_misreadings)
        right = quadratic(case["judge"], case["human"])
        expect_rounded(entry(case, "kappa"), right, "The weighted kappa is not the right one, rounded to 3 places.")
    expect_kappa(seen[2], "A judge that gives the same score throughout should still get a kappa of 0.", quadratic)
    expect_kappa(seen[3], "A judge that turns the scale upside down should get a kappa of -1.", quadratic)


@check("weighs the pairs of labels as they were given", landmark="weighed_pairs", twist=1)
def weighed_pairs(program):
    two = draw.words(2)
    scores = draw.shuffled([1, 2, 3, 4, 5, 5])
    return [
        tried(program, *raters(two), weights="quadratic"),
        tried(program, scores, scores, weights="quadratic"),
        tried(program, *scored([1, 2, 3]), weights="quadratic"),
    ]


@weighed_pairs.expect
def _(seen):
    expect_kappa(
        seen[0],
        "With two labels there is one distance only, so kappa should be the unweighted one.",
        quadratic,
    )
    expect_kappa(seen[1], "Both raters gave the same scores throughout, and the weighted kappa is not 1.", quadratic)
    expect_kappa(seen[2], None, quadratic, scale_misreadings)


@check("gives 1.0 for a single label with weights too", landmark="certain_chance", twist=1)
def certain_weighed(program):
    score = draw.number(1, 5)
    return [tried(program, [score] * n, [score] * n, weights="quadratic") for n in (draw.number(3, 6), 1)]


@certain_weighed.expect
def _(seen):
    for case in seen:
        expect_kappa(
            case,
            "Both raters gave the same score throughout; with weights, too, kappa should be 1.0.",
            quadratic,
        )
