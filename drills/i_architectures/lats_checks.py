"""How lats is judged.

A tree is told in letters: `{"": "ABC", "A": "DE"}` has three actions at the start and two after A. Each letter is an
action, drawn anew; a path is named by the letter of its last action.
"""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

PLENTY = 60
"""Calls that no tree of these scenarios uses up."""


class Tree:
    """The functions over a tree, and what each was called with. `order` has the letters from the highest value
    down, or `values` maps each of them to its value; letters of `goals` are solved."""

    def __init__(self, shape, order="", values=None, goals="", actions=None):
        letters = "".join(shape.values())
        self.action = dict(zip(letters, actions or draw.words(len(letters)), strict=True))
        self.values = values or dict(zip(order, some_values(len(order)), strict=True))
        self.paths, self.letter_at, self.proposals = {"": []}, {"[]": ""}, {}
        for parent, children in shape.items():
            for letter in children:
                self.paths[letter] = [*self.paths[parent], self.action[letter]]
                self.letter_at[repr(self.paths[letter])] = letter
            self.proposals[parent] = [self.action[letter] for letter in children]
        self.goals = goals
        self.asked, self.valued, self.looked = [], [], []
        self.lessons, self.told, self.reflected = [], [], []
        self.trouble = {}

    def at(self, path, noted):
        """The letter of a path, which is noted; None where the tree has no such path."""
        path = copy(path)
        noted.append(list(path) if isinstance(path, (list, tuple)) else path)
        return self.letter_at.get(repr(noted[-1]))

    def propose(self, path):
        letter = self.at(path, self.asked)
        self.fail_at("propose", letter)
        return self.proposals.get(letter, [])

    def value(self, path):
        letter = self.at(path, self.valued)
        self.fail_at("value", letter)
        return self.values.get(letter, 0)

    def solved(self, path):
        letter = self.at(path, self.looked)
        self.fail_at("solved", letter)
        return bool(letter) and letter in self.goals

    def fail_at(self, function, letter):
        if (function, letter) in self.trouble:
            raise self.trouble[function, letter]

    def propose_with(self, path, lessons):
        self.told.append(copy(lessons))
        return self.propose(path)

    def reflect(self, path):
        self.fail_at("reflect", self.at(path, self.reflected))
        return self.lessons[len(self.reflected) - 1]

    def search(self, program, *budget, **kw):
        """What the search came to."""
        return self.seen(outcome_of(program.lats, self.propose, self.value, self.solved, *budget, **kw))

    def search_with_lessons(self, program, budget, lessons=None, by_name=True):
        """The same with a function that reflects on dead ends, whose lessons are these."""
        self.lessons = lessons or draw.words(len(self.paths))
        args = (self.propose_with, self.value, self.solved, budget)
        if by_name:
            return self.seen(outcome_of(program.lats, *args, reflect=self.reflect))
        return self.seen(outcome_of(program.lats, *args, self.reflect))

    def seen(self, outcome):
        return {
            "outcome": copy(outcome),
            "asked": self.asked,
            "valued": self.valued,
            "reflected": self.reflected,
            "told": self.told,
            "lessons": self.lessons,
            "paths": self.paths,
        }


def some_values(count):
    """So many different numbers, the highest first: whole and broken ones, on both sides of 0."""
    return sorted((number / 8 for number in draw.numbers(count, -400, 400)), reverse=True)


def paths_of(case, letters):
    return [case["paths"][letter] for letter in letters]


def report_of(case, say):
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{say} The search raised instead of giving back a dict.", outcome, {"path": ["..."], "solved": "..."})
    if not isinstance(outcome["returned"], dict):
        fail(f"{say} What came back is no dict.", outcome["returned"], {"path": "...", "solved": "...", "calls": "..."})
    return outcome["returned"]


def expect_expanded(case, letters, say):
    """`letters` has a blank for the start."""
    expect(case["asked"]).equals(
        paths_of(case, [letter.strip() for letter in letters]),
        f"{say} `propose` should be called on these paths in this order.",
    )


def expect_valued(case, letters, say):
    expect(case["valued"]).equals(
        paths_of(case, letters), f"{say} `value` should be called on these paths in this order."
    )


def expect_end(case, letter, solved, calls, say):
    report = report_of(case, say)
    expect(report.get("solved")).equals(solved, f"{say} `solved` should be {solved}.")
    expect(report.get("path")).equals(case["paths"][letter], f"{say} Another path should have come back.")
    expect(report.get("calls")).equals(calls, f"{say} `calls` should be the calls of `propose` and `value` made.")


@check("takes the path with the highest value next", landmark="most_promising")
def highest_next(program):
    cases = []
    for shape, order, expanded in (
        ({"": "ABC"}, "BCA", " BCA"),
        ({"": "ABC"}, "CBA", " CBA"),
        ({"": "ABC", "B": "DE"}, "EBDCA", " BEDCA"),
        ({"": "ABCD", "C": "EF", "F": "GH"}, "CAFGBHED", " CAFGBHED"),
    ):
        cases.append([expanded, Tree(shape, order).search(program, PLENTY)])
    return cases


@highest_next.expect
def _(cases):
    for expanded, case in cases:
        say = "The open path with the highest value comes next."
        report_of(case, say)
        expect_expanded(case, expanded, say)


@check("goes back to a path that it had left", landmark="way_back")
def goes_back(program):
    cases = []
    for shape, order, expanded in (
        # Below A everything is worse than B, which was left at the start.
        ({"": "AB", "A": "CD", "B": "E"}, "ABECD", " ABECD"),
        # C, left two levels up and the worst of all, is the last way that is open.
        ({"": "ABC", "A": "D", "D": "E", "E": "F"}, "ADEBFC", " ADEBFC"),
        # Dead ends one after the other, a few and many.
        ({"": "ABCDE", "E": "F"}, "DBAECF", " DBAECF"),
        ({"": "ABCDEFGHIJKL"}, "LEAGCKBIDFHJ", " LEAGCKBIDFHJ"),
    ):
        cases.append([expanded, Tree(shape, order).search(program, PLENTY)])
    return cases


@goes_back.expect
def _(cases):
    for expanded, case in cases:
        say = "What was left open higher up is taken once nothing open is better."
        report_of(case, say)
        expect_expanded(case, expanded, say)


@check("goes by the path's own value", landmark="most_promising")
def own_value(program):
    high, step = draw.number(20, 60), draw.number(2, 9)
    values = {"A": high, "B": high - step, "C": high - 2 * step, "D": high - 2 * step - 1}
    below = {letter: value - high - 20 for letter, value in values.items()}
    near = {"A": 0.503, "B": 0.502, "C": 0.501, "D": 0.5}
    shape = {"": "AB", "A": "C", "B": "D"}
    return [Tree(shape, values=of).search(program, PLENTY) for of in (values, below, near)]


@own_value.expect
def _(cases):
    for case in cases:
        say = "Neither the values on the way to a path nor its length count, and nothing is rounded."
        report_of(case, say)
        expect_expanded(case, " ABCD", say)


@check("takes the one valued first of equal ones", landmark="way_back")
def first_of_equals(program):
    same = draw.number(-50, 50)
    plain = Tree({"": "ABC", "A": "DE", "D": "F"}, values=dict.fromkeys("ABCDEF", same))
    # The word that is later in the alphabet is proposed first, and dicts have no order at all.
    words = sorted(draw.words(4), reverse=True)
    turned = Tree({"": "ABCD"}, values=dict.fromkeys("ABCD", same), actions=words)
    dicts = [{word: draw.number()} for word in draw.words(5)]
    unordered = Tree({"": "ABC", "B": "DE"}, values={"A": 1, "B": 2, "C": 1, "D": 1, "E": 2}, actions=dicts)
    # E is longer than D, and valued before it.
    longer = Tree({"": "AB", "A": "C", "C": "E", "B": "D"}, values={"A": 4, "B": 2, "C": 3, "D": 1, "E": 1})
    mixed = Tree({"": "ABCD"}, values={"A": 0.0, "B": 0, "C": -0.0, "D": 0}, actions=[None, 3, "b", ["a"]])
    return [
        [" ABCDEF", plain.search(program, PLENTY)],
        [" ABCD", turned.search(program, PLENTY)],
        [" BEACD", unordered.search(program, PLENTY)],
        [" ACBED", longer.search(program, PLENTY)],
        [" ABCD", mixed.search(program, PLENTY)],
    ]


@first_of_equals.expect
def _(cases):
    for expanded, case in cases:
        say = "Of open paths with equal values the one valued first comes first."
        report_of(case, say)
        expect_expanded(case, expanded, say)


@check("works on whole paths of any actions", landmark="whole_path")
def whole_paths(program):
    odd = [0, "", None, (draw.word(),), {"tool": draw.word()}, [draw.number()], 1.5, draw.word()]
    tree = Tree({"": "ABCDEF", "B": "G", "G": "H"}, "BGHACDEF", actions=draw.shuffled(odd))
    tree.goals = "H"
    return tree.search(program, PLENTY)


@whole_paths.expect
def _(case):
    say = "A path is all actions from the start on, whatever they are."
    report_of(case, say)
    expect_valued(case, "ABCDEFG", say)
    expect_expanded(case, " BG", say)
    expect_end(case, "H", True, 10, say)


@check("values each new path once, in the order proposed", landmark="whole_path")
def values_once(program):
    cases = []
    for shape, order, valued in (
        ({"": "A"}, "A", "A"),
        ({"": "ABCD"}, "DBCA", "ABCD"),
        ({"": "AB", "B": "CDE", "D": "F"}, "BDAFCE", "ABCDEF"),
    ):
        cases.append([valued, Tree(shape, order).search(program, PLENTY)])
    return cases


@values_once.expect
def _(cases):
    for valued, case in cases:
        say = "Each new path is valued once, and the start never."
        report_of(case, say)
        expect_valued(case, valued, say)


@check("keeps apart paths that look alike", landmark="whole_path")
def look_alikes(program):
    one, two = draw.words(2)
    rows = (
        ("ABC", " ACB", Tree({"": "ABC"}, values={"A": 2, "B": 1, "C": 2}, actions=[one, two, one])),
        ("ABCD", " ABCD", Tree({"": "AB", "A": "C", "B": "D"}, "ABCD", actions=[one, two, two, one])),
        ("ABC", " ABC", Tree({"": "A", "A": "B", "B": "C"}, "ABC", actions=[one, one, one])),
    )
    return [[valued, expanded, tree.search(program, PLENTY)] for valued, expanded, tree in rows]


@look_alikes.expect
def _(cases):
    for valued, expanded, case in cases:
        say = "An action may be proposed twice, and the same actions in another order are another path."
        report_of(case, say)
        expect_valued(case, valued, say)
        expect_expanded(case, expanded, say)


@check("counts proposals and values", landmark="both_cost")
def counts_both(program):
    rows = (({"": "A"}, "A", ""), ({"": "ABC", "C": "D"}, "CABD", ""), ({"": "AB", "B": "CD", "D": "E"}, "BDACE", "E"))
    return [Tree(shape, order, goals=goals).search(program, PLENTY) for shape, order, goals in rows]


@counts_both.expect
def _(cases):
    for case in cases:
        made = {"propose": len(case["asked"]), "value": len(case["valued"])}
        expect(report_of(case, "With calls to spare:").get("calls")).equals(
            sum(made.values()), f"`calls` should count each call of `propose` and of `value`; made were {made}."
        )


@check("ends at the first solved path", landmark="free_look")
def ends_at_solved(program):
    cases = []
    for shape, order, goals, expanded, valued in (
        # The first of the goals is the one that is met.
        ({"": "ABC"}, "ABC", "A", " ", ""),
        ({"": "ABC"}, "ABC", "C", " ", ""),
        ({"": "ABCD"}, "ABCD", "BD", " ", ""),
        ({"": "AB", "A": "CDE", "B": "FG"}, "ABCDEFG", "EGF", " A", "AB"),
        ({"": "ABC", "B": "DE", "A": "FG"}, "BAEDFGC", "G", " BA", "ABCDE"),
        # The way to the solution has the lowest value of all that is open.
        ({"": "ABC", "C": "DE", "A": "F"}, "ABFCDE", "E", " ABFC", "ABCF"),
    ):
        cases.append([expanded, valued, goals[0], Tree(shape, order, goals=goals).search(program, PLENTY)])
    return cases


@ends_at_solved.expect
def _(cases):
    for expanded, valued, goal, case in cases:
        say = "A new path was solved: that ends the search, before it or one of its siblings is valued."
        report_of(case, say)
        expect_expanded(case, expanded, say)
        expect_valued(case, valued, say)
        expect_end(case, goal, True, len(expanded) + len(valued), say)


@check("sees a solution that the last call proposed", landmark="free_look")
def solved_at_last(program):
    cases = []
    for shape, order, goals, budget in (
        ({"": "AB"}, "AB", "B", 1),
        ({"": "AB", "A": "CDE"}, "ABCDE", "E", 4),
        ({"": "A", "A": "B", "B": "C"}, "ABC", "C", 5),
        # A long way, each step of it worse than the last.
        (dict(zip(["", *"ABCDEFGHIJK"], "ABCDEFGHIJKL", strict=True)), "ABCDEFGHIJKL", "L", 23),
    ):
        cases.append([budget, goals, Tree(shape, order, goals=goals).search(program, budget)])
    return cases


@solved_at_last.expect
def _(cases):
    for budget, goal, case in cases:
        expect_end(case, goal, True, budget, f"The last of {budget} calls proposed it, and looking costs nothing.")


WIDE = {"": "ABC", "B": "DEF", "E": "GH", "A": "I", "G": "JK"}
WIDE_ORDER = "BEGAHICKDJF"
WIDE_CALLS = "?ABC?DEF?GH?JK?I??????"
"""Each call of the search through WIDE: a question mark proposes, a letter is the path that is valued."""


def best_of(valued):
    return min(valued, key=WIDE_ORDER.index, default="")


@check("keeps to the budget", landmark="ceiling")
def keeps_to_budget(program):
    budgets = [0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 14]
    cases = [[budget, Tree(WIDE, WIDE_ORDER).search(program, budget)] for budget in budgets]
    cases.append([7, Tree(WIDE, WIDE_ORDER).search(program, budget=7)])
    cases.append([20, Tree(WIDE, WIDE_ORDER).search(program)])
    return cases


@keeps_to_budget.expect
def _(cases):
    for budget, case in cases:
        made = WIDE_CALLS[:budget]
        valued = made.replace("?", "")
        say = f"With a budget of {budget} calls:"
        report_of(case, say)
        expect({"propose": len(case["asked"]), "value": len(case["valued"])}).equals(
            {"propose": made.count("?"), "value": len(valued)},
            f"{say} all of them may be used, those of `propose` and those of `value`, and not one more.",
        )
        expect_valued(case, valued, say)
        expect_end(case, best_of(valued), False, budget, say)


@check("ends when nothing is open", landmark="ceiling")
def nothing_open(program):
    shapes = (({"": ""}, ""), ({"": "AB"}, "BA"), ({"": "AB", "A": "C"}, "ACB"))
    return [[len(order), order, Tree(shape, order).search(program, PLENTY)] for shape, order in shapes]


@nothing_open.expect
def _(cases):
    for count, order, case in cases:
        say = "Nothing is open any more."
        expect_end(case, order[:1], False, 2 * count + 1, say)


@check("gives back the best of all that were valued", landmark="best_of_all")
def best_of_all(program):
    cases = []
    low = -draw.number(5, 90)
    for shape, values, budget, best, calls in (
        # Expanded, and everything below it is worse.
        ({"": "AB", "B": "CD"}, {"A": 3, "B": 9, "C": 5, "D": 4}, 6, "B", 6),
        ({"": "AB", "B": "CD"}, {"A": 3, "B": 9, "C": 5, "D": 4}, PLENTY, "B", 9),
        # All below zero, or zero itself.
        ({"": "AB", "A": "C"}, {"A": low, "B": low - 1, "C": low - 2}, PLENTY, "A", 7),
        ({"": "AB"}, {"A": low, "B": low + 0.5}, 3, "B", 3),
        ({"": "AB"}, {"A": -2, "B": 0}, 3, "B", 3),
        ({"": "A"}, {"A": 0.0}, PLENTY, "A", 3),
        # The last valued one, and one in the middle of a level that was not finished.
        ({"": "AB", "A": "CD"}, {"A": 4, "B": 1, "C": 2, "D": 6}, 6, "D", 6),
        ({"": "ABC"}, {"A": 1, "B": 2.5, "C": 7}, 3, "B", 3),
        # Near each other.
        ({"": "ABC"}, {"A": 0.501, "B": 0.502, "C": 0.5}, PLENTY, "B", 7),
    ):
        cases.append([best, calls, Tree(shape, values=values).search(program, budget)])
    return cases


@best_of_all.expect
def _(cases):
    for best, calls, case in cases:
        say = "Nothing was solved; the path with the highest value of all comes back, open or not."
        expect_end(case, best, False, calls, say)


@check("gives back the first of equally good paths", landmark="best_of_all")
def first_best(program):
    same = draw.number(-9, 9)
    low = same - draw.number(2, 9)
    below = {"A": low, "B": low - 1, "C": same, "D": same}
    return [
        ["A", Tree({"": "ABC"}, values=dict.fromkeys("ABC", same)).search(program, PLENTY)],
        ["B", Tree({"": "AB", "B": "CD"}, values={"A": low, "B": same, "C": same, "D": low}).search(program, PLENTY)],
        ["C", Tree({"": "AB", "A": "CD"}, values=below).search(program, 5)],
        ["C", Tree({"": "AB", "A": "CD"}, values=below).search(program, PLENTY)],
    ]


@first_best.expect
def _(cases):
    for best, case in cases:
        report = report_of(case, "Several paths are equally good.")
        expect(report.get("path")).equals(
            case["paths"][best], "Of equally good paths the one valued first should come back."
        )


@check("says that nothing was solved", landmark="honest_end")
def nothing_solved(program):
    return [
        ["B", 4, Tree({"": "ABC"}, "BAC").search(program, 4)],
        ["", 0, Tree({"": "AB"}, "AB", goals="B").search(program, 0)],
        ["", 1, Tree({"": "AB"}, "AB").search(program, 1)],
        ["A", 4, Tree({"": "AB", "A": "C", "B": "D"}, "ABCD", goals="D").search(program, 4)],
    ]


@nothing_solved.expect
def _(cases):
    for best, calls, case in cases:
        say = "The calls were used up before anything was solved."
        expect_end(case, best, False, calls, say)


@check("lets an exception through", landmark="honest_end")
def lets_through(program):
    cases = []
    for kind in (ValueError, RuntimeError, KeyError, IndexError, TimeoutError):
        for place in (("propose", ""), ("propose", "A"), ("value", "B"), ("solved", "B")):
            tree, word = Tree({"": "AB", "A": "C"}, "ABC"), draw.word()
            tree.trouble[place] = kind(word)
            cases.append([place[0], kind.__name__, word, tree.search(program, PLENTY)["outcome"]])
    return cases


@lets_through.expect
def _(cases):
    for function, kind, word, outcome in cases:
        say = f"`{function}` raised {kind}, and the caller did not get to see that."
        expect(outcome.get("raised")).equals(kind, say)
        expect(outcome.get("message")).mentions(word, say=say)


@check("leaves what it is given alone", landmark="whole_path")
def leaves_alone(program):
    tree = Tree({"": "ABC", "B": "DE"}, "BEADC")
    before = copy(tree.proposals)
    first = tree.search(program, PLENTY)
    after = copy(tree.proposals)
    second = tree.search(program, PLENTY)
    return {"before": before, "after": after, "first": result_of(first), "second": result_of(second)}


def result_of(case):
    """What was asked for of a result: whatever else it holds may be of any kind."""
    outcome = case["outcome"]
    found = outcome.get("returned")
    return {name: found.get(name) for name in ("path", "solved", "calls")} if isinstance(found, dict) else outcome


@leaves_alone.expect
def _(seen):
    expect(seen["after"]).equals(seen["before"], "A list that `propose` had given was changed.")
    expect(seen["second"]).equals(seen["first"], "A second search of the same tree should come to the same.")


# Twist 1: what a dead end teaches.


def expect_reflected(case, letters, say):
    expect(case["reflected"]).equals(
        paths_of(case, letters), f"{say} `reflect` should be called on these paths in this order."
    )


DEAD_ENDS = ({"": "ABCD", "C": "E", "E": "FG"}, "ACBEFDG")
"""A and B are dead ends, then F and D; G comes last."""


@check("reflects on each dead end", landmark="dead_end", twist=1)
def reflects(program):
    return [Tree(*DEAD_ENDS).search_with_lessons(program, PLENTY, by_name=by_name) for by_name in (True, False)]


@reflects.expect
def _(cases):
    for case in cases:
        say = "A path at which nothing is proposed is a dead end."
        report_of(case, say)
        expect_expanded(case, " ACBEFDG", say)
        expect_reflected(case, "ABFD", say)


@check("reflects on a dead end only while something is open", landmark="dead_end", twist=1)
def not_at_the_end(program):
    cases = []
    for shape, order, reflected in (({"": ""}, "", ""), ({"": "A"}, "A", ""), ({"": "AB"}, "BA", "B")):
        cases.append([reflected, 2 * len(order) + 1, Tree(shape, order).search_with_lessons(program, PLENTY)])
    return cases


@not_at_the_end.expect
def _(cases):
    for reflected, calls, case in cases:
        say = "Once nothing is open, a lesson would help nobody."
        report_of(case, say)
        expect_reflected(case, reflected, say)
        expect(report_of(case, say).get("calls")).equals(
            calls + len(reflected), "`calls` should be those of all three functions that cost something."
        )


@check("gives each proposal the lessons so far", landmark="lessons_in", twist=1)
def lessons_so_far(program):
    again = draw.sentence()
    lessons = [again, "", again, f" {draw.sentence(40)}\n"]
    return [
        Tree(*DEAD_ENDS).search_with_lessons(program, PLENTY),
        Tree(*DEAD_ENDS).search_with_lessons(program, PLENTY, [*lessons, *draw.words(4)]),
    ]


@lessons_so_far.expect
def _(cases):
    for case in cases:
        report_of(case, "With lessons:")
        wanted = [case["lessons"][:count] for count in (0, 0, 1, 1, 2, 2, 3, 4)]
        expect(case["told"]).equals(
            wanted, "Each `propose` should be given all lessons so far, the oldest first, whatever they say."
        )


@check("counts a reflection against the budget", landmark="dead_end", twist=1)
def reflection_costs(program):
    # ? is a proposal, ! a reflection: ?ABCD ?!  ?E ?! ...
    cases = []
    for budget, asked, valued, reflected in (
        (6, " A", "ABCD", ""),
        (7, " A", "ABCD", "A"),
        (8, " AC", "ABCD", "A"),
        (9, " AC", "ABCDE", "A"),
        (10, " ACB", "ABCDE", "A"),
        (11, " ACB", "ABCDE", "AB"),
        (12, " ACBE", "ABCDE", "AB"),
    ):
        tree = Tree(*DEAD_ENDS)
        cases.append([budget, asked, valued, reflected, tree.search_with_lessons(program, budget)])
    return {"cases": cases, "solved": Tree(*DEAD_ENDS, goals="G").search_with_lessons(program, PLENTY)}


@reflection_costs.expect
def _(seen):
    for budget, asked, valued, reflected, case in seen["cases"]:
        say = f"With a budget of {budget} calls, a reflection being one of them:"
        report_of(case, say)
        expect_reflected(case, reflected, say)
        expect_expanded(case, asked, say)
        expect_valued(case, valued, say)
        expect_end(case, "A", False, budget, say)
    report = report_of(seen["solved"], "A path was solved after two dead ends.")
    for name, wanted in (("solved", True), ("path", seen["solved"]["paths"]["G"]), ("calls", 12)):
        expect(report.get(name)).equals(
            wanted,
            f"A path was solved after two dead ends: `{name}` is not right. The reflections are calls too.",
        )


@check("starts each search without lessons", landmark="lessons_in", twist=1)
def no_old_lessons(program):
    stopped, word = Tree(*DEAD_ENDS), draw.word()
    stopped.trouble["propose", "E"] = RuntimeError(word)
    return {
        "word": word,
        "stopped": stopped.search_with_lessons(program, PLENTY)["outcome"],
        "cases": [Tree(*DEAD_ENDS).search_with_lessons(program, PLENTY) for _ in range(2)],
    }


@no_old_lessons.expect
def _(seen):
    say = "`propose` raised RuntimeError while there were lessons, and the caller did not get to see that."
    expect(seen["stopped"].get("raised")).equals("RuntimeError", say)
    expect(seen["stopped"].get("message")).mentions(seen["word"], say=say)
    for case in seen["cases"]:
        report_of(case, "With lessons:")
        expect(case["told"][:1]).equals([[]], "The first proposal of a search has no lessons yet.")


@check("does without reflection where none is given", landmark="lessons_in", twist=1)
def without_reflection(program):
    return [Tree(*DEAD_ENDS).search(program, PLENTY), Tree(*DEAD_ENDS).search(program, PLENTY, reflect=None)]


@without_reflection.expect
def _(cases):
    for case in cases:
        say = "Without `reflect`, `propose` is called with the path alone."
        report_of(case, say)
        expect_expanded(case, " ACBEFDG", say)
        expect_end(case, "A", False, 15, say)
