"""How agent-hierarchy is judged.

Trees are built of the program's own supervisors over desks that report as planned. How errors are worded is open, but
for what they have to hold.
"""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

DEFAULT = 3
LONG = 60
"""Words of a text that tempts to be cut."""


def odd_text():
    return f" {draw.word()}\n{{{draw.word()}}} 9% "


def found(content=None, *failures):
    """A report with a content and failures, each a path and an error."""
    return {
        "content": draw.sentence(3) if content is None else content,
        "failures": [{"path": list(path), "error": error} for path, error in failures],
    }


def lost(*failures):
    """A report without a content."""
    return {**found("", *failures), "content": None}


class Desk:
    """A specialist at the bottom. It gives its report, or raises it, each time."""

    def __init__(self, report=None):
        self.report = found() if report is None else report
        self.runs = []

    def run(self, task, levels=None):
        self.runs.append([copy(task), copy(levels)])
        if isinstance(self.report, BaseException):
            raise self.report
        return self.report


class Witness:
    """Hands a task on to a unit's supervisor, and keeps what was reported."""

    def __init__(self, unit):
        self.unit = unit
        self.reports = []

    def run(self, task, levels):
        report = self.unit.made.run(task, levels)
        self.reports.append(copy(report))
        return report


class Unit:
    """A supervisor of the program's over desks and other units, and what its router and its writer were asked.

    `members` has a specialist for each name; each gets one task, in this order, unless `pairs` says otherwise.
    """

    def __init__(self, program, members, pairs=None, routing=None):
        self.members = members
        self.pairs = [(name, draw.sentence(2)) for name in members] if pairs is None else pairs
        self.text = draw.sentence()
        self.routing = routing
        self.routed, self.composed = [], []
        specialists = {name: member.made if isinstance(member, Unit) else member for name, member in members.items()}
        self.made = program.Supervisor(specialists, self.route, self.compose)
        self.specialists = specialists

    def route(self, task, options):
        self.routed.append([copy(task), [copy(option) for option in options], isinstance(options, dict)])
        if self.routing is not None:
            raise self.routing
        return list(self.pairs)

    def compose(self, task, findings):
        self.composed.append([copy(task), [copy(finding) for finding in findings]])
        return self.text

    def run(self, *levels, **kw):
        self.task = odd_text()
        return self.seen(self.made.run(self.task, *levels, **kw))

    def seen(self, got):
        return {
            "got": copy(got),
            "task": self.task,
            "text": self.text,
            "names": list(self.members),
            "pairs": [list(pair) for pair in self.pairs],
            "routed": self.routed,
            "composed": self.composed,
            "runs": {name: desk.runs for name, desk in self.members.items() if isinstance(desk, Desk)},
        }


def named(*members):
    """Members, each under a name drawn anew."""
    return {draw.word().title(): member for member in members}


def tower(program, height, desk):
    """Units one above the other over one desk; the topmost first."""
    units = [Unit(program, named(desk))]
    for _ in range(height - 1):
        units.insert(0, Unit(program, named(units[0])))
    return units


def path_down(units):
    """The names from the top to the desk."""
    return [next(iter(unit.members)) for unit in units]


def expect_report(got):
    fine = isinstance(got, dict) and {"content", "failures"} <= got.keys()
    if not fine or not isinstance(got["failures"], (list, tuple)):
        fail("`run` should give a report: a dict with `content` and a list of `failures`.", got, {"failures": []})


def expect_content(got, content, say):
    expect_report(got)
    expect(got["content"]).equals(content, say)


def expect_failures(got, wanted, say):
    """That these failures came, each a path and the texts that its error has to hold."""
    expect_report(got)
    for failure in got["failures"]:
        if not isinstance(failure, dict) or not {"path", "error"} <= failure.keys():
            fail("A failure should be a dict with `path` and `error`.", failure, {"path": [], "error": "..."})
    expect([failure["path"] for failure in got["failures"]]).equals([path for path, _ in wanted], say)
    for failure, (path, texts) in zip(got["failures"], wanted, strict=True):
        expect(failure["error"]).mentions(
            *texts, any_case=True, say=f"The error of what failed at {path} does not say what went wrong."
        )


def findings_of(case):
    if not case["composed"]:
        fail("`llm_synthesize` was not called.", {"calls": 0}, {"calls": 1})
    keys = {"specialist", "task", "content"}
    findings = case["composed"][-1][1]
    for finding in findings:
        if not isinstance(finding, dict) or not keys <= finding.keys():
            fail("A finding should be a dict with `specialist`, `task` and `content`.", finding, sorted(keys))
    return [[finding["specialist"], finding["task"], finding["content"]] for finding in findings]


@check("routes the task over all specialists", landmark="same_interface")
def routes_task(program):
    return [Unit(program, named(*[Desk() for _ in range(size)])).run() for size in (1, 3, 5)]


@routes_task.expect
def _(cases):
    for case in cases:
        expect(len(case["routed"])).equals(1, "The task should be routed once.")
        task, options, is_dict = case["routed"][0]
        expect(task).equals(case["task"], "The task should be routed as it is.")
        if is_dict:
            fail("The options of a routing are names; here they were a dict.", "a dict", sorted(case["names"]))
        expect(sorted(map(str, options))).equals(
            sorted(case["names"]), "The options of the routing are the names of all specialists."
        )


@check("runs each chosen specialist with its task", landmark="same_interface")
def runs_chosen(program):
    members = named(Desk(), Desk(), Desk())
    first, _, third = members
    plans = (
        [(third, draw.sentence(2))],
        [(third, odd_text()), (first, ""), (third, draw.word())],
    )
    cases = []
    for pairs in plans:
        for desk in members.values():
            desk.runs = []
        cases.append(Unit(program, members, pairs).run())
    return cases


@runs_chosen.expect
def _(cases):
    for case in cases:
        for name in case["names"]:
            expect([task for task, _ in case["runs"][name]]).equals(
                [task for chosen, task in case["pairs"] if chosen == name],
                "Each pair of the routing is one run of that specialist, with its task as it is.",
            )


@check("composes from every finding", landmark="findings")
def composes(program):
    cases = []
    for reports in (
        [found()],
        [found(""), found(odd_text()), found("0")],
        [lost(), found(), lost(), found("")],
        [found(None, ([], draw.sentence())), found(draw.sentence(LONG))],
    ):
        members = named(*[Desk(report) for report in reports])
        names = draw.shuffled(list(members))
        pairs = [(name, draw.sentence(2)) for name in [*names, names[0]]]
        rows = [[name, task, members[name].report["content"]] for name, task in pairs]
        failed = any(report["failures"] for report in reports)
        cases.append([rows, failed, Unit(program, members, pairs).run()])
    empty = Unit(program, named(Desk()))
    empty.text = ""
    rows = [[name, task, empty.members[name].report["content"]] for name, task in empty.pairs]
    cases.append([rows, False, empty.run()])
    return cases


@composes.expect
def _(cases):
    for rows, failed, case in cases:
        expect(findings_of(case)).equals(
            rows,
            "A report has a content and failures as well: its finding has the content as it is."
            if failed
            else "There is a finding for each run, in order: who was asked what, and the content as it is, `None` too.",
        )
        expect(len(case["composed"])).equals(1, "`llm_synthesize` should be called once.")
        expect(case["composed"][0][0]).equals(case["task"], "`llm_synthesize` should get the task as it is.")
        expect_content(case["got"], case["text"], "The content should be what `llm_synthesize` gave, as it is.")
        if not failed:
            expect_failures(case["got"], [], "No report had a failure, and the supervisor's has.")


@check("works for another supervisor", landmark="same_interface")
def nested(program):
    left = Unit(program, named(Desk(), Desk()))
    right = Unit(program, named(Desk()))
    top = Unit(program, named(Desk(), left, right))
    case = top.run()
    for unit, (_, task) in ((left, top.pairs[1]), (right, top.pairs[2])):
        unit.task = task
    desk = next(iter(top.members.values()))
    return {
        "top": case,
        "teams": [left.seen(None), right.seen(None)],
        "contents": [desk.report["content"], left.text, right.text],
    }


@nested.expect
def _(seen):
    expect(sorted(map(str, seen["top"]["routed"][0][1]))).equals(
        sorted(seen["top"]["names"]), "A supervisor among the specialists is an option like any other."
    )
    for team in seen["teams"]:
        expect([task for task, *_ in team["routed"]]).equals(
            [team["task"]], "A supervisor under another should route the task that it was given, once."
        )
    rows = [[*pair, content] for pair, content in zip(seen["top"]["pairs"], seen["contents"], strict=True)]
    expect(findings_of(seen["top"])).equals(
        rows, "What a supervisor composed is the finding of the one above it, beside those of other specialists."
    )
    expect_content(seen["top"]["got"], seen["top"]["text"], "The content should be what was composed at the top.")
    expect_failures(seen["top"]["got"], [], "Nothing failed anywhere, and the report has a failure.")


@check("hands on one level less", landmark="same_interface")
def hands_on(program):
    cases = []
    for height, levels in ((1, 1), (2, 2), (3, 5), (1, draw.number(4, 9)), (3, DEFAULT)):
        desk = Desk()
        tower(program, height, desk)[0].run(levels)
        cases.append([height, levels, desk.runs])
    desk = Desk()
    tower(program, 2, desk)[0].run()
    cases.append([2, DEFAULT, desk.runs])
    desk = Desk()
    tower(program, 2, desk)[0].run(levels=4)
    cases.append([2, 4, desk.runs])
    return cases


@hands_on.expect
def _(cases):
    for height, levels, runs in cases:
        say = f"With {levels} levels and {height} supervisors above it, a specialist should be run once"
        expect(len(runs)).equals(1, f"{say}.")
        expect(runs[0][1]).equals(levels - height, f"{say}, with what is left of the levels.")


@check("turns a failing specialist into a failure", landmark="failure")
def finds_failure(program):
    cases = []
    word = draw.sentence(LONG)
    errors = [[kind(word), word] for kind in (ConnectionError, KeyError, TypeError, OwnTrouble, AttributeError)]
    # What the system raises has its message behind a number, and some messages have several lines.
    reason, more = draw.words(2)
    errors.append([ConnectionError(draw.number(), f"{reason}\n{more}"), reason, more])
    for error, *texts in errors:
        unit = Unit(program, named(Desk(), Desk(error), Desk()))
        outcome = outcome_of(unit.run)
        texts.insert(0, type(error).__name__)
        cases.append([unit.pairs[1][0], texts, outcome.get("raised"), unit.seen(None), outcome])
    for stranger_at in (0, 1):
        stranger = draw.word()
        members = named(Desk(), Desk())
        pairs = [(name, draw.sentence(2)) for name in members]
        pairs.insert(stranger_at, (stranger, draw.sentence(2)))
        unit = Unit(program, members, pairs)
        outcome = outcome_of(unit.run)
        cases.append([stranger, [stranger], outcome.get("raised"), unit.seen(None), outcome])
    return [
        [name, texts, raised, case, (outcome.get("returned") or {}).get("got")]
        for name, texts, raised, case, outcome in cases
    ]


@finds_failure.expect
def _(cases):
    for name, texts, raised, case, got in cases:
        what = "is not there" if texts == [name] else f"raised `{texts[0]}`"
        if raised is not None:
            fail(f"A specialist {what}, and the run raised.", raised, "a failure in the report")
        expect_failures(got, [[[name], texts]], f"A specialist {what}: that is one failure, with its name as the path.")
        expect({name: len(runs) for name, runs in case["runs"].items()}).equals(
            dict.fromkeys(case["names"], 1), f"A specialist {what}: each one should be run once, the others too."
        )
        rows = findings_of(case)
        expect([row[:2] for row in rows]).equals(
            case["pairs"], f"A specialist {what}: it has a finding among the others, and the others are run."
        )
        expect([row[0] for row in rows if row[2] is None]).equals(
            [name], f"A specialist {what}: the content of its finding is None, and no other is."
        )
        expect_content(got, case["text"], f"A specialist {what}, and others found something: that is composed.")


@check("carries failures up with the way to them", landmark="carry_up")
def carries(program):
    words = draw.words(5)
    low = Unit(program, named(Desk(ValueError(words[0])), Desk(), Desk(TimeoutError(words[1]))))
    witness = Witness(low)
    middle = Unit(program, named(Desk(OSError(words[2])), witness, Desk(RuntimeError(words[3]))))
    top = Unit(program, named(middle, Desk(), Desk(KeyError(words[4]))))
    got = top.run(3)["got"]
    low_names, middle_names, top_names = (list(unit.members) for unit in (low, middle, top))
    down = [top_names[0], middle_names[1]]
    return {
        "got": got,
        "below": witness.reports[0] if witness.reports else None,
        "wanted": [
            [[top_names[0], middle_names[0]], ["OSError", words[2]]],
            [[*down, low_names[0]], ["ValueError", words[0]]],
            [[*down, low_names[2]], ["TimeoutError", words[1]]],
            [[top_names[0], middle_names[2]], ["RuntimeError", words[3]]],
            [[top_names[2]], ["KeyError", words[4]]],
        ],
    }


@carries.expect
def _(seen):
    expect_failures(
        seen["got"],
        seen["wanted"],
        "At the top, each failure should stand once, with the names that lead to it, in the order of the runs.",
    )
    expect([failure["error"] for failure in seen["got"]["failures"][1:3]]).equals(
        [failure["error"] for failure in seen["below"]["failures"]], "An error should be carried up as it is."
    )


@check("carries up the failures of a report that has a content", landmark="carry_up")
def carries_partial(program):
    error, other, third = odd_text(), draw.sentence(LONG), draw.sentence()
    inner = draw.words(2)
    members = named(Desk(found("", (inner, error), ([], other))), Desk(lost(([inner[0]], third), ([], other))), Desk())
    first, second, _ = members
    case = Unit(program, members).run()
    wanted = [[[first, *inner], error], [[first], other], [[second, inner[0]], third], [[second], other]]
    return {"got": case["got"], "wanted": wanted, "text": case["text"]}


@carries_partial.expect
def _(seen):
    expect_failures(
        seen["got"],
        [[path, [error]] for path, error in seen["wanted"]],
        "Every failure of every report should be carried up, whether the report has a content or not.",
    )
    expect([failure["error"] for failure in seen["got"]["failures"]]).equals(
        [error for _, error in seen["wanted"]], "An error should be carried up as it is."
    )
    expect_content(seen["got"], seen["text"], "Something was found, so there is something to compose.")


@check("stops where no level is left", landmark="depth")
def stops_deep(program):
    cases = []
    for height, levels in ((1, (0,)), (2, (1,)), (4, (2,)), (5, (4,)), (4, ())):
        allowed = levels[0] if levels else DEFAULT
        desk = Desk()
        units = tower(program, height, desk)
        outcome = outcome_of(units[0].run, *levels)
        cases.append(
            {
                "allowed": allowed,
                "raised": outcome.get("raised"),
                "got": outcome.get("returned", {}).get("got"),
                "routed": [len(unit.routed) for unit in units],
                "wanted": [1] * allowed + [0] * (height - allowed),
                "composed": [len(unit.composed) for unit in units],
                "desk": len(desk.runs),
                "path": path_down(units)[:allowed],
            }
        )
    return cases


@stops_deep.expect
def _(cases):
    for case in cases:
        say = f"{case['allowed']} levels of supervisors were allowed"
        if case["raised"] is not None:
            fail(f"{say}, and a deeper tree raised.", case["raised"], "a report")
        expect(case["routed"]).equals(case["wanted"], f"{say}: those below them route nothing.")
        expect(case["desk"]).equals(0, f"{say}, and a specialist further down was run.")
        expect(sum(case["composed"])).equals(0, f"{say} and nothing was found, so there is nothing to compose.")
        expect_content(case["got"], None, f"{say} and nothing was found: the content is None.")
        expect_failures(case["got"], [[case["path"], ["too deep"]]], f"{say}: where it stopped is one failure.")


@check("starts anew with each task", landmark="findings")
def anew(program):
    first_word, second_word = draw.words(2)
    desk = Desk(ValueError(first_word))
    members = named(desk, Desk())
    name = next(iter(members))
    unit = Unit(program, members)
    task = draw.sentence()
    first = unit.made.run(task)
    at_once = copy(first)
    desk.report = ValueError(second_word)
    second = unit.made.run(task)
    later = [copy(first), copy(second)]
    other = copy(Unit(program, named(Desk())).run()["got"])
    return {
        "name": name,
        "words": [first_word, second_word],
        "at_once": at_once,
        "later": later,
        "other": other,
        "findings": [len(findings) for _, findings in unit.composed],
        "runs": len(desk.runs),
    }


@anew.expect
def _(seen):
    name, (first, second) = seen["name"], seen["words"]
    expect(seen["runs"]).equals(2, "A supervisor was run twice with the same task: its specialists are run each time.")
    expect_failures(seen["at_once"], [[[name], [first]]], "One specialist failed, so there is one failure.")
    expect_failures(
        seen["later"][1],
        [[[name], [second]]],
        "A second run should report its own failures alone.",
    )
    expect_failures(seen["later"][0], [[[name], [first]]], "The report of a run changed when another task was run.")
    expect_failures(seen["other"], [], "A supervisor reported a failure of another one.")
    expect(seen["findings"]).equals([2, 2], "Each run should compose from its own findings alone.")


@check("counts the levels of each run anew", landmark="depth")
def counts_anew(program):
    desk = Desk()
    unit = Unit(program, named(desk))
    refusals = []
    for _ in range(2):
        refusal = unit.made.run(draw.sentence(), 0)
        refusals.append(copy(refusal))
        refusal["content"] = draw.word()
        if isinstance(refusal["failures"], list):
            refusal["failures"].clear()
    for levels in (1, 4, 2):
        unit.run(levels)
    return {"refusals": refusals, "levels": [levels for _, levels in desk.runs]}


@counts_anew.expect
def _(seen):
    says = (
        "With 0 levels there is no content, and one failure with an empty path.",
        "A caller changed the report of an earlier run that was too deep; the next one should be whole again.",
    )
    for refusal, say in zip(seen["refusals"], says, strict=True):
        expect_content(refusal, None, say)
        expect_failures(refusal, [[[], ["too deep"]]], say)
    expect(seen["levels"]).equals(
        [0, 3, 1], "One supervisor was run with 0, 0, 1, 4 and 2 levels: how deep each run may go is its own matter."
    )


@check("ends where supervisors work for each other", landmark="depth")
def circle(program):
    class Back:
        """A specialist that hands its task back to the top."""

        def run(self, task, levels):
            return top.made.run(task, levels)

    back = Back()
    desk = Desk()
    top = Unit(program, named(desk, back))
    outcome = outcome_of(top.run, 4)
    return {
        "raised": outcome.get("raised"),
        "got": outcome.get("returned", {}).get("got"),
        "text": top.text,
        "composed": len(top.composed),
        "desk": [levels for _, levels in desk.runs],
        "back": list(top.members)[1],
    }


@circle.expect
def _(case):
    if case["raised"] is not None:
        fail("A specialist hands its task back to the top, and the run ended with an exception.", case["raised"], None)
    expect(case["desk"]).equals(
        [3, 2, 1, 0], "A specialist hands its task back to the top: with 4 levels the task is routed 4 times."
    )
    expect_failures(
        case["got"], [[[case["back"]] * 4, ["too deep"]]], "Where the circle was cut should be one failure."
    )
    expect_content(case["got"], case["text"], "Each round of the circle found something, so there is a content.")
    expect(case["composed"]).equals(4, "Each round of the circle found something, so each should be composed.")


class OwnTrouble(Exception):
    """What a specialist may raise that is of no built-in kind."""


@check("carries up why a whole team failed", landmark="carry_up")
def team_failed(program):
    word = draw.word()
    middle = Unit(program, named(Desk()), routing=OSError(word))
    top = Unit(program, named(Desk(), middle))
    outcome = outcome_of(top.run)
    return [list(top.members)[1], word, outcome.get("raised"), (outcome.get("returned") or {}).get("got")]


@team_failed.expect
def _(seen):
    name, word, raised, got = seen
    if raised is not None:
        fail("A supervisor under another one raised, and so did the whole run.", raised, "a failure in the report")
    expect_failures(got, [[[name], ["OSError", word]]], "A supervisor that raises fails like any other specialist.")


@check("composes nothing from nothing", landmark="from_nothing")
def from_nothing(program):
    error = draw.sentence()
    cases = []
    for members in (
        named(Desk(lost(([], error)))),
        named(Desk(lost(([], error))), Desk(ValueError(error)), Desk(lost())),
    ):
        team = Unit(program, members)
        top = Unit(program, named(team))
        cases.append([top.run()["got"], len(team.composed), len(top.composed)])
    return cases


@from_nothing.expect
def _(cases):
    for got, below, above in cases:
        say = "No specialist of a team found anything"
        expect(below).equals(0, f"{say}: there is nothing to compose from.")
        expect(above).equals(0, f"{say}, nor had the supervisor above it anything to compose from.")
        expect_content(got, None, f"{say}, so the content is None.")


@check("takes an empty text for a content", landmark="from_nothing")
def empty_text(program):
    team = Unit(program, named(Desk(found("")), Desk(lost())))
    team.text = ""
    top = Unit(program, named(team))
    return top.run()


@empty_text.expect
def _(case):
    say = "A report whose content is an empty text was found, not lost: the supervisors above compose."
    expect([row[2] for row in findings_of(case)]).equals([""], say)
    expect_content(case["got"], case["text"], say)


@check("lets a wish to stop through", landmark="failure")
def stops(program):
    seen = []
    for kind in (KeyboardInterrupt, SystemExit):
        last = Desk()
        team = Unit(program, named(Desk(kind(draw.word()))))
        top = Unit(program, named(team, last))
        seen.append([kind.__name__, outcome_of(top.run).get("raised"), len(last.runs)])
    return seen


@stops.expect
def _(cases):
    for kind, raised, runs in cases:
        expect(raised).equals(kind, f"A `{kind}` in a specialist is a wish to stop and should come out.")
        expect(runs).equals(0, f"After a `{kind}` another specialist was run.")


@check("leaves reports and specialists as they are", landmark="carry_up")
def untouched(program):
    error = draw.sentence()
    inner = draw.word()
    desk = Desk(found(None, ([inner], error)))
    other = Desk(found(None, ([], error)))
    before = copy([desk.report, other.report])
    members = named(desk, other)
    name, second = members
    pairs = [(name, draw.sentence(2)), (second, draw.sentence(2)), (name, draw.sentence(2))]
    team = Unit(program, members, pairs)
    top = Unit(program, named(team))
    got = top.run()["got"]
    above = next(iter(top.members))
    return {
        "before": before,
        "after": copy([desk.report, other.report]),
        "got": got,
        "wanted": [[[above, name, inner], [error]], [[above, second], [error]], [[above, name, inner], [error]]],
        "names": [[name, second], list(team.specialists)],
    }


@untouched.expect
def _(seen):
    expect(seen["after"]).equals(seen["before"], "A report is its specialist's own; the run changed it.")
    expect(seen["names"][1]).equals(seen["names"][0], "The run changed the specialists that it was given.")
    expect_failures(seen["got"], seen["wanted"], "A report that was given twice should be carried up twice.")
