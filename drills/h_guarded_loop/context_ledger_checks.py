"""How context-ledger is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

LETTERS = {"G": "goal", "T": "turn", "R": "tool_result", "N": "note", "D": "digest", "P": "plan"}


def entries_of(letters, *sizes):
    """An entry for each letter, no two of the same size, so that each is known by its tokens."""
    sizes = sizes or [10 * size + n for n, size in enumerate(draw.numbers(len(letters), 10, 60))]
    return [
        {"kind": LETTERS[letter], "text": draw.word(), "tokens": size}
        for letter, size in zip(letters, sizes, strict=True)
    ]


def tokens_of(entries):
    return sum(entry["tokens"] for entry in entries)


def ledger_of(program, budget):
    system, tools, output = draw.numbers(3, 100, 900)
    return program.ContextLedger(budget + system + tools + output, system, tools, output)


def compacted(program, entries, budget, size=None, ledger=None):
    """One compaction, and all that there is to see of it; by a ledger of its own, or by one that was used before."""
    told = []
    short = {"kind": "digest", "text": draw.word(), "tokens": draw.number(3, 9) if size is None else size}

    def digest(turns):
        told.append(copy(turns))
        return copy(short)

    given = copy(entries)
    ledger = ledger_of(program, budget) if ledger is None else ledger
    outcome = outcome_of(ledger.compact, given, digest)
    return {"entries": entries, "after": given, "told": told, "short": short, "budget": budget, "outcome": outcome}


def kept_of(case, what):
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{what}: the program raised.", f"{outcome['raised']}: {outcome['message']}", "a list of entries")
    got = outcome["returned"]
    expect(got).that(isinstance(got, (list, tuple)), f"{what}: a list of entries should come back.", "a list")
    return list(got)


def expect_kept(case, wanted, what):
    """`wanted` holds the places of the entries that stay; "S" stands for the new digest."""
    got = kept_of(case, what)
    entries = [case["short"] if place == "S" else case["entries"][place] for place in wanted]
    expect(got).equals(entries, f"{what}: what should stay is {', '.join(entry['kind'] for entry in entries)}.")


def rest(entries, *gone):
    """The tokens of all entries but those at these places."""
    return tokens_of(entry for n, entry in enumerate(entries) if n not in gone)


@check("reserves room for prompt, tools and output", landmark="reserve")
def reserves(program):
    cases = []
    for _ in range(3):
        window, (system, tools, output) = draw.number(9_000, 90_000), draw.numbers(3, 100, 2000)
        ledger = program.ContextLedger(window, system, tools, output)
        cases.append([window - system - tools - output, copy(ledger.budget)])
    by_name = program.ContextLedger(window, output=output, tools=tools, system=system)
    return [*cases, [window - system - tools - output, copy(by_name.budget)]]


@reserves.expect
def _(cases):
    for wanted, got in cases:
        expect(got).equals(wanted, "`budget` should be the window without system prompt, tool schemas and output.")


@check("leaves everything that fits", landmark="as_needed")
def leaves(program):
    entries = entries_of("GTRNTRTR")
    total = tokens_of(entries)
    cases = [compacted(program, entries, budget) for budget in (total, total + 1, 9 * total)]
    return [*cases, compacted(program, [], 10), compacted(program, [], 0), compacted(program, entries_of("GT"), 10_000)]


@leaves.expect
def _(cases):
    for case in cases:
        expect_kept(case, range(len(case["entries"])), "With entries that fit")
        expect(case["told"]).equals([], "With entries that fit no digest should be asked for.")


@check("clears tool results first, the oldest first, and no more than it must", landmark="results_first")
def results_first(program):
    entries = entries_of("GTRNTRTRTN")
    # The same tool said the same again: it is still one result at a time.
    twins = entries_of("GTRNTRTRTN")
    twins[5] = copy(twins[2])
    late_goal = entries_of("RNGRTRT")
    return [
        [[2], compacted(program, twins, rest(twins, 2))],
        [[2], compacted(program, entries, rest(entries, 2))],
        [[2], compacted(program, entries, tokens_of(entries) - 1)],
        [[2, 5], compacted(program, entries, rest(entries, 2) - 1)],
        [[2, 5], compacted(program, entries, rest(entries, 2, 5))],
        [[2, 5, 7], compacted(program, entries, rest(entries, 2, 5, 7))],
        [[0, 3], compacted(program, late_goal, rest(late_goal, 0, 3))],
    ]


@results_first.expect
def _(cases):
    for gone, case in cases:
        wanted = [n for n in range(len(case["entries"])) if n not in gone]
        what = f"Where it is enough to clear {len(gone)} of the tool results"
        expect_kept(case, wanted, what)
        expect(case["told"]).equals([], f"{what}: no digest should be asked for.")


@check("then makes one digest of the older turns", landmark="then_digest")
def then_digest(program):
    entries = entries_of("GNTRTPTRT")
    few = entries_of("GTT")
    late = entries_of("GRTNTT")
    # The digest of a short turn may be longer than the turn.
    short = entries_of("GNTPT", 90, 300, 40, 500, 200)
    return {
        "short": compacted(program, short, 90 + 60 + 200, 60),
        "late": compacted(program, late, rest(late, 1) - 1),
        "many": compacted(program, entries, rest(entries, 3, 7) - 1),
        "fits": compacted(program, entries, rest(entries, 2, 3, 4, 6, 7) + 9, 9),
        "few": compacted(program, few, tokens_of(few) - 1),
    }


@then_digest.expect
def _(seen):
    what = "Where clearing the tool results is not enough"
    for name, turns, wanted in (
        ("many", (2, 4, 6), (0, 1, "S", 5, 8)),
        ("fits", (2, 4, 6), (0, 1, "S", 5, 8)),
        ("few", (1,), (0, "S", 2)),
        ("late", (2, 4), (0, "S", 3, 5)),
        ("short", (2,), (0, "S", 4)),
    ):
        case = seen[name]
        expect_kept(case, wanted, what)
        told = [[case["entries"][place] for place in turns]]
        expect(case["told"]).equals(told, f"{what}: one digest of all older turns in their order should be asked for.")


@check("then drops the rest, the oldest first, and no more than it must", landmark="oldest_first")
def then_rest(program):
    entries = entries_of("NGTRPTNT")
    twins = [*entries[:6], copy(entries[0]), entries[7]]
    gone = {2, 3, 5}
    return [
        [(1, "S", 4, 6, 7), compacted(program, twins, rest(twins, *gone, 0) + 5, 5)],
        [(1, "S", 4, 6, 7), compacted(program, entries, rest(entries, *gone, 0) + 5, 5)],
        [(1, "S", 6, 7), compacted(program, entries, rest(entries, *gone, 0) + 4, 5)],
        [(1, "S", 6, 7), compacted(program, entries, rest(entries, *gone, 0, 4) + 5, 5)],
        [(1, "S", 7), compacted(program, entries, rest(entries, *gone, 0, 4, 6) + 5, 5)],
    ]


@then_rest.expect
def _(cases):
    for wanted, case in cases:
        expect_kept(case, wanted, "Where tool results and older turns are not enough")


@check("never touches the goal, nor the latest turn and what follows it", landmark="latest_stays")
def never_touches(program):
    entries = entries_of("TNGTRTRNR")
    # The user said the same again: the two turns are equal, and only the place tells which is the latest.
    twice = entries_of("GTNTR")
    twice[3] = copy(twice[1])
    return [
        compacted(program, twice, rest(twice, 1, 2) + 5, 5),
        compacted(program, entries, rest(entries, 0, 1, 3, 4) + 5, 5),
        compacted(program, entries[::-1][:3] + entries[2:], 5 + rest(entries, 0, 1, 3, 4), 5),
    ]


@never_touches.expect
def _(cases):
    what = "With room for no more than the goal, the digest and the latest turn with what follows it"
    expect_kept(cases[0], (0, "S", 3, 4), what)
    expect(cases[0]["told"]).equals(
        [[cases[0]["entries"][1]]],
        "The latest turn says the same as an older one: the digest should be made of the older one all the same.",
    )
    expect_kept(cases[1], ("S", 2, 5, 6, 7, 8), what)
    expect_kept(cases[2], (3, "S", 6, 7, 8, 9), what)


@check("asks for no digest where there are no older turns", landmark="then_digest")
def no_old_turns(program):
    entries = entries_of("GNRTR")
    none = entries_of("GNR")
    return {
        "one": compacted(program, entries, rest(entries, 1, 2)),
        "none": compacted(program, none, rest(none, 1, 2)),
    }


@no_old_turns.expect
def _(seen):
    expect_kept(seen["one"], (0, 3, 4), "With one turn, the latest")
    expect_kept(seen["none"], (0,), "Without any turn")
    for case in seen.values():
        expect(case["told"]).equals([], "There are no older turns, and a digest was asked for.")


@check("keeps the goal wherever it stands", landmark="goal_stays")
def keeps_goal(program):
    entries = entries_of("NPGNT")
    told, two = entries_of("NDPGNT"), entries_of("GNGPT")
    return [
        compacted(program, entries, rest(entries, 0, 1, 3)),
        compacted(program, entries, rest(entries, 0, 1)),
        compacted(program, told, rest(told, 0, 2, 4)),
        compacted(program, two, rest(two, 1, 3)),
    ]


@keeps_goal.expect
def _(cases):
    expect_kept(cases[0], (2, 4), "With room for the goal and the latest turn")
    expect_kept(cases[1], (2, 3, 4), "With room for one more entry than the goal and the latest turn")
    expect_kept(cases[2], (1, 3, 5), "With room for an earlier digest, the goal and the latest turn")
    expect_kept(cases[3], (0, 2, 4), "With room for two goals and the latest turn")


@check("says so when even that is too much", landmark="say_so")
def says_full(program):
    kind = program.ContextFull
    stops = kind if isinstance(kind, type) and issubclass(kind, BaseException) else ()
    seen = []
    for letters, budget in (
        ("GTT", None),
        ("GNTRTR", None),
        ("GT", None),
        ("GNGT", None),
        ("DGTR", None),
        ("T", 5),
        ("G", 5),
    ):
        entries = entries_of(letters)
        if budget is None:
            latest = max(n for n, letter in enumerate(letters) if letter == "T")
            staying = [entry for entry in entries[:latest] if entry["kind"] in ("goal", "digest")]
            budget = tokens_of(staying) + tokens_of(entries[latest:]) - 1
        ledger = ledger_of(program, budget)
        try:
            ledger.compact(entries, lambda turns: {"kind": "digest", "text": "", "tokens": 0})
        except stops:
            seen.append("ContextFull")
        else:
            seen.append("nothing raised")
    return seen


@says_full.expect
def _(seen):
    for got in seen:
        expect(got).equals(
            "ContextFull",
            "What always stays, goals, digests and the latest turn, is over the budget: raise ContextFull.",
        )


@check("counts the digest too", landmark="as_needed")
def counts_digest(program):
    entries = entries_of("GNTTPT")
    return compacted(program, entries, rest(entries, 2, 3) + 49, 50)


@counts_digest.expect
def _(case):
    expect_kept(case, (0, "S", 4, 5), "Where it fits but for one token of the digest")


@check("leaves the given entries as they were", landmark="latest_stays")
def leaves_given(program):
    entries = entries_of("GNTRTPTRT")
    return [
        compacted(program, entries, budget) for budget in (9_000, rest(entries, 3), rest(entries, 2, 3, 4, 5, 6, 7) + 9)
    ]


@leaves_given.expect
def _(cases):
    for case in cases:
        expect(case["after"]).equals(case["entries"], "The list that `compact` was given is not what it was before.")


@check("compacts each time as if it were the first", landmark="as_needed")
def each_time(program):
    entries = entries_of("GTRNTRT")
    more = entries_of("GTRNTRT", *[entry["tokens"] for entry in entries])
    budget = rest(entries, 1, 2, 4, 5) + 9
    ledger = ledger_of(program, budget)
    kept = copy(ledger.budget)

    def again(some):
        return compacted(program, some, budget, 9, ledger)

    again(entries_of("GT", budget, 1))
    few = [entries[0], entries[6]]
    cases = [[(0, "S", 3, 6), [[1, 4]], again(some)] for some in (entries, more, entries)]
    return {"cases": [*cases, [(0, 1), [], again(few)]], "budgets": [kept, copy(ledger.budget)]}


@each_time.expect
def _(seen):
    what = "With a ledger that was used before"
    for wanted, told, case in seen["cases"]:
        told = [[case["entries"][place] for place in places] for places in told]
        expect(case["told"]).equals(told, f"{what}: a digest should be asked for where it is needed, as at first.")
        expect_kept(case, wanted, what)
    expect(seen["budgets"][1]).equals(seen["budgets"][0], "The `budget` of a ledger should stay what it is.")


# Twist 1: the second time.


@check("tells the earlier digest again in the new one", landmark="roll_up", twist=1)
def rolls_up(program):
    entries = entries_of("GDNTRTT")
    late, two = entries_of("GTDTPT"), entries_of("GDNDTT")
    # A digest that came after the latest turn belongs to what stays.
    behind = entries_of("GDTNTDR")
    return {
        "behind": compacted(program, behind, tokens_of(behind) - 1),
        "exact": compacted(program, entries, rest(entries, 1, 3, 4, 5) + 9, 9),
        "over": compacted(program, entries, rest(entries, 1, 3, 4, 5) + 8, 9),
        "two": compacted(program, two, tokens_of(two) - 1),
        "first": compacted(program, entries, rest(entries, 4) - 1),
        "late": compacted(program, late, tokens_of(late) - 1),
    }


@rolls_up.expect
def _(seen):
    what = "With a digest from an earlier time"
    for name, told, wanted in (
        ("first", (1, 3, 5), (0, "S", 2, 6)),
        ("late", (1, 2, 3), (0, "S", 4, 5)),
        ("two", (1, 3, 4), (0, "S", 2, 5)),
        ("behind", (1, 2), (0, "S", 3, 4, 5, 6)),
        ("exact", (1, 3, 5), (0, "S", 2, 6)),
        ("over", (1, 3, 5), (0, "S", 6)),
    ):
        case = seen[name]
        expect(case["told"]).equals(
            [[case["entries"][place] for place in told]],
            f"{what}: the new one should be made of it and the older turns, in their order.",
        )
        expect_kept(case, wanted, what)


@check("does not digest a digest alone", landmark="roll_up", twist=1)
def not_alone(program):
    entries, needless = entries_of("GDNTR"), entries_of("GDTRNT")
    return {
        "alone": compacted(program, entries, rest(entries, 2)),
        "fits": compacted(program, needless, tokens_of(needless)),
        "cleared": compacted(program, needless, rest(needless, 3)),
    }


@not_alone.expect
def _(seen):
    what = "With an earlier digest and no older turn"
    case = seen["alone"]
    expect(case["told"]).equals([], f"{what}: there is nothing new to tell, so no digest should be asked for.")
    expect_kept(case, (0, 1, 3, 4), what)
    for name, wanted, what in (
        ("fits", range(6), "With an earlier digest, where everything fits"),
        ("cleared", (0, 1, 2, 4, 5), "With an earlier digest, where it is enough to clear a tool result"),
    ):
        expect(seen[name]["told"]).equals([], f"{what}: no digest should be asked for.")
        expect_kept(seen[name], wanted, what)
