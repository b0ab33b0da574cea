"""How run-suite is judged.

The printed text is read as a person would: any layout will do from which it can be told, case by case,
what passed and what failed.
"""

import re

from trainer.checking.api import Captured, check, draw, expect, is_number

MARK = re.compile(
    r"(?P<none>\b(?:no|0)\s+)?(?<![a-z])(?P<word>pass|fail)(?:ed|es|s|ures?|ing)?(?![a-z])"
    r"['\"]?(?:\s*[:=]\s*(?P<value>true\b|false\b|none\b|0\b(?!\s*/|\s+[a-z])|\[\s*\]|\(\s*\)))?",
    re.IGNORECASE,
)


COUNTED = re.compile(r"\d+\s+(?:checks?\s+)?(?:pass|fail)(?:ed|s|ures?)?\b", re.IGNORECASE)
"""What is no verdict on the case but a number of its checks: `1/2 checks passed`, `2 failures`."""


COLOUR = re.compile(r"\x1b\[[\d;]*[A-Za-z]")
"""What colours the words on a terminal, and is not read."""


def uncoloured(text):
    return COLOUR.sub("", text)


def predicate(name, verdict):
    def holds(output):
        return verdict(output) if callable(verdict) else verdict

    holds.__name__ = holds.__qualname__ = name
    return holds


def plan(*failing, holding=1):
    """What a suite is to be like: for each case the number of its checks that fail."""
    return [
        {
            "name": draw.word(),
            "task": draw.sentence(2),
            "failed": draw.words(count),
            "held": draw.words(holding if count else max(1, holding)),
        }
        for count in failing
    ]


def namesakes(*failing):
    """A suite whose cases all have the same name."""
    planned = plan(*failing)
    return [case | {"name": planned[0]["name"]} for case in planned]


def quiet(planned):
    """The same suite for an agent that has nothing to say."""
    return [case | {"answer": ""} for case in planned]


def unchecked(planned):
    """The same suite without any checks."""
    return [case | {"failed": [], "held": []} for case in planned]


def at_length(planned):
    """The same suite, its cases named as people do it: in several words."""
    return [case | {"name": " ".join([case["name"], *draw.words(3)])} for case in planned]


def answer_to(case):
    return case.get("answer", f"{case['task']}!")


def cases_of(program, planned):
    made = []
    for case in planned:
        answer = answer_to(case)
        held = [predicate(name, lambda output, answer=answer: output == answer) for name in case["held"]]
        failed = [predicate(name, lambda output, answer=answer: output != answer) for name in case["failed"]]
        made.append(program.Case(case["name"], case["task"], draw.shuffled(held + failed)))
    return made


def tried(program, planned):
    """One run of the suite: what was returned, what was printed, and the tasks that the agent was given."""
    asked = []
    answers = {case["task"]: answer_to(case) for case in planned}

    def agent(task, /):
        asked.append(task)
        return answers.get(task, f"{task}!")

    cases = cases_of(program, planned)
    with Captured() as out:
        got = program.run_suite(agent, cases)
    return {"plan": planned, "got": got, "text": uncoloured(out.text), "asked": sorted(map(str, asked))}


def rated(program, planned):
    """One run of the suite: how many cases pass, of how many, and what was returned."""
    return [sum(not case["failed"] for case in planned), len(planned), tried(program, planned)["got"]]


def right_rate(case):
    return sum(not one["failed"] for one in case["plan"]) / len(case["plan"])


def expect_rate(got, right, say):
    if not is_number(got):
        expect(got).that(False, "`run_suite` should return the rate as a number, and it did not.", expected=right)
    if right and abs(got - right * 100) < 1:
        say = "`run_suite` returned the rate as a percentage, not as a number from 0 to 1."
    expect(got).is_close(right, say)


# Reading what was printed.


def blanked(text, words):
    for word in words:
        text = text.replace(word, "·")
    return text


def marks(text):
    """The verdicts that a piece of text gives, in order: "pass" or "fail"."""
    found = []
    for mark in MARK.finditer(text):
        word, value = mark["word"].lower(), (mark["value"] or "").lower()
        if mark["none"]:
            continue
        if value in ("false", "0") and word == "pass":
            found.append("fail")
        elif value == "false":
            found.append("pass")
        elif not value or value == "true":
            found.append(word)
        elif word == "pass" and re.match(r"pass\b", mark[0], re.IGNORECASE):
            found.append("pass")  # `PASS: []`, the verdict and then the checks that failed
    return found


def verdicts(text, planned, case):
    """What the text may be taken to say about a case; empty where it says nothing."""
    names = [one["name"] for one in planned]
    checks = [check for one in planned for check in one["failed"] + one["held"]]
    lines = text.splitlines()
    for line in lines:
        if case["name"] not in line:
            continue
        if sum(name in line for name in names) == 1:
            said = marks(blanked(line, [*checks, *names]))
            if said:
                return said[:1]
        else:
            before, after = line.split(case["name"], 1)
            after = after[: min([after.find(name) for name in names if name in after], default=len(after))]
            said = marks(blanked(before, checks))[-1:] + marks(blanked(after, checks))[:1]
            if said:
                return said
    for number, line in enumerate(lines):
        if case["name"] in line:
            below = []
            for other in lines[number + 1 :]:
                if any(name in other for name in names):
                    break
                below.append(other)
            above = marks(blanked("\n".join(lines[:number]), checks))[-1:]
            return marks(blanked("\n".join(below), checks))[:1] + above
    return []


def readings(text, planned, case):
    """What the lines that name this case and no other may be taken to say of it, in each way of reading them.

    A line may name its checks with verdicts of their own, count them, or say what was wished before it says what came
    out. So it is read from either end, without the numbers of checks, and with or without the lines that name checks.
    """
    names = [one["name"] for one in planned]
    checks = [check for one in planned for check in one["failed"] + one["held"]]
    own = [line for line in text.splitlines() if case["name"] in line and sum(name in line for name in names) == 1]
    bare = [line for line in own if not any(check in line for check in checks)]
    found = []
    for lines in (own, bare or own):
        said = [marks(COUNTED.sub("·", blanked(line, [*checks, *names]))) for line in lines]
        said = [line for line in said if line] or [[None]]
        found += [said[0][0], said[0][-1], said[-1][0], said[-1][-1]]
    return found


def read_alike(seen):
    """Whether there is one way of reading in which every case of all these suites is told right."""
    right, read = [], []
    for run in seen:
        for case in run["plan"]:
            right.append("fail" if case["failed"] else "pass")
            read.append(readings(run["text"], run["plan"], case))
    return any(list(way) == right for way in zip(*read, strict=True))


def tail(text, planned):
    """What was printed after the last case had been named for the first time."""
    ends = [text.find(one["name"]) + len(one["name"]) for one in planned if one["name"] in text]
    return text[max(ends, default=0) :]


def after_cases(text, planned):
    """What was printed below the last line that names a case or a check."""
    words = [word for one in planned for word in (one["name"], *one["failed"], *one["held"])]
    lines = text.splitlines()
    last = max((number for number, line in enumerate(lines) if any(w in line for w in words)), default=-1)
    return "\n".join(lines[last + 1 :])


def states(text, share):
    """Whether a number in the text stands for this share, as fraction or percent, rounded or cut off."""
    for digits, percent in re.findall(r"(\d+(?:\.\d+)?|(?<![\d.])\.\d+)(\s*%)?", text):
        value, places = float(digits), len(digits.partition(".")[2])
        unit = max(10.0**-places, 1e-6) + 1e-9
        if abs(value - share * 100) < unit and (value or not share):
            return True
        if not percent and ((places and abs(value - share) < unit) or value == share):
            return True
    return False


def counts(text, part, whole):
    """Whether the text says "part of whole", in this order or the other."""
    return any(
        re.search(rf"(?<![\d.]){first}(?![\d.]*\d)\D{{1,40}}(?<![\d.]){second}(?![\d.]*\d)", text)
        for first, second in ((part, whole), (whole, part))
    )


def states_rate(text, passed, total):
    return states(text, passed / total) or counts(text, passed, total)


@check("runs every case once", landmark="run_all")
def runs_all(program):
    return [
        tried(program, plan(0, 1, 0, 2, 0)),
        tried(program, plan(1)),
        tried(program, plan(0, 0)),
        tried(program, namesakes(1, 0, 0)),
        tried(program, [*plan(1), *unchecked(plan(0)), *plan(0)]),
    ]


@runs_all.expect
def _(seen):
    for case in seen:
        tasks = sorted(one["task"] for one in case["plan"])
        expect(case["asked"]).equals(
            tasks, "The agent was not asked exactly once for each case of the suite, with its task."
        )


@check("goes on after a case that failed", landmark="run_all")
def goes_on(program):
    return [tried(program, plan(1, 0, 0)), tried(program, plan(2, 1, 0, 1))]


@goes_on.expect
def _(seen):
    for case in seen:
        tasks = sorted(one["task"] for one in case["plan"])
        expect(case["asked"]).equals(tasks, "The first case fails, and the cases after it were not all run, once each.")


@check("returns the passed cases divided by all", landmark="rate")
def returns_rate(program):
    few = draw.number(2, 3)
    return [
        rated(program, plan(*draw.shuffled([0] * few + [1] * (7 - few)))),
        rated(program, plan(*draw.shuffled([0] * (6 - few) + [2] * few))),
        rated(program, plan(1, 0, 3)),
        rated(program, plan(0, 0, 0)),
        rated(program, plan(1, 2)),
        rated(program, plan(0)),
        rated(program, plan(1)),
        rated(program, namesakes(1, 0)),
        rated(program, namesakes(0, 1, 1)),
        rated(program, quiet(plan(0, 1, 0))),
        rated(program, [*plan(0) * 2, *plan(1)]),
    ]


@returns_rate.expect
def _(seen):
    *unlike, silent, twins = seen
    for passed, total, got in unlike:
        expect_rate(got, passed / total, f"{passed} of {total} cases passed, and that is not the rate returned.")
    expect_rate(
        silent[2], 2 / 3, "The agent gave an empty output, and 2 of 3 cases passed by their checks all the same."
    )
    expect_rate(twins[2], 2 / 3, "2 of 3 cases passed, two of them alike in all; each of them counts.")


@check("returns a number from 0 to 1", landmark="number")
def returns_number(program):
    return [rated(program, plan(0, 1, 0)), rated(program, plan(1, 0, 1, 1, 1))]


@returns_number.expect
def _(seen):
    for passed, total, got in seen:
        expect_rate(got, passed / total, "The rate returned is not the share of the cases that passed.")


@check("prints the name of every case", landmark="case_names")
def prints_names(program):
    return [tried(program, suite) for suite in (plan(0, 1, 0, 2), plan(0, 0), plan(1), at_length(plan(0, 1)))]


@prints_names.expect
def _(seen):
    for case in seen:
        for one in case["plan"]:
            kind = "failed" if one["failed"] else "passed"
            expect(case["text"]).mentions(one["name"], say=f"A case that {kind} is not named in what was printed.")


@check("prints PASS or FAIL for every case", landmark="verdict", needs=("prints the name of every case",))
def prints_verdicts(program):
    return [
        tried(program, plan(0, 1, 0, 2, 1)),
        tried(program, plan(1, 0)),
        tried(program, plan(0, 0)),
        tried(program, plan(2, 1)),
    ]


@prints_verdicts.expect
def _(seen):
    if read_alike(seen):
        return
    for case in seen:
        for one in case["plan"]:
            right = "fail" if one["failed"] else "pass"
            said = verdicts(case["text"], case["plan"], one)
            expect(case["text"]).that(
                right in said,
                f"The case `{one['name']}` {right}ed; what was printed does not say {right.upper()} of it.",
            )


@check("names the checks that failed", landmark="failed_checks")
def names_failed(program):
    return [
        tried(program, plan(0, 2, 0, 1)),
        tried(program, plan(3, holding=2)),
        tried(program, plan(1, holding=0)),
    ]


@names_failed.expect
def _(seen):
    for case in seen:
        for one in case["plan"]:
            for name in one["failed"]:
                expect(case["text"]).mentions(
                    name, say=f"The case `{one['name']}` failed, and its failed check `{name}` is not named."
                )


@check("names them under the right case", landmark="failed_checks", needs=("names the checks that failed",))
def right_case(program):
    return [tried(program, plan(1, 0, 2, 0, holding=2)), tried(program, plan(2, 0, 1, holding=1))]


def setting(lines, number, name, checks):
    """The line of a check without its name, and the nearest line above that names no check."""
    above = [line for line in lines[:number] if not any(check in line for check in checks)]
    return lines[number].replace(name, "·").strip(), above[-1:]


def told_apart(text, failed, held, checks):
    """Whether the text shows in any way that one check failed and the other held."""
    if text.count(failed) != text.count(held):
        return True
    lines = text.splitlines()
    settings = [setting(lines, n, failed, checks) for n, line in enumerate(lines) if failed in line]
    for number, line in enumerate(lines):
        if held not in line:
            continue
        if failed in line:
            first, second = sorted((failed, held), key=line.find)
            between = line[line.find(first) + len(first) : line.find(second)]
            if not re.sub(r"[\s,;|/'\"\[\](){}&+·•*-]", "", blanked(between, checks)):
                return False
        elif setting(lines, number, held, checks) in settings:
            return False
    return True


@right_case.expect
def _(seen):
    for case in seen:
        names = [one["name"] for one in case["plan"]]
        for one in case["plan"]:
            checks = one["failed"] + one["held"]
            for held in one["held"]:
                expect(case["text"]).that(
                    all(told_apart(case["text"], failed, held, checks) for failed in one["failed"]),
                    f"The check `{held}` held, and it is printed like one that failed.",
                )
            others = [name for other in case["plan"] if other is not one for name in other["failed"]]
            for line in case["text"].splitlines():
                if one["name"] in line and sum(name in line for name in names) == 1:
                    expect(line).omits(
                        *others,
                        say=f"On the line of the case `{one['name']}` stands a failed check of another case.",
                    )


@check("prints the rate at the end", landmark="print_rate")
def prints_rate(program):
    few = draw.number(2, 3)
    return [
        tried(program, plan(*draw.shuffled([0] * few + [1] * (7 - few)))),
        tried(program, plan(0, 0, 0)),
        tried(program, plan(1, 1)),
        tried(program, plan(1, 0, 0)),
    ]


@prints_rate.expect
def _(seen):
    for case in seen:
        total = len(case["plan"])
        passed = round(right_rate(case) * total)
        said = states_rate(tail(case["text"], case["plan"]), passed, total)
        expect(case["text"]).that(
            said,
            f"{passed} of {total} cases passed, and the rate does not stand below the cases.",
            expected=f"{passed}/{total}",
        )


@check("starts anew with each run", landmark="run_all")
def starts_anew(program):
    first, second = plan(0, 1, 0), plan(1, 0, 1, 1)
    return [tried(program, first), tried(program, second), tried(program, first)]


@starts_anew.expect
def _(seen):
    for case in seen:
        right = right_rate(case)
        expect_rate(
            case["got"],
            right,
            "Of three suites run one after the other, a rate is not that of its own cases.",
        )
        tasks = sorted(one["task"] for one in case["plan"])
        expect(case["asked"]).equals(tasks, "Of three suites run one after the other, one did not run its own cases.")


@check("gives 0.0 for an empty suite", landmark="empty_suite", twist=1)
def empty_suite(program):
    return tried(program, [])


@empty_suite.expect
def _(case):
    expect(case["got"]).equals(0.0, "A suite without cases should give the rate 0.0.")
    expect(case["asked"]).equals([], "A suite without cases has nothing to ask the agent.")


@check("still tells full suites right", landmark="empty_suite", twist=1)
def full_suites(program):
    return [tried(program, plan(0, 1, 1)), tried(program, plan(1)), tried(program, plan(0))]


@full_suites.expect
def _(seen):
    for case in seen:
        expect_rate(case["got"], right_rate(case), "With cases in the suite, the rate is not passed divided by all.")


def mean(rates):
    return sum(rates) / len(rates)


def pstdev(rates, less=0):
    """The standard deviation of all there is; with `less=1`, that of a sample."""
    middle = mean(rates)
    return (sum((rate - middle) ** 2 for rate in rates) / (len(rates) - less)) ** 0.5


def stdev(rates):
    return pstdev(rates, less=1)


def wavering(total, runs):
    """How many of `total` cases pass in each run, such that the figures of the summary can be told apart."""
    while True:
        passed = [draw.number(1, total - 1) for _ in range(runs)]
        rates = [count / total for count in passed]
        figures = [mean(rates), pstdev(rates), min(rates), max(rates), rates[-1]]
        close = [abs(a - b) for i, a in enumerate(figures) for b in figures[:i]]
        spreads = [abs(stdev(rates) - figure) for figure in (mean(rates), rates[-1])]
        if (
            min(close) > 0.05
            and min(spreads) > 0.11
            and min(figures) > 0.135
            and abs(pstdev(rates) - mean(rates)) > 0.11
        ):
            return passed


TWO_RUNS = ((1, 4), (3, 6))
"""How many of seven cases pass in the one run and in the other: neither figure is near their mean or deviation."""


def repeated(program, passed, total):
    """A suite of `total` cases, run as often as `passed` is long; run i passes `passed[i]` of them."""
    planned = plan(*[0] * total)
    table = [draw.shuffled([True] * count + [False] * (total - count)) for count in passed]
    order = [one["task"] for one in planned]
    asked = []

    def agent(task, /):
        run = asked.count(task)
        asked.append(task)
        return f"{task}!" if run < len(table) and table[run][order.index(task)] else f"{task}?"

    cases = cases_of(program, planned)
    with Captured() as out:
        got = program.run_suite(agent, cases, runs=len(passed))
    return {
        "plan": planned,
        "passed": passed,
        "got": got,
        "text": uncoloured(out.text),
        "asked": sorted(map(str, asked)),
    }


def rates_of(case):
    return [count / len(case["plan"]) for count in case["passed"]]


@check("runs every case in each run", landmark="repeat", twist=2)
def repeats(program):
    return [repeated(program, wavering(7, 4), 7), repeated(program, [1, 2], 3)]


@repeats.expect
def _(seen):
    for case in seen:
        tasks = sorted([one["task"] for one in case["plan"]] * len(case["passed"]))
        say = f"With runs={len(case['passed'])}, the agent was not asked that often for each case."
        expect(case["asked"]).equals(tasks, say)


@check("returns the mean rate over the runs", landmark="mean", twist=2)
def returns_mean(program):
    return [
        repeated(program, wavering(7, 4), 7),
        repeated(program, wavering(9, 5), 9),
        repeated(program, [2, 2, 2], 3),
        repeated(program, [0, 0], 2),
    ]


@returns_mean.expect
def _(seen):
    for case in seen:
        rates = rates_of(case)
        parts = ", ".join(f"{count}/{len(case['plan'])}" for count in case["passed"])
        expect_rate(case["got"], mean(rates), f"The runs passed {parts}; their mean was not returned.")


@check("manages a single run", landmark="spread", twist=2)
def single_run(program):
    return [repeated(program, [draw.number(2, 3)], 7), repeated(program, [0], 2)]


@single_run.expect
def _(seen):
    for case in seen:
        expect_rate(case["got"], rates_of(case)[0], "With runs=1, the rate of that one run was not returned.")


def summaries(case):
    """The parts of the output that may be the summary: what follows the cases, and each line by itself."""
    below = after_cases(case["text"], case["plan"])
    return [below, tail(case["text"], case["plan"])] if not below.strip() else [below]


@check("prints the mean of several runs", landmark="mean", twist=2)
def prints_mean(program):
    return [
        repeated(program, wavering(7, 4), 7),
        repeated(program, wavering(9, 5), 9),
        repeated(program, draw.shuffled(draw.choice(TWO_RUNS)), 7),
    ]


@prints_mean.expect
def _(seen):
    for case in seen:
        part, whole = sum(case["passed"]), len(case["plan"]) * len(case["passed"])
        expect(case["text"]).that(
            any(states_rate(text, part, whole) for text in [*summaries(case), *case["text"].splitlines()]),
            "The mean rate over the runs does not stand in what was printed.",
            expected=f"{part / whole:.2f}",
        )


@check("prints a spread beside the mean", landmark="spread", twist=2)
def prints_spread(program):
    return [
        repeated(program, wavering(7, 4), 7),
        repeated(program, wavering(9, 5), 9),
        repeated(program, draw.shuffled(draw.choice(TWO_RUNS)), 7),
    ]


@prints_spread.expect
def _(seen):
    for case in seen:
        rates, total = rates_of(case), len(case["plan"])
        part, whole = sum(case["passed"]), total * len(case["passed"])

        def shows(text, rates=rates, total=total):
            low, high = round(min(rates) * total), round(max(rates) * total)
            ends = states_rate(text, low, total) and states_rate(text, high, total)
            return ends or states(text, pstdev(rates)) or states(text, stdev(rates))

        lines = [line for line in case["text"].splitlines() if states_rate(line, part, whole)]
        expect(case["text"]).that(
            any(map(shows, [*summaries(case), *lines])),
            "Beside the mean stands no spread: neither lowest and highest rate nor standard deviation.",
            expected=f"from {min(rates):.2f} to {max(rates):.2f}, or ± {stdev(rates):.2f}",
        )
