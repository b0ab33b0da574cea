"""How supervisor is judged.

How error observations are worded is open; what was asked of whom, and in which order, is noted as it happens.
"""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

DEFAULT = 2
LONG = 40
"""Words of an error message that tempts to be cut."""


def saying(content=None, query=None, flag=None):
    """A report. It asks for a follow-up where it has a query, unless the flag says otherwise."""
    return {
        "content": draw.sentence(3) if content is None else content,
        "needs_followup": query is not None if flag is None else flag,
        "followup_query": "" if query is None else query,
    }


class Specialist:
    def __init__(self, team, name):
        self.team = team
        self.name = name

    def run(self, subtask):
        self.team.asked.append([self.name, copy(subtask)])
        self.team.order.append("ask")
        report = self.team.reports.get((self.name, subtask))
        if isinstance(report, BaseException):
            raise report
        return saying() if report is None else report


class Team:
    """Specialists that report as planned, a router that routes as planned, and what was asked of them."""

    def __init__(self, size=4):
        *others, last = draw.words(size)
        self.names = [*others, last.title()]
        self.specialists = {name: Specialist(self, name) for name in self.names}
        self.task = f"{draw.sentence()} {{{draw.word()}}} 9%"
        self.routes, self.reports = {}, {}
        self.wanted = []
        self.answer = draw.sentence()
        self.asked, self.routed, self.composed, self.order = [], [], [], []

    def plan(self, query, *reports, names=None):
        """`query` is routed to a specialist for each report; what it is asked is drawn."""
        names = names or [self.names[number % len(self.names)] for number in range(len(reports))]
        pairs = [(name, draw.sentence(2)) for name in names]
        self.routes[query] = pairs
        for pair, report in zip(pairs, reports, strict=True):
            self.reports[pair] = report
        return pairs

    def route(self, query, options):
        self.routed.append([copy(query), [copy(option) for option in options], isinstance(options, dict)])
        self.order.append("route")
        return list(self.routes.get(query) or self.plan(query, saying()))

    def compose(self, task, findings):
        self.composed.append([copy(task), [copy(finding) for finding in findings]])
        self.order.append("compose")
        return self.answer

    def supervisor(self, program, *limit, **kw):
        return program.Supervisor(self.specialists, self.route, self.compose, *limit, **kw)

    def run(self, program, *limit, **kw):
        return self.seen(self.supervisor(program, *limit, **kw).run(self.task))

    def seen(self, got):
        return {
            "got": copy(got),
            "task": self.task,
            "names": self.names,
            "answer": self.answer,
            "asked": self.asked,
            "routed": self.routed,
            "composed": self.composed,
            "order": self.order,
            "routes": {query: [list(pair) for pair in pairs] for query, pairs in self.routes.items()},
            "reports": [[*pair, r["content"]] for pair, r in self.reports.items() if isinstance(r, dict)],
        }


def chain(team, length):
    """Each report raises one more query; the queries."""
    queries = [draw.sentence() for _ in range(length)]
    for query, following in zip([team.task, *queries], [*queries, None], strict=True):
        team.plan(query, saying(query=following), names=[draw.choice(team.names)])
    return queries


def expect_queries(case, queries, say):
    """That the task and these were routed, in this order."""
    expect([query for query, *_ in case["routed"]]).equals([case["task"], *queries], say)


def expect_runs(case, queries, say):
    """That for the task and each of these the chosen specialists were run, in order, each with its subtask."""
    wanted = [pair for query in [case["task"], *queries] for pair in case["routes"][query]]
    expect(case["asked"]).equals(wanted, say)


def contents_of(case):
    """The content of each finding that was given to the synthesis, by name and subtask."""
    if not case["composed"]:
        fail("`llm_synthesize` was not called.", {"calls": 0}, {"calls": 1})
    findings = case["composed"][-1][1]
    for finding in findings:
        keys = {"specialist", "subtask", "content"}
        if not isinstance(finding, dict) or not keys <= finding.keys():
            fail("A finding should be a dict with `specialist`, `subtask` and `content`.", finding, sorted(keys))
    return [[finding["specialist"], finding["subtask"], finding["content"]] for finding in findings]


def expect_result(case, say, **wanted):
    got = case["got"]
    if not isinstance(got, dict) or not {"answer", "open"} <= got.keys():
        fail("`run` should give a dict with `answer` and `open`.", got, wanted)
    expect(got).holds(wanted, say)


@check("routes the task over all specialists", landmark="route")
def routes_task(program):
    cases = []
    for size in (1, 3, 5):
        team = Team(size)
        follow = draw.sentence()
        team.plan(team.task, saying(query=follow), saying())
        team.plan(follow, saying())
        cases.append(team.run(program))
    return cases


@routes_task.expect
def _(cases):
    for case in cases:
        if not case["routed"]:
            fail("`llm_route` was not called.", {"calls": 0}, {"calls": 2})
        expect(case["routed"][0][0]).equals(case["task"], "The task should be routed first, as it is.")
        for query, options, is_dict in case["routed"]:
            if is_dict:
                fail("The options of a routing are names; here they were a dict.", "a dict", sorted(case["names"]))
            expect(sorted(map(str, options))).equals(
                sorted(case["names"]),
                "The options of each routing are the names of all specialists"
                + (".", ", also for a follow-up.")[query != case["task"]],
            )


@check("runs each chosen specialist with its subtask", landmark="route")
def runs_chosen(program):
    cases = []
    for count in (1, 2, 4):
        team = Team(4)
        names = draw.shuffled(team.names)[:count]
        team.plan(team.task, *[saying() for _ in range(count + 1)], names=[*names, names[0]])
        cases.append(team.run(program))
    empty = Team(2)
    empty.routes[empty.task] = [(empty.names[1], ""), (empty.names[0], f"{draw.word()}\n {{}} ")]
    cases.append(empty.run(program))
    # The same pair twice in a routing is two runs.
    twice = Team(2)
    twice.routes[twice.task] = [*twice.plan(twice.task, saying(), saying()), twice.routes[twice.task][0]]
    cases.append(twice.run(program))
    asking = Team(3)
    query = draw.sentence()
    asking.plan(asking.task, saying(query=query))
    asking.plan(query, saying(), saying(), names=asking.names[1:])
    return [[[], case] for case in cases] + [[[query], asking.run(program)]]


@runs_chosen.expect
def _(cases):
    for queries, case in cases:
        say = "Each pair of a routing is one run: the named specialist with its subtask as it is, in order."
        expect_runs(case, queries, say)
        if not queries:
            expect_queries(case, [], "No report asked for a follow-up, so only the task is routed.")


@check("settles what a report raises", landmark="settle")
def settles(program):
    cases = []
    for count, raising in ((1, [0]), (3, [1]), (4, [0, 3])):
        team = Team()
        queries = {number: draw.sentence() for number in raising}
        team.plan(team.task, *[saying(query=queries.get(number)) for number in range(count)])
        for query in queries.values():
            team.plan(query, saying(), names=[draw.choice(team.names)])
        cases.append([list(queries.values()), team.run(program)])
    return cases


@settles.expect
def _(cases):
    for queries, case in cases:
        say = (
            f"{len(queries)} of the reports asked for a follow-up: each query is routed, the first that came up first."
        )
        expect_queries(case, queries, say)
        expect_runs(case, queries, "A follow-up goes to whom it is routed to, after what came before it.")
        expect_result(case, "Every follow-up was asked, so none is open.", open=[])


@check("shows the synthesis every report", landmark="originals")
def shows_all(program):
    cases = []
    for contents in ([draw.sentence(30)], [draw.sentence(3), "", f" {draw.word()}\n\n{{{draw.word()}}} ", "0"]):
        team = Team(4)
        team.plan(team.task, *[saying(content) for content in contents])
        cases.append(team.run(program))
    team = Team(2)
    follow = draw.sentence()
    team.plan(team.task, saying(), saying(query=follow), saying())
    team.plan(follow, saying(), saying(""), names=[team.names[1], team.names[1]])
    cases.append(team.run(program))
    twice = Team(2)
    pair, _ = twice.plan(twice.task, saying(), saying())
    twice.routes[twice.task].append(pair)
    cases.append(twice.run(program))
    return cases


@shows_all.expect
def _(cases):
    for case in cases:
        contents = {(name, subtask): content for name, subtask, content in case["reports"]}
        runs = [(name, subtask) for pairs in case["routes"].values() for name, subtask in pairs]
        expect(contents_of(case)).equals(
            [[*run, contents[run]] for run in runs],
            "The synthesis should see each report, in full, beside who was asked what, in the order of the runs.",
        )


@check("composes once, at the end, for the task", landmark="originals")
def composes_once(program):
    cases = []
    for answer in (draw.sentence(), "", f" {draw.word()}\n"):
        for length in (0, 1, 4):
            team = Team()
            team.answer = answer
            chain(team, length)
            cases.append(team.run(program))
    return cases


@composes_once.expect
def _(cases):
    for case in cases:
        expect(len(case["composed"])).equals(1, "`llm_synthesize` should be called once in a run.")
        expect(case["order"][-1]).equals("compose", "`llm_synthesize` should be called when all reports are there.")
        expect(case["composed"][0][0]).equals(case["task"], "`llm_synthesize` should get the task itself.")
        expect_result(case, "The answer should be what `llm_synthesize` gave, as it is.", answer=case["answer"])


@check("goes by what the report says it needs", landmark="settle")
def by_the_flag(program):
    team = Team()
    team.plan(team.task, saying(query=draw.sentence(), flag=False), saying(query=draw.sentence(), flag=False))
    blank, odd = Team(), f" {draw.word()}\n{{}} "
    blank.plan(blank.task, saying(query=""), saying(query=odd))
    silent, query = Team(), draw.sentence()
    silent.plan(silent.task, saying(content="", query=query), saying())
    return [team.run(program), [["", odd], blank.run(program)], [query, silent.run(program)]]


@by_the_flag.expect
def _(cases):
    case, (queries, blank), (query, silent) = cases
    expect_queries(case, [], "`needs_followup` was False: its `followup_query` is not to be routed.")
    expect_result(case, "`needs_followup` was False, so nothing is open.", open=[])
    expect_queries(
        blank, queries, "`needs_followup` was True: its `followup_query` is routed as it is, an empty one too."
    )
    expect_queries(silent, [query], "A report without content needed a follow-up: its query is routed too.")


@check("follows up what a follow-up raises", landmark="settle")
def further(program):
    team = Team()
    queries = chain(team, 3)
    mixed = Team()
    first, second, third = (draw.sentence() for _ in range(3))
    mixed.plan(mixed.task, saying(query=first), saying(query=second))
    mixed.plan(first, saying(), saying(query=third))
    mixed.plan(second, saying())
    mixed.plan(third, saying())
    return [[queries, team.run(program, 3)], [[first, second, third], mixed.run(program, 5)]]


@further.expect
def _(cases):
    for queries, case in cases:
        expect_queries(case, queries, "What a report on a follow-up raises is asked too, after what came up before it.")
        expect_runs(case, queries, "A follow-up should go to the specialists that it is routed to.")


def limits():
    """A limit, how it is passed, and the allowance that it means."""
    many = draw.number(8, 9)
    return [[(), {}, DEFAULT], [(0,), {}, 0], [(1,), {}, 1], [(many,), {}, many], [(), {"max_followups": 4}, 4]]


@check("asks no more follow-ups than it may", landmark="bound")
def bounded(program):
    cases = []
    for limit, kw, allowance in limits():
        team = Team()
        queries = chain(team, allowance + 3)
        cases.append([allowance, queries, team.run(program, *limit, **kw)])
    return cases


@bounded.expect
def _(cases):
    for allowance, queries, case in cases:
        expect_queries(
            case, queries[:allowance], f"Each report raised one more query; {allowance} of them may be routed, no more."
        )


@check("counts the follow-ups of a run together", landmark="bound")
def together(program):
    cases = []
    for allowance, raised in ((2, 4), (3, 3), (1, 3)):
        team = Team()
        queries = [draw.sentence() for _ in range(raised)]
        team.plan(team.task, *[saying(query=query) for query in queries])
        for query in queries:
            team.plan(query, saying(query=draw.sentence()), saying(), saying())
        cases.append([allowance, queries, team.run(program, allowance)])
    return cases


@together.expect
def _(cases):
    for allowance, queries, case in cases:
        say = (
            f"{len(queries)} reports raised a query each and {allowance} may be routed in all, "
            "however many specialists each goes to."
        )
        expect_queries(case, queries[:allowance], say)


@check("says what is left open", landmark="left_open")
def left_open(program):
    cases = []
    for limit, kw, allowance in limits():
        team = Team()
        queries = chain(team, allowance + 3)
        cases.append([queries[allowance : allowance + 1], team.run(program, *limit, **kw)])
    team = Team()
    # In no order of their own, so that sorting them shows.
    first, (fourth, second, third) = draw.sentence(), sorted(draw.sentence() for _ in range(3))
    team.plan(team.task, saying(query=first), saying(), saying(query=second), saying(query=third))
    team.plan(first, saying(query=fourth))
    cases.append([[second, third, fourth], team.run(program, 1)])
    done = Team()
    queries = chain(done, 2)
    cases.append([[], done.run(program, 2)])
    return cases


@left_open.expect
def _(cases):
    for queries, case in cases:
        expect_result(
            case,
            "`open` should have the queries that were not routed any more, in the order in which they came up."
            if queries
            else "The last follow-up that was allowed settled it, so nothing is open.",
            open=queries,
        )
        expect_result(case, "With queries left open there is an answer all the same.", answer=case["answer"])


class OwnTrouble(Exception):
    """What a specialist may raise that is of no built-in kind."""


def failing(program, kind, in_followup=False):
    """One specialist of three fails, at the task or at a follow-up; the two others report."""
    team = Team()
    word, query = draw.sentence(LONG), draw.word()
    team.plan(team.task, saying(), saying(query=query), saying())
    team.plan(query, saying(), saying(), saying())
    where = query if in_followup else team.task
    pair = team.routes[where][0]
    team.reports[pair] = kind(word)
    outcome = outcome_of(team.run, program)
    if "raised" in outcome:
        return {"kind": kind.__name__, "raised": outcome["raised"]}
    return {"kind": kind.__name__, "word": word, "pair": list(pair), "query": query, "case": outcome["returned"]}


def expect_failure_found(seen, *words):
    if "raised" in seen:
        fail(f"A specialist failed with `{seen['kind']}`, and the run raised.", seen["raised"], "a finding")
    case = seen["case"]
    expect_runs(case, [seen["query"]], "One specialist failed: the others are run all the same, and nobody twice.")
    found = contents_of(case)
    wanted = [pair for query in (case["task"], seen["query"]) for pair in case["routes"][query]]
    expect([[name, subtask] for name, subtask, _ in found]).equals(
        wanted, "A specialist that failed should leave a finding in its place among those of the others."
    )
    content = found[wanted.index(seen["pair"])][2]
    expect(content).starts_with("ERROR", "The content of a failed specialist's finding is an error observation.")
    expect(content).mentions(*words, say="The error observation does not say what went wrong.")
    good = [row for row in found if row[:2] != seen["pair"]]
    expect(good).equals(
        [row for row in case["reports"] if row[:2] != seen["pair"]],
        "One specialist failed, and a report of another is not as it was.",
    )
    expect_result(case, "A failed specialist leaves a finding, and raises no query.", open=[], answer=case["answer"])


@check("turns a failing specialist into a finding", landmark="failure")
def finds_failure(program):
    seen = [failing(program, kind) for kind in (ConnectionError, KeyError, TypeError, OwnTrouble, AttributeError)]
    return [*seen, failing(program, ValueError, in_followup=True)]


@finds_failure.expect
def _(cases):
    for seen in cases:
        expect_failure_found(seen, *([] if "raised" in seen else [seen["kind"], seen["word"]]))


@check("composes also where every specialist failed", landmark="failure")
def all_failed(program):
    team = Team(2)
    words = draw.words(2)
    pairs = team.plan(team.task, saying(), saying())
    for pair, word in zip(pairs, words, strict=True):
        team.reports[pair] = OSError(word)
    outcome = outcome_of(team.run, program)
    return [words, outcome.get("raised"), outcome.get("returned")]


@all_failed.expect
def _(seen):
    words, raised, case = seen
    if raised is not None:
        fail("Every specialist failed, and the run raised.", raised, "findings")
    contents = [content for _, _, content in contents_of(case)]
    expect(len(contents)).equals(2, "Every specialist failed: each should leave a finding.")
    for content, word in zip(contents, words, strict=True):
        expect(content).mentions(word, say="The finding of a failed specialist should say what went wrong.")
    expect_result(case, "Every specialist failed; what is composed is the answer.", answer=case["answer"], open=[])


@check("turns a specialist that is not there into a finding", landmark="failure")
def nobody(program):
    cases = []
    for in_followup in (False, True):
        team = Team(2)
        query, stranger = draw.words(2)
        team.plan(team.task, saying(), saying(query=query), saying())
        team.plan(query, saying(), saying())
        where = query if in_followup else team.task
        pair = (stranger, draw.sentence(2))
        team.routes[where][0] = pair
        outcome = outcome_of(team.run, program)
        cases.append([stranger, query, list(pair), outcome.get("raised"), outcome.get("returned")])
    return cases


@nobody.expect
def _(cases):
    for stranger, query, pair, raised, case in cases:
        if raised is not None:
            fail("A subtask was routed to a specialist that is not there, and the run raised.", raised, "a finding")
        found = contents_of(case)
        wanted = [row for q in (case["task"], query) for row in case["routes"][q]]
        expect([row[:2] for row in found]).equals(
            wanted, "A specialist that is not there should leave a finding in its place among those of the others."
        )
        content = found[wanted.index(pair)][2]
        expect(content).starts_with("ERROR", "A specialist is not there: its finding is an error observation.")
        expect(content).mentions(stranger, say="The error observation should name the specialist that is not there.")
        expect(case["asked"]).equals(
            [row for row in wanted if row != pair], "A specialist is not there: the others are run all the same."
        )


@check("lets a wish to stop through", landmark="failure")
def stops(program):
    seen = []
    for kind in (KeyboardInterrupt, SystemExit):
        team = Team()
        pair = team.plan(team.task, saying(), saying())[0]
        team.reports[pair] = kind(draw.word())
        seen.append([kind.__name__, outcome_of(team.run, program).get("raised"), len(team.asked)])
    return seen


@stops.expect
def _(cases):
    for kind, raised, asked in cases:
        expect(raised).equals(kind, f"A `{kind}` in a specialist is a wish to stop and should come out.")
        expect(asked).equals(1, f"After a `{kind}` another specialist was run.")


@check("leaves reports and specialists as they are", landmark="originals")
def untouched(program):
    team = Team(3)
    kept, query = saying(), draw.sentence()
    kept["needs_followup"], kept["followup_query"] = True, query
    pairs = team.plan(team.task, kept, saying(), kept)
    team.plan(query, saying())
    before = copy(kept)
    case = team.run(program, 1)
    return {
        "case": case,
        "before": before,
        "after": copy(kept),
        "pairs": [list(pair) for pair in pairs],
        "names": list(team.specialists),
    }


@untouched.expect
def _(seen):
    expect(seen["after"]).equals(seen["before"], "A report is its specialist's own; the run changed it.")
    expect(seen["names"]).equals(seen["case"]["names"], "The run changed the specialists that it was given.")
    expect([row[:2] for row in contents_of(seen["case"])][:3]).equals(
        seen["pairs"], "One report was given twice, and its findings do not say who was asked what."
    )


@check("starts anew with each task", landmark="afresh")
def anew(program):
    team = Team()
    supervisor = team.supervisor(program, 1)
    other = Team()
    other_supervisor = other.supervisor(program, 1)
    cases, results = [], []
    # The last run is the one before it once more, with the same words.
    for which, boss in ((team, supervisor), (other, other_supervisor), (team, supervisor), (team, supervisor)):
        which.asked, which.routed, which.composed, which.order = [], [], [], []
        if len(cases) < 3:
            which.task = draw.sentence()
            which.routes, which.reports = {}, {}
            queries = chain(which, 2)
        results.append(boss.run(which.task))
        cases.append([queries, which.seen(results[-1])])
    return {"cases": cases, "later": copy(results)}


@anew.expect
def _(seen):
    for queries, case in seen["cases"]:
        expect_queries(case, queries[:1], "Each run may route one follow-up, whatever was routed in an earlier run.")
        expect_runs(
            case, queries[:1], "Each run should ask its specialists anew, whatever they said in an earlier run."
        )
        rows = [row for row in case["reports"] if row[:2] in case["asked"]]
        expect(contents_of(case)).equals(rows, "The synthesis should see the reports of this run and no others.")
        expect_result(case, "What is open should be that of this run.", open=queries[1:])
    for (_, case), later in zip(seen["cases"], seen["later"], strict=True):
        wanted = {key: case["got"][key] for key in ("answer", "open")}
        expect(later).holds(wanted, "The result of a run changed when another task was run.")
