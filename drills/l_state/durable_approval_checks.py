"""How durable-approval is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, restarted

MOST_RUNS = 3
"""A tool that asks for its own approval again stops doing so after as many runs."""


class Office:
    """A store, tools behind the gate and one before it. What runs is noted."""

    def __init__(self, program):
        self.program = program
        self.gated, self.other, self.free = draw.words(3)
        gate(program, self.gated, self.other)
        self.kept, self.puts, self.ran = {}, 0, []
        self.result, self.meanwhile = draw.sentence(2), None
        names = draw.shuffled([self.gated, self.other, self.free])
        self.tools = {name: self.tool(name) for name in names}

    def tool(self, name):
        def run(**args):
            self.ran.append([name, copy(args)])
            if self.meanwhile is not None and len(self.ran) < MOST_RUNS:
                self.meanwhile()
            return self.result

        return run

    def put(self, task_id, state):
        self.puts += 1
        self.kept[task_id] = copy(state)

    def get(self, task_id):
        return copy(self.kept.get(task_id))

    def ask(self, state, action, args):
        return self.program.maybe_gate(state, action, args, self)

    def answer(self, task_id, approved, *reason, **more):
        return copy(self.program.resume_after_approval(task_id, approved, self, self.tools, *reason, **more))

    def waits(self):
        """The state of a task before it was suspended for the gated action, and the arguments of that."""
        state, args = task(), arguments()
        self.ask(copy(state), self.gated, copy(args))
        return state, args

    def left_waiting(self):
        """The same, suspended by an earlier process: this one knows of it from the store alone."""
        state, args = task(), arguments()
        pending = {"action": self.gated, "args": args}
        self.kept[state["task_id"]] = copy({**state, "status": "awaiting_approval", "pending": pending})
        return state, args


def gate(program, *names):
    """Put these names behind the gate, in the program's own set where it is one."""
    known = getattr(program, "GATED", None)
    if isinstance(known, set):
        known.clear()
        known.update(names)
    else:
        program.GATED = set(names)


def task():
    steps = [{"action": draw.word(), "result": draw.sentence(2)} for _ in range(2)]
    return {
        "task_id": f"task-{draw.word()}",
        "status": "running",
        "completed_steps": steps,
        "pending": None,
    }


def arguments():
    first, second = draw.words(2)
    return {first: draw.word(), second: draw.number()}


def steps_of(state):
    return state.get("completed_steps") if isinstance(state, dict) else state


@check("lets other actions pass", landmark="gate")
def passes(program):
    office, state = Office(program), task()
    names = [office.free, office.gated[:4], f"{office.gated}_status", office.gated.upper()]
    return {"got": [copy(office.ask(copy(state), name, arguments())) for name in names], "puts": office.puts}


@passes.expect
def _(case):
    for got in case["got"]:
        expect(got).equals(None, "An action outside the set needs nobody's approval: `None`.")
    expect(case["puts"]).equals(0, "For an action outside the set, nothing should be saved.")


@check("says that the task is suspended, and for what", landmark="gate")
def says_suspended(program):
    office = Office(program)
    return [[name, copy(office.ask(task(), name, arguments()))] for name in (office.gated, office.other)]


@says_suspended.expect
def _(cases):
    for name, got in cases:
        expect(got).starts_with("SUSPENDED", "A gated action should give a string that starts with SUSPENDED.")
        expect(got).mentions(name, say="The string does not say which action waits.")


@check("saves the waiting task", landmark="suspend")
def saves_waiting(program):
    office, state, args = Office(program), task(), arguments()
    wanted = {**copy(state), "status": "awaiting_approval"}
    del wanted["pending"]
    office.ask(state, office.gated, args)
    return {
        "kept": office.get(state["task_id"]),
        "wanted": wanted,
        "pending": {"action": office.gated, "args": args},
        "ran": office.ran,
    }


@saves_waiting.expect
def _(case):
    expect(case["kept"]).that(isinstance(case["kept"], dict), "The waiting task is not in the store.", case["wanted"])
    expect(case["kept"]).holds(case["wanted"], "The task should be saved as `awaiting_approval`, all else as it was.")
    expect(case["kept"].get("pending")).that(
        isinstance(case["kept"].get("pending"), dict), "The call that waits is not saved as `pending`.", case["pending"]
    )
    expect(case["kept"]["pending"]).holds(case["pending"], "`pending` should hold the action and its exact arguments.")
    expect(case["ran"]).equals([], "A gated action ran before anybody had approved it.")


def answered(office, suspended, approved, *reason, **more):
    """What came of a first answer to a task that was suspended."""
    state, args = suspended
    got = office.answer(state["task_id"], approved, *reason, **more)
    return {
        "action": office.gated,
        "args": args,
        "ran": office.ran,
        "result": office.result,
        "got": got,
        "kept": office.get(state["task_id"]),
        "before": state,
    }


def expect_running(case, what):
    """That the task goes on, in the store as in what came back, with one step more; gives that step."""
    before = case["before"]
    wanted = {"task_id": before["task_id"], "status": "running", "pending": None}
    for state, where in ((case["kept"], "the store"), (case["got"], "what came back")):
        expect(state).holds(wanted, f"{what}: in {where} the task should be running with nothing pending.")
        steps = steps_of(state)
        expect(steps).that(
            isinstance(steps, (list, tuple)) and len(steps) == 3,
            f"{what}: in {where} there should be one step more.",
            "3 steps",
        )
        expect(steps[:2]).equals(
            before["completed_steps"], f"{what}: in {where} the steps before are not as they were."
        )
    expect(case["got"]).equals(case["kept"], f"{what}: what came back is not what is in the store.")
    expect(steps[2]).holds({"action": case["action"]}, f"{what}: the new step should name the action.")
    return steps[2]


def suspended(program):
    office = Office(program)
    return office, office.waits()


@check("runs what was approved, and the task goes on", landmark="feed_back")
def runs_approved(program):
    return [answered(*suspended(program), True), answered(*suspended(program), True, draw.sentence(2))]


def judge_approved(cases):
    for case in cases:
        if not case["ran"]:
            fail("The task waited, the answer was yes, and the action did not run.", "no call", case["action"])
        expect(case["ran"]).equals(
            [[case["action"], case["args"]]], "The approved action should run once, with the arguments that waited."
        )
        step = expect_running(case, "Approved")
        expect(step.get("result")).equals(case["result"], "The result of the approved action is not in its step.")


runs_approved.expect(judge_approved)


@check("answers a request that another process left waiting", landmark="suspend")
def another_process(program):
    office = Office(program)
    return [answered(office, office.left_waiting(), True)]


another_process.expect(judge_approved)


@check("gives a tool its arguments, whatever they are called", landmark="run")
def any_names(program):
    office, state = Office(program), task()
    args = {name: draw.word() for name in ("action", "args", "name", "tools", "state", "reason")}
    office.ask(state, office.gated, copy(args))
    state = office.answer(state["task_id"], True)
    office.ask(state, office.gated, {})
    office.answer(state["task_id"], True)
    return {"ran": office.ran, "wanted": [[office.gated, args], [office.gated, {}]]}


@any_names.expect
def _(case):
    expect(case["ran"]).equals(
        case["wanted"],
        "A tool whose arguments are called `action`, `args` and the like should get them as any other, and one that "
        "takes none should get none.",
    )


@check("gives every result as text", landmark="run")
def as_text(program):
    seen = []
    for value in (draw.number(), f"  {draw.word()}\n", None, "", False, [draw.word()], {draw.word(): 0.5}):
        office = Office(program)
        office.result = value
        state, _ = office.waits()
        steps = steps_of(office.answer(state["task_id"], True))
        seen.append([str(value), steps[-1].get("result") if isinstance(steps, (list, tuple)) else steps])
    return seen


@as_text.expect
def _(cases):
    for text, got in cases:
        expect(got).equals(text, "The result of an approved action should be noted as a string.")


@check("feeds a refusal back to the agent", landmark="refusal")
def refuses(program):
    reason, named = draw.sentence(draw.number(9, 14)), f"{draw.sentence(3)}\n{draw.word()}"
    return [
        ["", answered(*suspended(program), False)],
        [reason, answered(*suspended(program), False, reason)],
        [named, answered(*suspended(program), False, reason=named)],
    ]


@refuses.expect
def _(cases):
    for reason, case in cases:
        expect(case["ran"]).equals([], "The action was refused, and it ran all the same.")
        result = expect_running(case, "Refused").get("result")
        expect(result).starts_with(
            "BLOCKED", "The step of a refused action should have a result that starts with BLOCKED."
        )
        expect(" ".join(result.split())).mentions(
            " ".join(reason.split()), say="The person gave a reason, and the agent is not told."
        )
        expect(" ".join(result.split())).mentions(
            "do not retry", any_case=True, say="The refusal reads like an error that may pass: no `do not retry`."
        )


@check("does nothing on a second answer", landmark="once")
def second_answer(program):
    cases = []
    for first, second in ((True, True), (True, False), (False, True), (False, False)):
        office = Office(program)
        state, _ = office.waits()
        task_id = state["task_id"]
        office.answer(task_id, first)
        before, ran = office.get(task_id), len(office.ran)
        got = office.answer(task_id, second)
        again = office.answer(task_id, second)
        cases.append(
            {
                "what": f"{'approved' if first else 'refused'}, then {'approved' if second else 'refused'}",
                "more": len(office.ran) - ran,
                "kept": office.get(task_id),
                "before": before,
                "got": [got, again],
            }
        )
    return cases


@second_answer.expect
def _(cases):
    for case in cases:
        expect(case["more"]).equals(0, f"First {case['what']}: the action ran on the second answer.")
        expect(case["kept"]).equals(case["before"], f"First {case['what']}: the second answer changed the saved state.")
        for got in case["got"]:
            expect(got).equals(case["before"], f"First {case['what']}: the state should come back as it is.")


@check("does nothing when another process was answered first", landmark="once")
def answered_elsewhere(program):
    cases = []
    for approved in (True, False):
        office = Office(program)
        state, _ = office.waits()
        task_id = state["task_id"]
        done = {"action": office.gated, "result": draw.sentence(2)}
        office.kept[task_id] = {**copy(state), "completed_steps": [*state["completed_steps"], done]}
        before = office.get(task_id)
        got = office.answer(task_id, approved)
        cases.append({"ran": office.ran, "kept": office.get(task_id), "before": before, "got": got})
    return cases


@answered_elsewhere.expect
def _(cases):
    what = "Another process had the answer and went on, so that the store says `running`; then an answer came here"
    for case in cases:
        expect(case["ran"]).equals([], f"{what}, and the action ran.")
        expect(case["kept"]).equals(case["before"], f"{what}, and the saved state was changed.")
        expect(case["got"]).equals(case["before"], f"{what}: the state should come back as it is in the store.")


@check("uses the approval up before the tool runs", landmark="use_up")
def used_up(program):
    office = Office(program)
    state, _ = office.waits()
    task_id, seen = state["task_id"], []

    def meanwhile():
        kept = office.get(task_id)
        seen.append(kept.get("status") if isinstance(kept, dict) else kept)
        office.answer(task_id, True)

    office.meanwhile = meanwhile
    office.answer(task_id, True)
    return {"status": seen[:1], "runs": len(office.ran), "steps": len(steps_of(office.get(task_id)))}


@used_up.expect
def _(case):
    if case["status"] == ["awaiting_approval"]:
        fail(
            "While the tool ran, the store still said that the task waits for an answer; a second one acts too.",
            case["status"][0],
            "any other status",
        )
    expect(case["runs"]).equals(1, "A second approval came while the tool ran, and the tool ran again.")
    expect(case["steps"]).equals(3, "A second approval came while the tool ran; one step more should be noted.")


@check("does nothing for a task that does not wait", landmark="once")
def not_waiting(program):
    cases = []
    for status in ("running", "done"):
        office, state = Office(program), task()
        state["status"] = status
        office.kept[state["task_id"]] = copy(state)
        got = [office.answer(state["task_id"], approved) for approved in (True, False)]
        cases.append([got, state, office.get(state["task_id"]), office.ran])
    return cases


@not_waiting.expect
def _(cases):
    for got, state, kept, ran in cases:
        expect(ran).equals([], "No approval was asked for, and a tool ran.")
        expect(kept).equals(state, "The task does not wait for an answer, and its saved state changed.")
        expect(got).equals([state, state], "The task does not wait for an answer: its state comes back as it is.")


@check("keeps one task apart from another, and one wait from the next", landmark="whole_call")
def several(program):
    office = Office(program)
    states = [task(), task()]
    calls = [[office.gated, arguments()], [office.other, arguments()]]
    for state, (action, args) in zip(states, calls, strict=True):
        office.ask(state, action, args)
    office.answer(states[1]["task_id"], True)
    first_waits = office.get(states[0]["task_id"])
    second = office.answer(states[0]["task_id"], True)
    later = [office.gated, arguments()]
    office.ask(second, *later)
    office.answer(states[0]["task_id"], True)
    return {
        "ran": office.ran,
        "wanted": [calls[1], calls[0], later],
        "waits": first_waits.get("status") if isinstance(first_waits, dict) else first_waits,
        "steps": len(steps_of(office.get(states[0]["task_id"]))),
    }


@several.expect
def _(case):
    expect(case["waits"]).equals("awaiting_approval", "Another task was answered, and this one no longer waits.")
    expect(case["ran"]).equals(
        case["wanted"], "Two tasks waited, then one of them again: each answer should run what that task waited for."
    )
    expect(case["steps"]).equals(4, "A task that waited twice should have two steps more.")


# Twist 1: each request has an id.


def asked(office, state, action, args=None):
    """The id of a new request, and the string that tells of it."""
    said = office.ask(state, action, arguments() if args is None else args)
    kept = office.get(state["task_id"])
    pending = kept.get("pending") if isinstance(kept, dict) else None
    return [copy(pending.get("approval_id")) if isinstance(pending, dict) else None, copy(said)]


@check("gives each request an id of its own", landmark="own_id", twist=1)
def own_ids(program):
    office, args = Office(program), arguments()
    seen = []
    for state in (task(), task()):
        # The requests of the second task are those of another process.
        office.program = restarted()
        gate(office.program, office.gated, office.other)
        for approved in (True, False, True):
            seen.append(asked(office, state, office.gated, copy(args)))
            state = office.answer(state["task_id"], approved)
    return {"ids": _labels([each for each, _ in seen]), "shown": [_shows(*each) for each in seen]}


def _labels(ids):
    known = []
    for each in ids:
        if isinstance(each, str) and each not in known:
            known.append(each)
    return [f"id {known.index(each) + 1}" if isinstance(each, str) and each else "no string" for each in ids]


def _shows(approval_id, said):
    return isinstance(approval_id, str) and isinstance(said, str) and approval_id in said


@own_ids.expect
def _(case):
    expect("no string" in case["ids"]).equals(False, "`pending` should hold an `approval_id`, a string.")
    expect(case["ids"]).equals(
        [f"id {number}" for number in range(1, 7)], "Six requests for the same action were made, and two share an id."
    )
    expect(all(case["shown"])).equals(True, "The string that says that the task waits does not hold the `approval_id`.")


@check("does nothing on an answer to an earlier request", landmark="this_one", twist=1)
def late_answer(program):
    cases = []
    for late in (True, False):
        office, state = Office(program), task()
        task_id = state["task_id"]
        earlier, _ = asked(office, state, office.gated)
        state = office.answer(task_id, True, approval_id=earlier)
        current, _ = asked(office, state, office.other)
        if late:
            # The answers come to another process than the one that asked.
            office.program = restarted()
            gate(office.program, office.gated, office.other)
        before, ran = office.get(task_id), len(office.ran)
        got = office.answer(task_id, late, approval_id=earlier)
        strays = [office.answer(task_id, late, approval_id=each) for each in (f"{current}-{draw.word()}", "")]
        more, kept = len(office.ran) - ran, office.get(task_id)
        office.answer(task_id, True, approval_id=current)
        cases.append(
            {
                "more": more,
                "kept": kept,
                "before": before,
                "got": [got, *strays],
                "ran": [name for name, _ in office.ran],
                "wanted": [office.gated, office.other],
            }
        )
    return cases


@late_answer.expect
def _(cases):
    for case in cases:
        expect(case["more"]).equals(0, "A late answer to an earlier request ran what waits now.")
        expect(case["kept"]).equals(case["before"], "A late answer to an earlier request changed the saved state.")
        expect(case["got"]).equals([case["before"]] * 3, "After a late answer the state should come back as it is.")
        expect(case["ran"]).equals(
            case["wanted"],
            "Each of two requests was approved by its own id, in whatever process; each should have run, once.",
        )


@check("takes an answer without an id for what waits", landmark="this_one", twist=1)
def without_id(program):
    office, state = Office(program), task()
    asked(office, state, office.gated)
    state = office.answer(state["task_id"], True)
    asked(office, state, office.other)
    office.answer(state["task_id"], False)
    return {"ran": [name for name, _ in office.ran], "wanted": [office.gated]}


@without_id.expect
def _(case):
    expect(case["ran"]).equals(case["wanted"], "Without an id, an answer belongs to the request that waits.")
