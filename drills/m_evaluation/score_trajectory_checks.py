"""How score-trajectory is judged. Runs are written in letters; what each stands for is drawn anew.

Where the alignment is looked at, both runs are of the same length: which of the two a share is over is asked by itself.
"""

from trainer.checking.api import check, copy, draw, expect, is_number

SHARES = ("step_precision", "step_recall", "positional_precision", "positional_recall")
FIGURES = (*SHARES, "extra_steps", "exact_match")


def stepped(action, given):
    """A step, with what else steps hold: never the same twice."""
    return {"action": action, "action_input": given, "observation": draw.sentence(2)}


def alphabet():
    """What a letter stands for: an action and an input of its own."""
    return {
        letter: (draw.word(), {draw.word(): draw.number(), draw.word(): [draw.word()]})
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    }


def scored(program, actual, golden, letters=None):
    """The score of two runs in letters, with the runs."""
    letters = letters or alphabet()
    runs = [[stepped(letters[one][0], copy(letters[one][1])) for one in run] for run in (actual, golden)]
    return {"actual": actual, "golden": golden, "got": copy(program.score_trajectory(*runs))}


def scores(program, *pairs):
    """The score of each pair, written `ABC/ABD`: the run and the golden path."""
    return [scored(program, *pair.split("/")) for pair in pairs]


def common(actual, golden):
    """The length of a longest common subsequence."""
    best = [0] * (len(golden) + 1)
    for one in actual:
        row = [0]
        for place, other in enumerate(golden):
            row.append(max(row[place], best[place + 1], best[place] + (one == other)))
        best = row
    return best[-1]


def in_place(actual, golden):
    """How many places have the same letter."""
    return sum(one == other for one, other in zip(actual, golden, strict=False))


def named(case):
    """The two runs, for a message."""
    shown = [" ".join(run) if 0 < len(run) < 20 else f"of {len(run)} steps" for run in (case["actual"], case["golden"])]
    return f"Run {shown[0]}, golden path {shown[1]}"


def expect_score(case):
    expect(case["got"]).that(isinstance(case["got"], dict), "The score is no dict.", "a dict")


def expect_share(case, name, count, run, say):
    """A figure of the score: `count` over the letters of the run `run`."""
    expect_score(case)
    wanted = count / len(case[run]) if case[run] else None
    got = case["got"].get(name)
    fits = got is None if wanted is None else is_number(got) and abs(got - wanted) < 1e-9
    expect(got).that(fits, f"{named(case)}: {say} (`{name}`)", wanted)


def expect_aligned(case, say):
    matched = common(case["actual"], case["golden"])
    expect_share(case, "step_precision", matched, "actual", say)
    expect_share(case, "step_recall", matched, "golden", say)


def same_figure(score, name, wanted):
    """Whether a figure of a score that may be anything is that number."""
    got = copy(score)
    return isinstance(got, dict) and is_number(got.get(name)) and abs(got[name] - wanted) < 1e-9


def figures(score):
    """The figures of a score, without what else it may hold."""
    return {name: copy(score[name]) for name in FIGURES if name in score} if isinstance(score, dict) else copy(score)


def expect_perfect(got, say, names=SHARES[:2]):
    fits = all(same_figure(got, name, 1) for name in names)
    expect(got).that(fits, say, dict.fromkeys(names, 1.0))


@check("gives each figure for a run that is the golden path", landmark="shares")
def all_figures(program):
    return scores(program, "A/A", "ABCDEFG/ABCDEFG")


@all_figures.expect
def _(cases):
    for case in cases:
        expect_score(case)
        missing = [name for name in FIGURES if name not in case["got"]]
        expect(case["got"]).that(not missing, f"The score has no `{missing[0] if missing else None}`.")
        expect_perfect(case["got"], f"{named(case)}: each share is 1, whatever else a step holds.", SHARES)


@check("lines the two runs up before it compares", landmark="longest")
def lines_up(program):
    return scores(program, "XABC/ABCD", "AXBC/ABCD", "XYABZC/ABCDEF", "BCDX/ABCD", "ACDX/ABCD", "XBCD/ABCD")


@lines_up.expect
def _(cases):
    for case in cases:
        expect_aligned(case, "a step more or less leaves the others as right as they were.")


@check("finds the most steps that can be matched", landmark="longest")
def finds_most(program):
    fixed = ["BCA/ABC", "WXYZABCDEKLMN/APBQCRDSEWXYZ", "ABCDE/CDEAB", "DABC/ABCD", "ABCBDAB/BDCABAX", "AB/CD"]
    drawn = ["/".join("".join(draw.choice("ABCD") for _ in range(size)) for _ in "ag") for size in range(4, 12)]
    return scores(program, *fixed, *drawn)


@finds_most.expect
def _(cases):
    for case in cases:
        most = common(case["actual"], case["golden"])
        expect_aligned(case, f"at most {most} can be matched in order, with others between them.")


@check("keeps the order of the steps", landmark="longest")
def keeps_order(program):
    return scores(program, "BA/AB", "CBA/ABC", "DCBA/ABCD", "BADC/ABCD")


@keeps_order.expect
def _(cases):
    for case in cases:
        most = common(case["actual"], case["golden"])
        expect_aligned(case, f"in the same order in both: {most}.")


@check("lets a step count once", landmark="longest")
def counts_once(program):
    return scores(program, "AA/AX", "AX/AA", "AAAA/AAXY", "ABAB/AABB", "AAB/ABX", "ABBBC/ABCXY", "AAA/AAA")


@counts_once.expect
def _(cases):
    for case in cases:
        most = common(case["actual"], case["golden"])
        expect_aligned(case, f"a step has one partner at most, so {most} are matched.")


@check("counts by place as well", landmark="by_place")
def by_place(program):
    # B has the action of A, and C its input.
    alike = alphabet()
    alike["B"], alike["C"] = (alike["A"][0], alike["B"][1]), (alike["C"][0], alike["A"][1])
    return [
        *scores(program, "XABC/ABCD", "ABC/ABC", "XBC/ABC", "AXC/ABC", "BCDX/ABCD", "ACB/ABC", "XBXD/ABCD"),
        *scores(program, "XYAB/AB", "AB/XYAB"),
        *(scored(program, *pair, alike) for pair in (("BCA", "ABC"), ("BBC", "ABC"), ("ABCC", "ABCA"))),
    ]


@by_place.expect
def _(cases):
    for case in cases:
        placed = in_place(case["actual"], case["golden"])
        say = f"by position, {placed} steps stand at the same place."
        expect_share(case, "positional_precision", placed, "actual", say)
        expect_share(case, "positional_recall", placed, "golden", say)


@check(
    "takes each share over its own run",
    landmark="shares",
    needs=(
        "lines the two runs up before it compares",
        "finds the most steps that can be matched",
        "counts by place as well",
    ),
)
def own_run(program):
    letters = "ABCDEFGHIJK"
    drawn = [draw.shuffled(letters)[: draw.number(1, 3)] for _ in range(4)]
    missed = ["".join(one for one in letters if one not in gone) for gone in drawn]
    pairs = [f"{one}/{letters}" for one in missed] + [f"{letters}/{one}" for one in missed]
    return scores(program, "XYZABC/ABCD", "AB/ABCDEFG", "ABCDEFG/AB", "XBCYZVW/ABC", *pairs)


@own_run.expect
def _(cases):
    for case in cases:
        matched, placed = common(case["actual"], case["golden"]), in_place(case["actual"], case["golden"])
        for name, count in (("step", matched), ("positional", placed)):
            expect_share(case, f"{name}_precision", count, "actual", "precision is over the steps of the run.")
            expect_share(case, f"{name}_recall", count, "golden", "recall is over the steps of the golden path.")


def variants():
    """Steps of which no two are the same, each with what it is called in a message."""
    action, other, name, word = draw.words(4)
    number, another = draw.numbers(2)
    inputs = [
        ["a number", {name: number}],
        ["another number", {name: another}],
        ["the number as text", {name: str(number)}],
        ["the value under another name", {word: number}],
        ["one argument more", {name: number, word: another}],
        ["no arguments", {}],
        ["a list of two", {name: [number, another]}],
        ["that list the other way round", {name: [another, number]}],
        ["a list of one", {name: [number]}],
        ["an object inside", {name: {word: number}}],
        ["another object inside", {name: {word: another}}],
        ["a list in an object inside", {name: {word: [number, another]}}],
        ["that list in an object the other way round", {name: {word: [another, number]}}],
        ["a text", {name: word}],
        ["a text in capitals", {name: word.upper()}],
        ["a text with a space in front", {name: " " + word}],
        ["a text with a line end", {name: word + "\n"}],
        ["0.5", {name: 0.5}],
        ["0.52", {name: 0.52}],
        *[[f"`{value!r}`", {name: value}] for value in (1, True, "1", 0, False, None, "", [], {}, "None", "null")],
        *[[f"`{value!r}` inside a list", {name: [value]}] for value in (1, True, "True")],
        *[[f"`{value!r}` inside an object", {name: {word: value}}] for value in (1, True, None)],
    ]
    inputs += [[f"a text with {letter} at its end", {name: word + letter}] for letter in ("é", "中")]
    inputs += [["an argument called `action`", {"action": word}], ["another value of `action`", {"action": name}]]
    return [
        *[[what, action, given] for what, given in inputs],
        ["another action", other, {name: number}],
        ["an action in capitals", action.upper(), {name: number}],
        ["an action with a space before it", f" {action}", {name: number}],
    ]


@check("tells steps apart by action and input", landmark="same_step")
def tells_apart(program):
    steps = variants()
    seen = []
    for place, (what, action, given) in enumerate(steps):
        others = [step for number, step in enumerate(steps) if number != place]
        golden = [stepped(one, copy(held)) for _, one, held in others]
        got = program.score_trajectory([stepped(action, copy(given))], golden)
        mates = []
        if not same_figure(got, "step_precision", 0):
            for other, one, held in others:
                single = program.score_trajectory([stepped(action, copy(given))], [stepped(one, copy(held))])
                if not same_figure(single, "step_precision", 0) and len(mates) < 1:
                    mates.append(other)
        seen.append([what, mates, copy(got)])
    return seen


@tells_apart.expect
def _(seen):
    for what, mates, got in seen:
        said = f"The step with {what} was taken for the one with {mates[0]}." if mates else "A step matched another."
        fits = same_figure(got, "step_precision", 0) and same_figure(got, "step_recall", 0)
        expect(got).that(fits and not mates, said, {"step_precision": 0, "step_recall": 0})


def turned(value):
    """The same data, every object with its keys the other way round."""
    if isinstance(value, dict):
        return {key: turned(item) for key, item in reversed(value.items())}
    return [turned(item) for item in value] if isinstance(value, list) else value


@check("takes two steps for the same by action and input", landmark="same_step")
def takes_for_same(program):
    a, b, c, d, e = draw.words(5)
    inside = {a: draw.number(), b: {c: draw.word(), d: [draw.word(), {a: 1, e: None}]}, e: True}
    seen = []
    for given in ({}, {a: draw.number(), b: draw.word()}, inside, {e: draw.sentence(2) + " é\n"}):
        action = draw.word()
        steps = [stepped(action, each) for each in (copy(given), dict(reversed(given.items())), turned(given))]
        seen.append([copy(program.score_trajectory([steps[0]], [other])) for other in steps])
    return seen


@takes_for_same.expect
def _(seen):
    for again, top, inside in seen:
        expect_perfect(again, "A run of one step was held against itself.")
        expect_perfect(top, "The same input with its keys in another order is the same step.")
        expect_perfect(inside, "The keys of objects inside the input, in another order, are the same step.")


@check("leaves out what else a step holds", landmark="same_step")
def leaves_out(program):
    action, name = draw.words(2)
    bare = {"action": action, "action_input": {name: draw.number()}}
    rich = {"thought": draw.sentence(), **copy(bare), "observation": draw.sentence(), "seconds": 0.5}
    other = {**copy(bare), "observation": None, "tags": {draw.word()}}
    return [copy(program.score_trajectory(*pair)) for pair in ([[bare], [rich]], [[rich], [other]], [[other], [bare]])]


@leaves_out.expect
def _(seen):
    for got in seen:
        expect_perfect(
            got, "The steps have the same action and input, and other thoughts or observations: they are the same."
        )


@check("gives no share where there are no steps", landmark="no_steps")
def no_steps(program):
    return scores(program, "/ABC", "ABC/", "/", "A/", "/A", "A/B")


@no_steps.expect
def _(cases):
    for case in cases:
        for name in SHARES:
            run = "actual" if name.endswith("precision") else "golden"
            expect_share(case, name, 0, run, "a share of no steps is `None`, one of some steps is a number.")


@check(
    "counts the steps that found no partner",
    landmark="extra",
    needs=("lines the two runs up before it compares", "finds the most steps that can be matched"),
)
def extra(program):
    pairs = ("ABC/ABC", "XABC/ABC", "XBC/ABC", "XYZ/ABC", "AB/ABC", "ABXYC/ABC", "BA/AB", "AAB/AB")
    return scores(program, *pairs)


@extra.expect
def _(cases):
    for case in cases:
        expect_score(case)
        wanted = len(case["actual"]) - common(case["actual"], case["golden"])
        expect(case["got"]).holds(
            {"extra_steps": wanted}, f"{named(case)}: {wanted} steps of the run are not matched (`extra_steps`)."
        )


@check("calls the same steps in the same order a match, and nothing else", landmark="exact")
def exact(program):
    letters = alphabet()
    letters["a"] = (letters["A"][0], letters["B"][1])
    same = ("ABC/ABC", "A/A", "AAB/AAB")
    others = ("XABC/ABC", "ABCX/ABC", "AB/ABC", "BA/AB", "aBC/ABC", "ABA/AAB")
    return [scored(program, *pair.split("/"), letters) for pair in same + others]


@exact.expect
def _(cases):
    for case in cases:
        expect_score(case)
        wanted = case["actual"] == case["golden"]
        said = "these are the same steps" if wanted else "these are not the same steps"
        if "a" in case["actual"]:
            said = "the first step has another input"
        expect(case["got"].get("exact_match")).equals(wanted, f"{named(case)}: {said} (`exact_match`).")


@check("calls two empty runs a match", landmark="exact")
def both_empty(program):
    return scores(program, "/", "A/", "/A")


@both_empty.expect
def _(cases):
    for case in cases:
        expect_score(case)
        wanted = {"extra_steps": len(case["actual"]), "exact_match": case["actual"] == case["golden"]}
        expect(case["got"]).holds(
            wanted, f"{named(case)}: whatever the run has is extra, and only two empty ones match."
        )


@check("leaves the steps that came in as they are", landmark="same_step")
def leaves_input(program):
    letters = alphabet()
    runs = [[stepped(letters[one][0], letters[one][1]) for one in run] for run in ("XABA", "ABAC")]
    before = copy(runs)
    first = figures(program.score_trajectory(*runs))
    after = copy(runs)
    again = figures(program.score_trajectory(*runs))
    alone = copy(program.score_trajectory(runs[0], runs[0]))
    return {"before": before, "after": after, "first": first, "again": again, "alone": alone}


@leaves_input.expect
def _(case):
    expect(case["after"]).equals(case["before"], "Scoring changed the runs that were handed in.")
    expect(case["again"]).equals(case["first"], "The same two runs had another score the second time.")
    expect_perfect(case["alone"], "A run was held against itself, the very same list.")


@check("scores runs of sixty steps", landmark="longest", needs=("finds the most steps that can be matched",))
def sixty(program):
    letters = alphabet()
    actual = "".join(draw.choice("ABCDEFGH") for _ in range(60))
    golden = "".join(draw.choice("ABCDEFGH") for _ in range(60))
    twenty, detour = "ABCDEFGHIJKLMNOPQRST", "UVWX" * 10
    far = [scored(program, detour + twenty, twenty + "YZ" * 20, letters)]
    far.append(scored(program, twenty + "YZ" * 20, detour + twenty, letters))
    nothing = scored(program, "ABCDEF" * 10, "UVWXYZ" * 10, letters)
    return [scored(program, actual, golden, letters), *far, nothing]


@sixty.expect
def _(cases):
    for case in cases:
        most = common(case["actual"], case["golden"])
        expect_aligned(case, f"{most} can be matched, however far they have moved.")
