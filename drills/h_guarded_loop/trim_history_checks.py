"""How trim-history is judged."""

import re

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

ROLES = ("user", "assistant", "tool")


def count_tokens(text):
    """The checks' own count: a text of theirs begins with its size."""
    first = str(text).split(" ")[0]
    return int(first) if first.isdigit() else max(1, len(str(text)) // 4)


def told(*sizes):
    """Turns of these sizes, no two alike; every other ends with its line."""
    ends = ("", "\n")
    return [{"role": ROLES[n % 3], "content": f"{size} {draw.word()}{ends[n % 2]}"} for n, size in enumerate(sizes)]


class OwnTrouble(Exception):
    """An exception that no program can know of."""


class Summariser:
    """Remembers what it was asked; its text takes all that it is allowed."""

    __name__ = "summarize"  # The question speaks of a function, and functions have a name.

    def __init__(self, problem=None, spent=None, size=None, says=None):
        self.asked, self.problem, self.size, self.says = [], problem, size, says
        self.word, self.spent = draw.word(), draw.number(500, 900) if spent is None else spent

    def __call__(self, turns, limit):
        self.asked.append([copy(turns), limit])
        if self.problem is not None:
            raise self.problem
        if self.says is not None:
            return self.says, self.spent
        return f"{limit if self.size is None else self.size} {self.word}", self.spent


def tried(program, history, budget, *reserve, problem=None, spent=None, size=None, says=None, **by_name):
    """One call, and all that there is to see of it."""
    program.count_tokens = count_tokens
    summariser = Summariser(problem, spent, size, says)
    given = copy(history)
    outcome = outcome_of(program.trim_history, given, budget, summariser, *reserve, **by_name)
    return {
        "history": history,
        "after": given,
        "budget": budget,
        "reserve": (*reserve, *by_name.values(), 200)[0],
        "outcome": outcome,
        "asked": summariser.asked,
        "summary": f"{(*reserve, *by_name.values(), 200)[0]} {summariser.word}",
        "spent": summariser.spent,
    }


def pair_of(case, what):
    outcome = case["outcome"]
    if "raised" in outcome:
        fail(f"{what} the program raised.", f"{outcome['raised']}: {outcome['message']}", "(turns, tokens)")
    got = outcome["returned"]
    expect(got).that(
        isinstance(got, (list, tuple)) and len(got) == 2,
        f"{what} two things should come back: the turns, and the tokens that it took to shorten them.",
        "(turns, tokens)",
    )
    return got


def recent_of(case):
    """How many of the newest turns are to stay."""
    room, kept = case["budget"] - case["reserve"], 1
    while kept < len(case["history"]):
        if sum(count_tokens(turn["content"]) for turn in case["history"][-kept - 1 :]) > room:
            break
        kept += 1
    return kept


def expect_untouched(case, what):
    turns, spent = pair_of(case, what)
    expect(case["asked"]).equals([], f"{what} nothing should be summarised.")
    expect(turns).equals(case["history"], f"{what} all turns should come back as they are.")
    expect(spent).equals(0, f"{what} no tokens were spent.")


def expect_trimmed(case, what):
    """The recent turns in full; what stands before them is for others to look at."""
    turns, _ = pair_of(case, what)
    recent = case["history"][-recent_of(case) :]
    expect(turns).that(
        isinstance(turns, (list, tuple)) and len(turns) == len(recent) + 1,
        f"{what} one summary and {len(recent)} recent turns should come back.",
        f"{len(recent) + 1} messages",
    )
    expect(turns[1:]).equals(recent, f"{what} the {len(recent)} newest turns should follow the summary, in full.")
    return turns


def expect_summarised(case, what):
    older = case["history"][: -recent_of(case)]
    expect([turns for turns, _ in case["asked"]]).equals(
        [older], f"{what} the summariser should be called once, with the {len(older)} older turns in their order."
    )


@check("leaves a history alone that fits", landmark="only_when_needed")
def leaves_alone(program):
    sizes = draw.numbers(7, 20, 90)
    return [
        tried(program, told(*sizes), sum(sizes)),
        tried(program, told(*sizes), sum(sizes) + 1, 50),
        tried(program, told(*sizes), 100_000),
        tried(program, told(sizes[0]), sizes[0]),
    ]


@leaves_alone.expect
def _(cases):
    for case in cases:
        expect_untouched(case, "With a history that fits the budget")


@check("has nothing to do without older turns", landmark="only_when_needed")
def nothing_older(program):
    return {"one": tried(program, told(draw.number(50, 90)), 40, 20), "none": tried(program, [], 40, 20)}


@nothing_older.expect
def _(seen):
    expect_untouched(seen["one"], "With a single turn that is over the budget")
    expect_untouched(seen["none"], "With an empty history")


@check("summarises as soon as the budget is passed", landmark="every_turn")
def summarises(program):
    cases = []
    for count in (2, 5, 9):
        sizes = draw.numbers(count, 20, 90)
        cases.append(tried(program, told(*sizes), sum(sizes) - 1, 10))
    return cases


@summarises.expect
def _(cases):
    for case in cases:
        expect_trimmed(case, "With a history that is one token over the budget")
        expect_summarised(case, "With a history that is one token over the budget")


@check("keeps as many of the newest turns as fit", landmark="newest_back")
def keeps_newest(program):
    reserve = draw.number(11, 19)
    cases = []
    for kept in (1, 2, 4, 5):
        sizes = draw.numbers(9, 20, 90)
        exact = sum(sizes[-kept:]) + reserve
        cases += [tried(program, told(*sizes), exact, reserve), tried(program, told(*sizes), exact + 19, reserve)]
    # The summary may have more than half of the budget.
    return [*cases, tried(program, told(20, 21, 10, 11), 60, 45)]


@keeps_newest.expect
def _(cases):
    for case in cases:
        room = case["budget"] - case["reserve"]
        expect_trimmed(case, f"With room for {room} tokens beside the summary")


@check("sets room aside for the summary first", landmark="set_aside")
def sets_aside(program):
    sizes = draw.numbers(7, 20, 90)
    reserve = draw.number(25, 60)
    cases = [
        tried(program, told(*sizes), sum(sizes[-3:]) + reserve - 1, reserve),
        tried(program, told(*sizes), sum(sizes[-3:]) + reserve - 1, reserve=reserve),
        tried(program, told(*[100 + size for size in sizes]), 300 + sum(sizes[-3:]) + 199),
        tried(program, told(*sizes), sum(sizes[-3:]) + reserve - 1, reserve, size=1),
        tried(program, told(*sizes), sum(sizes[-3:]), 0),
    ]
    return cases


@sets_aside.expect
def _(cases):
    for case in cases:
        what = f"With {case['budget']} tokens, of which {case['reserve']} are for the summary,"
        turns = expect_trimmed(case, what)
        total = sum(count_tokens(turn["content"]) for turn in turns)
        expect(total).that(
            total <= case["budget"], f"{what} what comes back should be within the budget, the summary counted.", total
        )


@check("stops at the first turn that does not fit", landmark="newest_back")
def stops_at_first(program):
    big = draw.number(300, 400)
    # Somebody said the same again: only the place tells an older turn from a recent one.
    again = told(20, 21, 22, big, 23, 24)
    again[1] = copy(again[5])
    return [tried(program, history, 180, 30) for history in (told(20, 21, 22, big, 23, 24), again)]


@stops_at_first.expect
def _(cases):
    for case, more in zip(cases, ("", ", and an older turn that is the same as the newest"), strict=True):
        what = f"With one turn in the middle that does not fit{more}"
        expect_trimmed(case, what)
        expect_summarised(case, what)


@check("keeps the newest turn whatever its size", landmark="newest_stays")
def keeps_newest_one(program):
    big = draw.number(300, 400)
    # Where the summary may take more than all of the budget, nothing is left beside it.
    small = [tried(program, told(20, 21, 22, 9), 55, reserve) for reserve in (55, 60)]
    return [*small, *[tried(program, told(20, 21, 22, big), budget, 30) for budget in (100, big, 20)]]


@keeps_newest_one.expect
def _(cases):
    for case in cases:
        what = "With a newest turn that does not fit"
        expect_trimmed(case, what)
        expect_summarised(case, what)


@check("has all older turns summarised by one call", landmark="one_summary")
def one_call(program):
    cases = []
    for count in (3, 6, 12):
        sizes = draw.numbers(count, 20, 90)
        for first in ("user", "system"):
            history = told(*sizes)
            history[0] = {"role": first, "content": f"{history[0]['content']} {draw.sentence(120)}"}
            cases.append(tried(program, history, sizes[-1] + sizes[-2] + 15, 12))
    return cases


@one_call.expect
def _(cases):
    for case in cases:
        first = case["history"][0]["role"]
        expect_summarised(case, f"With {len(case['history'])} turns, the first one of the role `{first}`,")


@check("tells the summariser how long it may be", landmark="one_summary")
def tells_limit(program):
    reserve = draw.number(25, 60)
    return [
        tried(program, told(90, 91, 92), 200, reserve),
        tried(program, told(90, 91, 92), 200, reserve=reserve),
        tried(program, told(190, 191, 192), 500),
    ]


@tells_limit.expect
def _(cases):
    for case in cases:
        expect([limit for _, limit in case["asked"]]).equals(
            [case["reserve"]], "The summariser should be called once, and told that `reserve` tokens are its limit."
        )


@check("puts the summary in front, as a message of the user", landmark="in_place_of_older")
def summary_in_front(program):
    return [tried(program, told(*draw.numbers(7, 20, 90)), 150, 30, says=says) for says in (None, "")]


@summary_in_front.expect
def _(cases):
    for case, summary, more in ((cases[0], cases[0]["summary"], ""), (cases[1], "", ", an empty one too")):
        turns, _ = pair_of(case, "With a history over the budget")
        expect(turns).that(
            isinstance(turns, (list, tuple)) and len(turns) > 0, "No turns came back.", "a list of turns"
        )
        wanted = {"role": "user", "content": summary}
        expect(turns[0]).holds(wanted, f"The first message should be the summary as it came, from the user{more}.")


@check("hands back what the summary cost", landmark="charge_it")
def hands_cost_back(program):
    return [tried(program, told(*draw.numbers(7, 20, 90)), 150, 30, spent=spent) for spent in (None, 0)]


@hands_cost_back.expect
def _(cases):
    for case in cases:
        _, spent = pair_of(case, "With a history over the budget")
        expect(spent).equals(case["spent"], "The second thing should be the tokens that the summariser said it used.")


@check("leaves the given history as it was", landmark="in_place_of_older")
def leaves_history(program):
    sizes = draw.numbers(7, 20, 90)
    return [tried(program, told(*sizes), budget, 30) for budget in (150, 10_000)]


@leaves_history.expect
def _(cases):
    for case in cases:
        expect(case["after"]).equals(
            case["history"], "The list that `trim_history` was given is not what it was before."
        )


# Twist 1: the summariser fails.


@check("survives a summariser that fails", landmark="survive", twist=1)
def survives(program):
    cases = []
    for kind in (TimeoutError, ConnectionError, ValueError, RuntimeError, OwnTrouble):
        problem = kind(draw.word())
        cases.append(tried(program, told(*draw.numbers(8, 20, 90)), 210, 30, problem=problem))
    # Nothing is written, and yet what was set aside for it does not go to another turn.
    fitting = draw.numbers(3, 40, 90)
    return [*cases, tried(program, told(50, 5, *fitting), sum(fitting) + 30, 30, problem=TimeoutError())]


@survives.expect
def _(cases):
    for case in cases:
        what = "With a summariser that raises"
        expect_trimmed(case, what)
        expect(len(case["asked"])).equals(1, f"{what} it should be called once.")


@check("says how many turns are left out", landmark="say_so", twist=1)
def says_so(program):
    cases = []
    for count in (draw.number(4, 6), draw.number(14, 19)):
        # The newest three stay, so the number of those left out is another one.
        history = told(*[draw.number(60, 90) for _ in range(count)], 31, 32, 33)
        cases.append([count, tried(program, history, 130, 30, problem=TimeoutError())])
    return cases


@says_so.expect
def _(cases):
    for count, case in cases:
        what = "With a summariser that raises"
        first = expect_trimmed(case, what)[0]
        expect(first).holds({"role": "user"}, f"{what} a message of the user should stand in the summary's place.")
        numbers = re.findall(r"\d+", str(first.get("content")))
        expect(first.get("content")).that(
            str(count) in numbers, f"{what} that message should say how many turns are left out.", f"{count} turns"
        )


@check("charges nothing for a summary that failed", landmark="say_so", twist=1)
def charges_nothing(program):
    return tried(program, told(*draw.numbers(8, 20, 90)), 210, 30, problem=TimeoutError(draw.word()))


@charges_nothing.expect
def _(case):
    _, spent = pair_of(case, "With a summariser that raises")
    expect(spent).equals(0, "A summary that failed told no cost, so 0 should come back for it.")
