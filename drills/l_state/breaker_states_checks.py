"""How breaker-states is judged."""

import threading

from trainer.checking.api import check, clock, draw, expect, fail

PATIENCE = 1.5
"""Seconds of real time that a thread is waited for: one that is refused comes back long before."""


class Outage(Exception):
    """What no program can have prepared for by name."""


def kind_of(error):
    """The name of an exception's type; one of a kind of CircuitOpenError is that."""
    names = [kind.__name__ for kind in type(error).__mro__]
    return "CircuitOpenError" if "CircuitOpenError" in names else names[0]


class Tool:
    """A tool that does what the plan says, and counts its calls; each `takes` so many seconds."""

    def __init__(self, breaker):
        self.breaker = breaker
        self.calls = self.takes = 0

    def works(self, value):
        self.calls += 1
        clock.advance(self.takes)
        return value

    def fails(self, error):
        self.calls += 1
        clock.advance(self.takes)
        raise error

    def step(self, act):
        """One call: what it came to, whether the tool was called, and the state after it."""
        before, value = self.calls, draw.word()
        error = draw.choice((Outage, ConnectionError, ValueError, TimeoutError))(value)
        if act == "interrupted":
            error = KeyboardInterrupt()
        try:
            got = self.breaker.call(self.works, value) if act == "works" else self.breaker.call(self.fails, error)
            came = "its result" if got == value else "another result"
        except BaseException as raised:
            came = "its failure" if raised is error else kind_of(raised)
        return {"act": act, "came": came, "called": self.calls > before, "state": self.breaker.state}

    def steps(self, *plan):
        """What each step of the plan came to; a number lets so many seconds pass."""
        seen = []
        for step in plan:
            if isinstance(step, (int, float)):
                clock.advance(step)
            else:
                seen.append(self.step(step))
        return seen


def made(program, *args, **kwargs):
    """A tool behind a breaker that is a while old."""
    tool = Tool(program.ToolCircuitBreaker(*args, **kwargs))
    clock.advance(draw.number(1, 9))
    return tool


OWED = {
    "its result": "what the tool gave should have come back.",
    "its failure": "what the tool raised should have gone on, as it is.",
    "CircuitOpenError": "`call` should have raised CircuitOpenError.",
}
THROUGH = {"works": "its result", "fails": "its failure", "interrupted": "its failure"}


def judge(seen, states, say):
    """Each step by the state after it; where it begins with `refused `, the tool was not to be called."""
    for number, (step, state) in enumerate(zip(seen, states, strict=True), 1):
        refused = state.startswith("refused ")
        wanted = "CircuitOpenError" if refused else THROUGH[step["act"]]
        where = f"{say} Step {number} ({step['act']}):"
        if refused and step["called"]:
            fail(f"{where} the tool was called although it should be left alone.", step, "CircuitOpenError")
        if not refused and not step["called"]:
            fail(f"{where} the tool was not called, and {step['came']} came instead.", step, wanted)
        expect(step["came"]).equals(wanted, f"{where} {OWED[wanted]}")
        state = state.removeprefix("refused ")
        if state != "any":
            expect(step["state"]).equals(state, f"{where} the state after it should be `{state}`.")


@check("hands the arguments on", landmark="closes")
def hands_on(program):
    breaker = program.ToolCircuitBreaker()
    one, two, name = draw.number(), draw.word(), draw.word()

    def tool(*args, **kwargs):
        return [list(args), kwargs]

    values = [None, 0, False, "", draw.word()]
    probes = []
    for value in values:
        probed = made(program, 1, 10)
        probed.steps("fails", 11)
        probes.append([probed.breaker.call(tool, one, two, **{name: two}), [[one, two], {name: two}]])
        probed.steps("fails", 11)
        probes.append([[probed.breaker.call(lambda value=value: value), probed.breaker.state], [value, "closed"]])
    return {
        "probes": probes,
        "begins": breaker.state,
        "got": breaker.call(tool, one, two, **{name: two}),
        "wanted": [[one, two], {name: two}],
        "bare": breaker.call(tool),
        "values": values,
        "back": [breaker.call(lambda value=value: value) for value in values],
    }


@hands_on.expect
def _(case):
    expect(case["begins"]).equals("closed", "A new breaker should be `closed`.")
    expect(case["got"]).equals(case["wanted"], "The tool did not get its arguments, by position and by name.")
    expect(case["bare"]).equals([[], {}], "The tool was called without arguments, and got some.")
    expect(case["back"]).equals(case["values"], "What the tool gives should come back, whatever it is.")
    for got, wanted in case["probes"]:
        expect(got).equals(
            wanted, "The probe gets its arguments, by position and by name; what it gives comes back, and closes it."
        )


@check("opens at the threshold", landmark="opens")
def opens(program):
    seen = []
    for count in (1, 2, draw.number(3, 6)):
        by_name = draw.choice((True, False))
        tool = made(program, failure_threshold=count) if by_name else made(program, count)
        seen.append([count, tool.steps(*["fails"] * count, "works", "fails")])
    seen.append([5, made(program).steps(*["fails"] * 5, "works", "fails")])
    return seen


@opens.expect
def _(cases):
    for count, seen in cases:
        states = [*["closed"] * (count - 1), "open", "refused open", "refused open"]
        judge(seen, states, f"The threshold is {count}.")


@check("starts the count again after a success", landmark="in_a_row")
def in_a_row(program):
    count = draw.number(3, 5)
    few = ["fails"] * (count - 1)
    # What a call gives does not make it a failure.
    idle = made(program, 2)
    states = []
    for value in (None, False, 0, "", []):
        idle.breaker.call(idle.works, value)
        states += [idle.breaker.state, idle.step("fails")["state"]]
    seen = made(program, count).steps(*few, "works", *few, "works", *few, "fails")
    return {"count": count, "seen": seen, "empty": states}


@in_a_row.expect
def _(case):
    count = case["count"]
    few = ["closed"] * (count - 1)
    judge(
        case["seen"],
        [*few, "closed", *few, "closed", *few, "open"],
        f"The threshold is {count}, and successes come in between.",
    )
    expect(case["empty"]).equals(
        ["closed"] * 10, "Calls that give None, False, 0 and the like are successes, and single failures come between."
    )


@check("refuses until the rest is over", landmark="refuses")
def rest(program):
    seen = []
    for length in (draw.number(5, 60), draw.number(200, 900)):
        tool = made(program, 2, length) if draw.choice((True, False)) else made(program, 2, reset_timeout_s=length)
        seen.append([length, tool.steps("fails", "fails", "works", length / 2, "works", length * 0.49, "works")])
    # Four parts of a second at which the rest begins: one that is counted in whole seconds ends too early at some.
    for part in (0, 0.25, 0.5, 0.75):
        default = made(program, 1)
        clock.advance(part)
        seen.append([30, default.steps("fails", 29.8, "works", 0.7, "works")])
    return seen


@rest.expect
def _(cases):
    for length, seen in cases[:2]:
        states = ["closed", "open", "refused open", "refused open", "refused open"]
        judge(seen, states, f"The rest takes {length} s.")
    for _, seen in cases[2:]:
        judge(seen, ["open", "refused open", "closed"], "The rest takes 30 s where nothing is said.")


@check("rests since it opened", landmark="full_rest")
def since_opening(program):
    length = draw.number(20, 60)
    tool = made(program, 3, length)
    apart = tool.steps("fails", length * 30, "fails", length, "fails", length * 0.9, "works", length * 0.2, "works")
    slow = made(program, 2, length)
    slow.takes = length * 0.8
    again = ["works", length * 0.5, "works", length * 0.6]
    return {"apart": apart, "slow": slow.steps("fails", "fails", *again, "fails", *again, "works")}


@since_opening.expect
def _(seen):
    states = ["closed", "closed", "open", "refused open", "closed"]
    judge(seen["apart"], states, "The failures come a whole rest apart, or more.")
    refused = ["refused open"] * 2
    states = ["closed", "open", *refused, "open", *refused, "closed"]
    judge(seen["slow"], states, "Each call takes most of a rest; the rest begins when the breaker opens.")


@check("closes when the probe succeeds", landmark="closes")
def probe_succeeds(program):
    count, length = draw.number(2, 4), draw.number(10, 60)
    few = ["fails"] * (count - 1)
    seen = made(program, count, length).steps(*few, "fails", length + 1, "works", *few, "works", *few, "fails")
    return {"count": count, "seen": seen}


@probe_succeeds.expect
def _(case):
    few = ["closed"] * (case["count"] - 1)
    states = [*few, "open", "closed", *few, "closed", *few, "open"]
    judge(case["seen"], states, f"The threshold is {case['count']}, and the probe succeeds.")


@check("opens again when the probe fails", landmark="opens")
def probe_fails(program):
    count, length = draw.number(2, 5), draw.number(10, 60)
    seen = made(program, count, length).steps(*["fails"] * count, length + 1, "fails", "works")
    return {"count": count, "seen": seen}


@probe_fails.expect
def _(case):
    states = [*["closed"] * (case["count"] - 1), "open", "open", "refused open"]
    judge(case["seen"], states, f"The threshold is {case['count']}, and the probe fails.")


@check("rests a whole time after each opening", landmark="full_rest")
def rests_again(program):
    count, length = draw.number(2, 4), draw.number(10, 60)
    tool = made(program, count, length)
    again = [length + 1, "fails", length * 0.9, "works"]
    seen = tool.steps(*["fails"] * count, *again, *again, length, "works")
    return {"count": count, "seen": seen}


@rests_again.expect
def _(case):
    states = [*["closed"] * (case["count"] - 1), "open", *["open", "refused open"] * 2, "closed"]
    judge(case["seen"], states, "The probe fails twice; each time a whole rest begins.")


@check("lets the failure itself go on", landmark="goes_on")
def goes_on(program):
    return made(program, 3).steps("fails", "works", "fails", "fails", "fails", "fails")


@goes_on.expect
def _(seen):
    judge(seen, ["closed", "closed", "closed", "closed", "open", "refused open"], "The threshold is 3.")


@check("opens again when the probe is interrupted", landmark="opens")
def interrupted(program):
    length = draw.number(10, 60)
    return made(program, 2, length).steps("fails", "fails", length + 1, "interrupted", "works", length + 1, "works")


@interrupted.expect
def _(seen):
    states = ["closed", "open", "open", "refused open", "closed"]
    judge(seen, states, "The probe ends in a KeyboardInterrupt.")


def from_a_thread(breaker):
    """What a call on another thread comes to, while this one is inside the probe."""
    got = []

    def caller():
        try:
            got.append(breaker.call(lambda: "through"))
        except BaseException as error:
            got.append(kind_of(error))

    thread = threading.Thread(target=caller, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    return got[0] if got else "still waiting"


@check("lets one caller through when the rest is over", landmark="one_probe")
def one_probe(program):
    seen = []
    for _ in range(2):
        length = draw.number(10, 60)
        tool = made(program, 1, length)
        tool.steps("fails", length + 1)
        meanwhile = {}

        def probe(tool=tool, meanwhile=meanwhile, length=length):
            meanwhile["state"] = tool.breaker.state
            meanwhile["others"] = [from_a_thread(tool.breaker) for _ in range(2)]
            clock.advance(length * 3)
            meanwhile["others"].append(from_a_thread(tool.breaker))
            return "back"

        got = tool.breaker.call(probe)
        seen.append({**meanwhile, "got": got, "after": tool.breaker.state, "next": from_a_thread(tool.breaker)})
    return seen


@one_probe.expect
def _(cases):
    for seen in cases:
        expect(seen.get("state")).equals("half_open", "While the probe runs the state should be `half_open`.")
        for other in seen["others"]:
            if other == "still waiting":
                fail("While the probe ran, another caller was kept waiting.", other, "CircuitOpenError")
            expect(other).equals("CircuitOpenError", "While the probe ran, another caller was not refused.")
        expect(seen["got"]).equals("back", "The probe's own result did not come back.")
        expect(seen["after"]).equals("closed", "The probe succeeded; after it the state should be `closed`.")
        expect(seen["next"]).equals("through", "The probe succeeded, and the next caller did not get through.")


@check("refuses the probe's own call too", landmark="one_probe")
def nested(program):
    length = draw.number(10, 60)
    tool = made(program, 1, length)
    tool.steps("fails", length + 1)
    inner = []

    def probe():
        inner.append(tool.step("works"))
        return "back"

    got = tool.breaker.call(probe)
    return {"inner": inner[0], "got": got, "after": tool.breaker.state}


@nested.expect
def _(seen):
    say = "While the probe runs, what it calls comes to the same breaker again."
    judge([seen["inner"]], ["refused half_open"], say)
    expect(seen["got"]).equals("back", "The probe's own result did not come back.")
    expect(seen["after"]).equals("closed", "The probe succeeded; after it the state should be `closed`.")


@check("lets the probe through after a look at the state", landmark="one_probe")
def looked_at(program):
    length = draw.number(10, 60)
    tool = made(program, 1, length)
    tool.steps("fails", length + 1)
    looks = [tool.breaker.state for _ in range(2)]
    return {"looks": looks, "seen": tool.steps("works", "fails")}


@looked_at.expect
def _(case):
    judge(case["seen"], ["closed", "open"], "The rest is over, and somebody looked at the state before the probe.")


@check("opens again when the probe meets another open breaker", landmark="opens")
def probe_refused(program):
    length = draw.number(10, 60)
    tool = made(program, 1, length)
    tool.steps("fails", length + 1)
    behind = program.CircuitOpenError(draw.word())
    try:
        tool.breaker.call(tool.fails, behind)
        came = "nothing"
    except Exception as error:
        came = "its failure" if error is behind else kind_of(error)
    return {"came": came, "state": tool.breaker.state, "seen": tool.steps("works", length + 1, "works")}


@probe_refused.expect
def _(case):
    say = "The probe itself raises CircuitOpenError, since what it calls has a breaker too"
    expect(case["came"]).equals("its failure", f"{say}: that should go on as it is.")
    expect(case["state"]).equals("open", f"{say}: after it the state should be `open`.")
    judge(case["seen"], ["refused open", "closed"], f"{say}.")


@check("keeps one breaker apart from another", landmark="in_a_row")
def apart(program):
    count = draw.number(1, 3)
    one, other = made(program, count), made(program, count)
    return {"count": count, "one": one.steps(*["fails"] * count), "other": other.steps("works")}


@apart.expect
def _(case):
    judge(case["one"], [*["closed"] * (case["count"] - 1), "open"], "Two tools have a breaker each.")
    judge(case["other"], ["closed"], "Two tools have a breaker each; the other one never failed.")


def overtaken(tool, meanwhile, ending):
    """A call that begins now and ends after `meanwhile`; what it came to, and the state then."""
    error = KeyboardInterrupt() if ending == "interrupted" else Outage(draw.word())

    def slow():
        # Whoever goes by the clock can tell the beginning of the call from what comes then.
        tool.steps(0.01, *meanwhile)
        if ending != "works":
            raise error
        return "late"

    try:
        got = tool.breaker.call(slow)
    except BaseException as raised:
        got = "its failure" if raised is error else kind_of(raised)
    return {"got": got, "state": tool.breaker.state}


@check("is not closed by a call from before", landmark="late", twist=1)
def late_success(program):
    seen = []
    for cycles in (0, 1, 2):
        count, length = draw.number(1, 4), draw.number(20, 60)
        tool = made(program, count, length)
        tool.steps(*[*["fails"] * count, length + 1, "works"] * cycles)
        case = overtaken(tool, [*["fails"] * count, length / 2], "works")
        seen.append({**case, "then": tool.steps("works", length, "works")})
    return seen


@late_success.expect
def _(cases):
    for case in cases:
        expect(case["got"]).equals("late", "The call came back well after the breaker had opened; its result was lost.")
        expect(case["state"]).equals(
            "open", "A call that began before the breaker opened came back well and closed it."
        )
        judge(case["then"], ["refused open", "closed"], "A call from before came back well in the middle of the rest.")


@check("is not kept open by a call from before", landmark="late", twist=1)
def late_failure(program):
    cases = []
    for ending in ("fails", "interrupted"):
        count, length = draw.number(1, 4), draw.number(20, 60)
        tool = made(program, count, length)
        seen = overtaken(tool, [*["fails"] * count, length / 2], ending)
        cases.append({**seen, "then": tool.steps("works", length * 0.6, "works")})
    return cases


@late_failure.expect
def _(cases):
    for case, how in zip(cases, ("failed", "was interrupted"), strict=True):
        expect(case["got"]).equals(
            "its failure", f"The call {how} after the breaker had opened; its caller did not see it."
        )
        expect(case["state"]).equals(
            "open", f"A call that began before the breaker opened {how}, and the state changed."
        )
        judge(case["then"], ["refused open", "closed"], f"A call from before {how} in the middle of the rest.")


@check("does not count a call from before", landmark="late", twist=1)
def late_count(program):
    count, length = draw.number(3, 5), draw.number(20, 60)
    cycle = [*["fails"] * count, length + 1, "works"]
    tool = made(program, count, length)
    failed = {**overtaken(tool, [*cycle, *["fails"] * (count - 2)], "fails"), "then": tool.steps("fails", "fails")}
    tool = made(program, count, length)
    worked = {**overtaken(tool, [*cycle, *["fails"] * (count - 1)], "works"), "then": tool.steps("fails")}
    return {"failed": failed, "worked": worked}


@late_count.expect
def _(case):
    failed, worked = case["failed"], case["worked"]
    expect(failed["state"]).equals("closed", "A failure from before it opened and closed again was counted.")
    judge(failed["then"], ["closed", "open"], "A failure from before it opened and closed again must not count.")
    judge(worked["then"], ["open"], "A success from before it opened and closed again must not start the count again.")


@check("still counts a call that others overtook", landmark="in_a_row", twist=1)
def overtaken_by_others(program):
    length = draw.number(20, 60)
    return [
        overtaken(made(program, 1, length), ["works", "works"], "fails"),
        overtaken(made(program, 3, length), ["works", "fails", "fails"], "fails"),
    ]


@overtaken_by_others.expect
def _(seen):
    expect(seen[0]["state"]).equals(
        "open", "A call failed at a threshold of 1; meanwhile others had worked, but the state had not changed."
    )
    expect(seen[1]["state"]).equals(
        "open",
        "A call was the third to fail in a row, at a threshold of 3; two had failed while it was under way, "
        "but the state had not changed.",
    )


@check("is not touched by it while a probe runs", landmark="late", twist=1)
def late_during_probe(program):
    return [during_probe(program, error) for error in (None, Outage(draw.word()))]


def during_probe(program, error):
    """A call from before comes back, or fails, while a probe runs."""
    length = draw.number(20, 60)
    tool = made(program, 1, length)
    inside, go, late = threading.Event(), threading.Event(), []

    def slow():
        inside.set()
        go.wait(PATIENCE * 4)
        if error is not None:
            raise error
        return "late"

    def work():
        try:
            late.append(tool.breaker.call(slow))
        except Exception as raised:
            late.append("late" if raised is error else kind_of(raised))

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    inside.wait(PATIENCE * 4)
    tool.steps(0.01, "fails", length + 1)
    meanwhile = {}

    def probe():
        go.set()
        thread.join(PATIENCE * 4)
        meanwhile["state"] = tool.breaker.state
        meanwhile["other"] = from_a_thread(tool.breaker)
        return "back"

    got = tool.breaker.call(probe)
    return {**meanwhile, "late": late, "got": got, "after": tool.breaker.state}


@late_during_probe.expect
def _(cases):
    for case, how in zip(cases, ("came back", "failed"), strict=True):
        expect(case["late"]).equals(["late"], f"A call from before {how} while a probe ran, and its caller lost that.")
        expect(case.get("state")).equals(
            "half_open", f"A call from before {how} while a probe ran, and changed the state."
        )
        expect(case.get("other")).equals("CircuitOpenError", "While the probe ran, another caller was not refused.")
        expect(case["after"]).equals("closed", "The probe succeeded; after it the state should be `closed`.")
