"""How assembly-line is judged.

Agents make what is planned for them, and everything that is run or asked is noted in one log.
"""

from trainer.checking.api import check, copy, draw, expect, fail, ordinal, outcome_of


def odd_text():
    return f" {draw.word()}\n{{{draw.word()}}} 9% "


class Agent:
    def __init__(self, name, run):
        self.name = name
        self.run = run


class Line:
    """Agents with drawn names that make drawn artifacts, or `made`, and gates at the places in `gated`.

    `verdicts` has, for a place, the problems that its gate finds, or what it raises; other gates find none.
    """

    def __init__(self, count=4, gated=None, made=None, verdicts=None, brief=None):
        self.brief = odd_text() if brief is None else brief[0]
        self.names = [draw.choice((word, word.title())) for word in draw.words(count)]
        self.made = [odd_text() for _ in range(count)] if made is None else list(made)
        self.verdicts = dict(verdicts or {})
        self.log = []
        self.agents = [Agent(name, self.running(place)) for place, name in enumerate(self.names)]
        places = range(count) if gated is None else gated
        self.gates = {self.names[place]: self.gate(place) for place in draw.shuffled([*places])}

    def running(self, place):
        def run(artifact):
            self.log.append(["run", place, copy(artifact)])
            return given_or_raised(self.made[place])

        return run

    def gate(self, place):
        def problems(artifact):
            self.log.append(["gate", place, copy(artifact)])
            return given_or_raised(self.verdicts.get(place, []))

        return problems

    def go(self, program, **kw):
        return self.seen(program.assembly_line(self.brief, self.agents, self.gates, **kw))

    def seen(self, got):
        return {
            "got": copy(got),
            "brief": copy(self.brief),
            "names": self.names,
            "made": [None if isinstance(made, BaseException) else copy(made) for made in self.made],
            "gated": sorted(self.names.index(name) for name in self.gates),
            "log": self.log,
        }


def given_or_raised(value):
    if isinstance(value, BaseException):
        raise value
    return value


def chain(case, start=0):
    """The brief and what each agent from `start` on made: what goes into each of them, and what comes out last."""
    return [case["brief"], *case["made"][start:]]


def log_until(case, stop, gate_asked=True, start=0):
    """What should be noted when the line stops at this place."""
    given = chain(case, start)
    log = []
    for place in range(start, stop + 1):
        log.append(["run", place, given[place - start]])
        if place in case["gated"] and (place < stop or gate_asked):
            log.append(["gate", place, given[place - start + 1]])
    return log


def expect_log(case, wanted, say):
    if [row[:2] for row in case["log"]] != [row[:2] for row in wanted]:
        words = {"run": "{} is run", "gate": "the gate of {} is asked"}
        rows = [[words[what].format(case["names"][place]) for what, place, _ in log] for log in (case["log"], wanted)]
        fail(say, *rows)
    for (what, place, artifact), right in zip(case["log"], wanted, strict=True):
        expect(artifact).equals(
            right[2],
            f"The {ordinal(place)} agent should be given what the one before it made, or the brief, as it is."
            if what == "run"
            else f"The gate of the {ordinal(place)} agent should be asked about what this agent made.",
        )


def expect_result(case, say, **wanted):
    keys = {"ok", "artifact", "stopped_at", "problems"}
    got = case["got"]
    if not isinstance(got, dict) or not keys <= got.keys():
        fail(
            "`assembly_line` should give a dict with `ok`, `artifact`, `stopped_at` and `problems`.", got, sorted(keys)
        )
    if wanted.get("ok") is True and got["ok"] is False:
        fail(f"{say} The line stopped all the same, with these `problems`.", got["problems"], [])
    for key, value in wanted.items():
        expect(got[key]).equals(value, f"{say} `{key}` is not what it should be.")


@check("hands each artifact on to the next agent", landmark="hand_on")
def hands_on(program):
    return [Line(count, gated).go(program) for count in (1, 2, 5) for gated in ((), None)]


@hands_on.expect
def _(cases):
    for case in cases:
        last = len(case["names"]) - 1
        expect_log(case, log_until(case, last), "Each agent should be run once, in order, and then its gate asked.")
        expect_result(
            case, "Nothing was wrong anywhere.", ok=True, artifact=case["made"][-1], stopped_at=None, problems=[]
        )


@check("takes whatever is made for an artifact", landmark="last_good")
def any_artifact(program):
    values = ["", None, 0, False, [], {}, {"text": draw.word(), "notes": [draw.number()]}]
    cases = []
    for gated in ((), None):
        mixed = draw.shuffled(values)
        cases.append(Line(len(mixed), gated, mixed, brief=[draw.choice(values)]).go(program))
        cases.extend(Line(2, gated, [draw.word(), value], brief=[""]).go(program) for value in values)
    return cases


@any_artifact.expect
def _(cases):
    for case in cases:
        last = len(case["names"]) - 1
        expect_log(case, log_until(case, last), "An empty artifact, or None, goes on like any other.")
        expect_result(case, f"The last agent made {case['made'][-1]!r}.", artifact=case["made"][-1], ok=True)


@check("gives the brief back where there are no agents", landmark="last_good")
def no_agents(program):
    return [Line(0, brief=[brief]).go(program) for brief in (odd_text(), "", [draw.word()])]


@no_agents.expect
def _(cases):
    for case in cases:
        expect_result(case, "There were no agents.", ok=True, artifact=case["brief"], stopped_at=None, problems=[])


@check("asks each gate about what its agent made", landmark="gate")
def asks_gates(program):
    same = draw.sentence()
    lines = [*[Line(5, gated) for gated in ((0,), (4,), (1, 3), (0, 2, 4))], Line(5, None, [same] * 5, brief=[same])]
    return [line.go(program) for line in lines]


@asks_gates.expect
def _(cases):
    for case in cases:
        expect_log(
            case,
            log_until(case, 4),
            "A gate should be asked once, after its agent and before the next one; agents without a gate just go on.",
        )


def refusals(program):
    """Lines of four that stop at each of the places, with the place and what the gate found."""
    cases = []
    for place in range(4):
        twice = draw.sentence()
        for problems in ([odd_text()], [twice, draw.sentence(), twice]):
            line = Line(4, verdicts={place: problems})
            cases.append([place, problems, line.go(program)])
    alone = Line(1, verdicts={0: [draw.word()]})
    cases.append([0, alone.verdicts[0], alone.go(program)])
    # An agent that changes nothing has a gate all the same.
    same = draw.sentence()
    idle = Line(3, made=[same] * 3, verdicts={1: [draw.word()]}, brief=[same])
    cases.append([1, idle.verdicts[1], idle.go(program)])
    return cases


@check("stops at a gate that finds problems", landmark="stop")
def stops_at_gate(program):
    return refusals(program)


@stops_at_gate.expect
def _(cases):
    for place, problems, case in cases:
        say = f"The gate of the {ordinal(place)} agent found problems"
        expect_log(case, log_until(case, place), f"{say}: nobody is run or asked after that.")
        expect_result(case, f"{say}.", ok=False, stopped_at=case["names"][place], problems=problems)


@check("gives back the last artifact that was let through", landmark="last_good")
def last_good(program):
    cases = [[place, case] for place, _, case in refusals(program)]
    for value in ("", None, 0, []):
        made = [draw.word(), value, draw.word()]
        cases.append([2, Line(3, (0, 2), made, {2: [draw.word()]}).go(program)])
    return cases


@last_good.expect
def _(cases):
    for place, case in cases:
        say = f"The line stopped at the {ordinal(place)} agent: what is left is what this agent had been given."
        expect_result(case, say, artifact=chain(case)[place])


class OwnTrouble(Exception):
    """What an agent may raise that is of no built-in kind."""


KINDS = (ConnectionError, KeyError, TypeError, ValueError, OwnTrouble)


def broken(program, kind, place, at_gate):
    words = [draw.sentence(40), draw.word()]  # long enough to tempt somebody to cut it
    line = Line(4)
    text = "\n".join(words)
    # What the system raises has its message behind a number.
    error = kind(draw.number(), text) if kind is ConnectionError else kind(text)
    if at_gate:
        line.verdicts[place] = error
    else:
        line.made[place] = error
    outcome = outcome_of(line.go, program)
    seen = {"kind": kind.__name__, "words": words, "place": place, "at_gate": at_gate}
    return {**seen, "raised": outcome.get("raised"), "case": outcome.get("returned")}


def expect_broken(seen):
    who = f"The {'gate of the ' * seen['at_gate']}{ordinal(seen['place'])} agent raised a `{seen['kind']}`"
    if seen["raised"] is not None:
        fail(f"{who}, and so did the line.", seen["raised"], {"ok": False})
    case, place = seen["case"], seen["place"]
    expect_log(case, log_until(case, place, seen["at_gate"]), f"{who}: nobody is run or asked after that.")
    expect_result(case, f"{who}.", ok=False, stopped_at=case["names"][place], artifact=chain(case)[place])
    problems = case["got"]["problems"]
    expect(problems).that(
        isinstance(problems, (list, tuple)) and len(problems) == 1, f"{who}: that is one problem in a list.", ["..."]
    )
    expect(problems[0]).mentions(
        seen["kind"], *seen["words"], say="The problem should have the exception's type and message."
    )


@check("stops where an agent raises", landmark="failure")
def agent_raises(program):
    return [broken(program, kind, place % 4, False) for place, kind in enumerate(KINDS)]


@agent_raises.expect
def _(cases):
    for seen in cases:
        expect_broken(seen)


@check("stops where a gate raises", landmark="failure")
def gate_raises(program):
    return [broken(program, kind, place % 4, True) for place, kind in enumerate(KINDS)]


@gate_raises.expect
def _(cases):
    for seen in cases:
        expect_broken(seen)


@check("lets a wish to stop through", landmark="failure")
def stops(program):
    seen = []
    for kind in (KeyboardInterrupt, SystemExit):
        for at_gate in (False, True):
            one = broken(program, kind, 1, at_gate)
            seen.append([kind.__name__, at_gate, one["raised"]])
    return seen


@stops.expect
def _(cases):
    for kind, at_gate, raised in cases:
        where = "a gate" if at_gate else "an agent"
        expect(raised).equals(kind, f"A `{kind}` in {where} is a wish to stop and should come out.")


def nobody(line):
    """A name that no agent has; next to one agent its name in other letters, next to two the beginning of a name."""
    if len(line.names) == 1:
        return line.names[0].swapcase()
    return line.names[1][:-1] if len(line.names) == 2 else draw.word()


@check("finds a gate that belongs to nobody", landmark="stray")
def stray_gate(program):
    cases = []
    for count, gated in ((3, None), (2, ()), (0, ()), (1, ())):
        line = Line(count, gated)
        stray = nobody(line)
        line.gates[stray] = line.gate(0)
        if count:
            line.verdicts[0] = [draw.word()]
        outcome = outcome_of(program.assembly_line, line.brief, line.agents, line.gates)
        cases.append([stray, outcome.get("kinds"), outcome.get("message"), line.log])
    return cases


@stray_gate.expect
def _(cases):
    expect_stray(cases)


def expect_stray(cases):
    for stray, kinds, message, log in cases:
        if kinds is None or "ValueError" not in kinds:
            fail("There was a gate under a name that no agent has.", kinds and kinds[0], "ValueError")
        expect(message).mentions(stray, say="The ValueError should name the gate that belongs to nobody.")
        expect(log).equals([], "A gate that belongs to nobody should be found before any agent is run.")


@check("serves one brief after another", landmark="hand_on")
def again(program):
    line = Line(3, (0, 2))
    line.verdicts[2] = [draw.word()]
    cases, gates = [], list(line.gates)
    for _ in range(2):
        line.brief, line.log = odd_text(), []
        cases.append(line.go(program))
    return {
        "cases": cases,
        "problems": line.verdicts[2],
        "kept": [agent.name for agent in line.agents] == line.names and list(line.gates) == gates,
    }


@again.expect
def _(seen):
    for case in seen["cases"]:
        expect_log(case, log_until(case, 2), "A second brief should go through the same agents and gates.")
        expect_result(case, "The same line was used twice.", ok=False, problems=seen["problems"])
    expect(seen["kept"]).equals(True, "The line changed the agents or the gates that it was given.")


# Twist 1: going on from where it stopped.


@check("begins with the agent that is named", landmark="resume", twist=1)
def begins(program):
    cases = []
    for place in range(4):
        for gated in (None, (0, 3)):
            line = Line(4, gated)
            outcome = outcome_of(line.go, program, start_at=line.names[place])
            cases.append([place, outcome.get("returned"), outcome.get("raised")])
    return cases


@begins.expect
def _(cases):
    for place, case, raised in cases:
        if case is None:
            fail(
                f"The line was to begin with the {ordinal(place)} agent, every gate is that of an agent of the line, "
                "and it raised.",
                raised,
                {"ok": True},
            )
        say = f"The line should begin with the {ordinal(place)} agent, and nobody before it is run or asked."
        expect_log(case, log_until(case, 3, start=place), say)
        expect_result(case, say, ok=True, artifact=case["made"][-1])


@check(
    "stops as before when it began in the middle",
    landmark="resume",
    twist=1,
    needs=("begins with the agent that is named",),
)
def stops_later(program):
    cases = []
    for start, stop in ((0, 0), (2, 2), (1, 3)):
        problems = [draw.word()]
        line = Line(4, verdicts={stop: problems})
        cases.append([start, stop, problems, line.go(program, start_at=line.names[start])])
    return cases


@stops_later.expect
def _(cases):
    for start, stop, problems, case in cases:
        say = f"Begun with the {ordinal(start)} agent, the line stopped at the {ordinal(stop)}."
        expect_log(case, log_until(case, stop, start=start), f"{say} Nobody is run or asked after that.")
        left = chain(case, start)[stop - start]
        expect_result(case, say, ok=False, stopped_at=case["names"][stop], problems=problems, artifact=left)


@check("refuses to begin with an agent that is not there", landmark="stray", twist=1)
def begins_nowhere(program):
    cases = []
    for count, gated in ((3, None), (3, ()), (0, ()), (1, ()), (2, None)):
        line = Line(count, gated)
        stranger = nobody(line)
        outcome = outcome_of(program.assembly_line, line.brief, line.agents, line.gates, start_at=stranger)
        cases.append([stranger, outcome.get("kinds"), outcome.get("message"), line.log])
    return cases


@begins_nowhere.expect
def _(cases):
    for stranger, kinds, message, log in cases:
        if kinds is None or "ValueError" not in kinds:
            fail("The line was to begin with an agent that is not in it.", kinds and kinds[0], "ValueError")
        expect(message).mentions(stranger, say="The ValueError should name the agent that is not there.")
        expect(log).equals([], "No agent should be run where the line has to begin with one that is not there.")


@check("finds a gate that belongs to nobody, also when it begins in the middle", landmark="stray", twist=1)
def stray_in_the_middle(program):
    line = Line(3)
    stray = draw.word()
    line.gates[stray] = line.gate(0)
    outcome = outcome_of(program.assembly_line, line.brief, line.agents, line.gates, start_at=line.names[1])
    return [[stray, outcome.get("kinds"), outcome.get("message"), line.log]]


@stray_in_the_middle.expect
def _(cases):
    expect_stray(cases)


@check("hands on what an agent changed in place", landmark="own_copy", twist=1)
def changed_in_place(program):
    line, words = Line(3), draw.words(3)
    begin = {"notes": [draw.word()]}
    line.brief = copy(begin)
    line.made = [{"notes": [*begin["notes"], *words[: place + 1]]} for place in range(3)]

    def changing(place):
        def run(artifact):
            line.log.append(["run", place, copy(artifact)])
            artifact["notes"].append(words[place])
            return artifact

        return run

    for place, agent in enumerate(line.agents):
        agent.run = changing(place)
    return {**line.go(program), "brief": begin}


@changed_in_place.expect
def _(case):
    say = "Each agent changed its artifact in place and gave it back: the next one and the gate are given it changed."
    expect_log(case, log_until(case, 2), say)
    expect_result(case, say, ok=True, artifact=case["made"][-1])


def spoiling(program, at_gate, place, gated=None, start=False, lists=False):
    """The agent at this place changes its artifact in place, a dict or a list; then it raises, or its gate refuses. The
    line begins with the first, or with this one."""
    line = Line(3, gated)
    line.brief, *line.made = [
        [draw.word(), [draw.word()]]
        if lists
        else {"text": draw.word(), "notes": [draw.word()], draw.number(): [draw.word()]}
        for _ in range(4)
    ]
    wanted = copy(line.brief if start else [line.brief, *line.made][place])
    plain_run = line.agents[place].run

    def run(artifact):
        made = plain_run(artifact)
        artifact[0 if lists else "text"] = draw.word()
        artifact[1 if lists else "notes"].append(draw.word())
        if not at_gate:
            raise ConnectionError(draw.word())
        return made

    line.agents[place].run = run
    line.verdicts[place] = [draw.word()]
    stopped = line.go(program, **({"start_at": line.names[place]} if start else {}))
    line.agents[place].run = plain_run
    del line.verdicts[place]
    line.log = []
    at = stopped["got"]["stopped_at"] if isinstance(stopped["got"], dict) else None
    left = stopped["got"]["artifact"] if at == line.names[place] else None
    after = outcome_of(program.assembly_line, left, line.agents, line.gates, start_at=line.names[place])
    return {
        "place": place,
        "wanted": wanted,
        "stopped": stopped,
        "after": copy(after.get("returned")),
        "last": copy(line.made[-1]),
    }


@check("keeps the artifact as it was let through", landmark="own_copy", twist=1)
def keeps_artifact(program):
    cases = [spoiling(program, at_gate, place) for at_gate in (False, True) for place in range(3)]
    cases += [spoiling(program, at_gate, place, start=True) for at_gate, place in ((False, 1), (True, 2))]
    return [*cases, *(spoiling(program, False, place, gated=(), lists=True) for place in range(3))]


@keeps_artifact.expect
def _(cases):
    for seen in cases:
        say = (
            f"The {ordinal(seen['place'])} agent changed its artifact in place, and the line stopped there: "
            "what is left should be as it was let through, inside too."
        )
        expect_result(seen["stopped"], say, ok=False, artifact=seen["wanted"])
        expect_result(
            {"got": seen["after"]}, "Begun again where it stopped, the line should end.", ok=True, artifact=seen["last"]
        )
