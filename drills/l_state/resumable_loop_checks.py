"""How resumable-loop is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of, restarted

LONG = 13
"""Steps of a long task."""
MOST_CALLS = 90
"""A loop that decides or acts more often than this does not end."""


class Killed(BaseException):
    """The process is gone."""


class Disk:
    """The checkpointer. It outlives every process and notes each save."""

    def __init__(self, state=None):
        self.kept = {} if state is None else {state["task_id"]: copy(state)}
        self.saves = []


class Process:
    """One run of the program: `dies_at` counts its dealings with the world, and after that one nothing reaches it."""

    def __init__(self, disk, world, dies_at=None):
        self.disk, self.world, self.left = disk, world, dies_at
        self.dead = False

    def lives(self):
        """Die where it is time; a dead process stays dead, whatever it does on its way down."""
        if self.left is not None:
            self.left -= 1
            self.dead = self.dead or self.left <= 0
        if self.dead:
            raise Killed

    def save(self, state):
        self.lives()
        self.disk.kept[state["task_id"]] = copy(state)
        self.disk.saves.append(copy(state))
        self.lives()

    def load(self, task_id):
        return copy(self.disk.kept.get(task_id))

    def decide(self, completed_steps):
        self.lives()
        return self.world.decide(completed_steps, self.disk)

    def act(self, action, key):
        self.lives()
        result = self.world.act(action, key, self.disk)
        self.lives()
        return result

    def run(self, program, task_id):
        return program.resumable_loop(task_id, self, self.decide, self.act)


class World:
    """Tasks of `length` steps. Each decision is another one, unless `plan` says what they are.

    Keys are remembered, unless it is `forgetful`: where keys are not the matter, it acts each time.
    """

    def __init__(self, length=3, plan=None, silent=False, forgetful=False):
        self.length, self.plan, self.silent, self.forgetful = length, plan, silent, forgetful
        self.word = draw.word()
        self.decided, self.acted, self.effects, self.results = [], [], [], {}

    def decide(self, steps, disk):
        self.decided.append({"steps": copy(steps), "kept": copy(disk.kept)})
        if len(steps) >= self.length or len(self.decided) > MOST_CALLS:
            return None
        return self.plan[len(steps)] if self.plan else f"{self.word}-{len(self.decided)}"

    def act(self, action, key, disk):
        self.acted.append({"action": copy(action), "key": copy(key), "kept": copy(disk.kept)})
        if len(self.acted) > MOST_CALLS:
            raise Killed
        if self.forgetful:
            key = f"act {len(self.acted)}"
        if not isinstance(key, str) or key not in self.results:
            self.effects.append(copy(action))
            # What is no string is no key, and each act with one is another: that it is none is said elsewhere.
            key = key if isinstance(key, str) else f"no key {len(self.acted)}"
            self.results[key] = "" if self.silent else draw.sentence(2)
        return self.results[key]


def task():
    return f"task-{draw.word()}"


def fresh(task_id, steps=(), pending=None, status="running"):
    return {"task_id": task_id, "status": status, "completed_steps": list(steps), "pending": pending}


def past(count):
    """Steps that an earlier process took."""
    return [{"action": draw.word(), "result": draw.sentence(2)} for _ in range(count)]


def pairs(steps):
    """Actions and results alone: more keys in a step are welcome."""
    if not isinstance(steps, (list, tuple)):
        return copy(steps)
    return [
        [step.get("action"), step.get("result")] if isinstance(step, dict) else "no step" for step in map(copy, steps)
    ]


def step_at(steps, position):
    return pairs(steps)[position : position + 1] if isinstance(steps, (list, tuple)) else copy(steps)


def actions(steps):
    """The actions of what came back as the completed steps."""
    expect(steps).that(isinstance(steps, list), "The completed steps did not come back.", "a list of steps")
    return [step[0] if isinstance(step, list) else step for step in steps]


@check("takes the steps that are decided, and returns them", landmark="fresh")
def takes_steps(program):
    cases = []
    worlds = [World(length, forgetful=True) for length in (0, 1, draw.number(3, 5))]
    # An empty text is a result like any other. No action has an empty name; who takes one for the end is not refused.
    for world in (*worlds, World(3, silent=True, forgetful=True)):
        length, task_id = world.length, task()
        got = Process(Disk(), world).run(program, task_id)
        results = list(world.results.values())
        cases.append(
            {
                "got": pairs(got),
                "wanted": [[action, result] for action, result in zip(world.effects, results, strict=False)],
                "acted": len(world.acted),
                "length": length,
            }
        )
    return cases


@takes_steps.expect
def _(cases):
    for case in cases:
        expect(case["acted"]).equals(case["length"], "The loop should act once for each action that is decided.")
        expect(case["got"]).equals(
            case["wanted"], "The completed steps, each with its action and result, should come back in order."
        )


@check("shows the decision what was done so far", landmark="step_saved")
def shows_steps(program):
    world = World(3)
    got = Process(Disk(), world).run(program, task())
    return {"seen": [pairs(each["steps"]) for each in world.decided], "steps": pairs(got)}


@shows_steps.expect
def _(case):
    wanted = [case["steps"][:count] for count in range(4)]
    expect(case["seen"]).equals(wanted, "`decide` should be given the steps completed so far, each time one more.")


@check("records the intent before it acts", landmark="intent")
def records_intent(program):
    world, task_id = World(3), task()
    Process(Disk(), world).run(program, task_id)
    return [
        {"sent": {"action": each["action"], "key": each["key"]}, "kept": each["kept"].get(task_id)}
        for each in world.acted
    ]


@records_intent.expect
def _(cases):
    expect(len(cases)).equals(3, "Three actions were decided.")
    for case in cases:
        kept = case["kept"]
        pending = kept.get("pending") if isinstance(kept, dict) else None
        if not isinstance(pending, dict):
            fail(
                "When the action was carried out, nothing on the disk said that it was about to be.",
                {"pending": pending},
                {"pending": case["sent"]},
            )
        expect(pending).holds(case["sent"], "`pending` on the disk should hold the action and the key that are sent.")


@check("saves each step before it decides about the next", landmark="step_saved")
def saves_steps(program):
    world, task_id = World(3), task()
    Process(Disk(), world).run(program, task_id)
    return [[pairs(each["steps"]), each["kept"].get(task_id)] for each in world.decided[1:]]


@saves_steps.expect
def _(cases):
    expect(len(cases)).equals(3, "After each of three steps the next action should be decided.")
    for steps, kept in cases:
        on_disk = pairs(kept.get("completed_steps")) if isinstance(kept, dict) else None
        expect(on_disk).equals(steps, "The next action was decided, and the last step was not on the disk yet.")
        expect(kept).holds({"pending": None}, "The step is done, and on the disk it is still pending.")
        expect(kept).holds({"status": "running"}, "The task goes on: on the disk it should be `running`.")


@check("gives every step a key of its own", landmark="key")
def own_keys(program):
    word, seen = draw.word(), []
    world = World(LONG, plan=[word, word, draw.word(), *[word] * (LONG - 3)])
    # The name and the number of a step, run together, are the same for step 11 of one and step 1 of the other.
    for task_id in (f"{draw.word()}-1", f"{word}-1", f"{word}-11"):
        before = len(world.acted)
        Process(Disk(), world).run(program, task_id)
        seen.append([each["key"] for each in world.acted[before:]])
    return {"keys": _labels(seen), "effects": len(world.effects)}


def _labels(groups):
    """Equal keys by equal labels: what they look like is of no interest."""
    known = []
    labelled = []
    for group in groups:
        for key in group:
            if isinstance(key, str) and key not in known:
                known.append(key)
        labelled.append([f"key {known.index(key) + 1}" if isinstance(key, str) else "no string" for key in group])
    return labelled


@own_keys.expect
def _(case):
    taken = set()
    for keys in case["keys"]:
        expect("no string" in keys).equals(False, "A key should be a string.")
        expect(len(keys)).equals(LONG, "Steps with the same action are steps like any other: each is an act.")
        if len(set(keys)) < LONG:
            fail("Two steps of a task have the same key, so the second is taken for a repeat.", keys)
        if taken & set(keys):
            fail("Two tasks use the same key, so what one did is taken for a repeat of the other.", keys)
        taken |= set(keys)
    expect(case["effects"]).equals(3 * LONG, "Each step of each task should act on the world.")


@check("goes on where the saved state stands", landmark="resume")
def goes_on(program):
    task_id, done = task(), past(2)
    world = World(4)
    disk = Disk(fresh(task_id, done))
    disk.kept["other"] = fresh("other", past(3))
    got = Process(disk, world).run(program, task_id)
    return {
        "before": pairs(done),
        "first": pairs(world.decided[0]["steps"]) if world.decided else "never asked",
        "acted": len(world.acted),
        "got": pairs(got),
    }


@goes_on.expect
def _(case):
    expect(case["first"]).equals(case["before"], "Two steps were saved; the first decision should be shown just these.")
    expect(case["acted"]).equals(2, "Two of four steps were done before the restart; two are left.")
    expect(len(actions(case["got"]))).equals(4, "All four steps should come back.")
    expect(case["got"][:2]).equals(case["before"], "The steps from before the restart should come first.")


@check("sends a recorded intent again, with its key", landmark="resend")
def sends_again(program):
    cases = []
    for happened in (False, True):
        task_id, done = task(), past(draw.number(1, 3))
        pending = {"action": draw.word(), "key": draw.word()}
        world = World(len(done) + 2)
        if happened:
            world.results[pending["key"]] = draw.sentence(2)
        disk = Disk(fresh(task_id, done, pending))
        got = Process(disk, world).run(program, task_id)
        cases.append(
            {
                "sent": [[each["action"], each["key"]] for each in world.acted[:1]],
                "pending": [[pending["action"], pending["key"]]],
                "step": step_at(got, len(done)),
                "wanted": [[pending["action"], world.results.get(pending["key"])]],
                "decided": len(world.decided),
                "kept": disk.kept.get(task_id),
                "first": pairs(world.decided[0]["steps"]) if world.decided else None,
                "before": pairs(done),
            }
        )
    return cases


@sends_again.expect
def _(cases):
    for case in cases:
        expect(case["sent"]).equals(
            case["pending"], "An action was pending at the restart: it should be sent first, with its recorded key."
        )
        expect(case["step"]).equals(
            case["wanted"], "The pending action and its result should be the next of the completed steps."
        )
        expect(case["first"]).equals(
            [*case["before"], *case["wanted"]],
            "The first decision after the restart should see the pending step.",
        )
        expect(case["decided"]).equals(2, "One more action and the end are left to decide, and nothing else.")
        expect(case["kept"]).holds(
            {"status": "done"}, "The task went on after a restart and is over; that is not saved."
        )


@check("saves that the task is done", landmark="done")
def saves_done(program):
    cases = []
    for length in (0, 2):
        task_id, disk = task(), Disk()
        got = Process(disk, World(length)).run(program, task_id)
        cases.append([disk.kept.get(task_id), pairs(got)])
    return cases


@saves_done.expect
def _(cases):
    for kept, steps in cases:
        expect(kept).holds(
            {"status": "done", "pending": None}, "The task is over, and the saved state does not say so."
        )
        expect(pairs(kept["completed_steps"])).equals(steps, "The state that was saved last lacks steps.")


@check("does nothing for a task that is done", landmark="stop")
def does_nothing(program):
    cases = []
    for count in (0, 3):
        task_id, done = task(), past(count)
        world = World(count + 2)
        got = Process(Disk(fresh(task_id, done, status="done")), world).run(program, task_id)
        cases.append([len(world.decided), len(world.acted), pairs(got), pairs(done)])
    return cases


@does_nothing.expect
def _(cases):
    for decided, acted, got, done in cases:
        expect(acted).equals(0, "The task was done before, and the loop acted again.")
        expect(decided).equals(0, "The task was done before, and the loop asked for another decision.")
        expect(got).equals(done, "The steps of a task that was done should come back.")


@check("repeats nothing and loses nothing, wherever it is killed", landmark="intent")
def killed_anywhere(program):
    cases = []
    for moment in range(1, 24):
        disk, world, task_id = Disk(), World(3), task()
        outcome = outcome_of(Process(disk, world, moment).run, program, task_id)
        killed = outcome.get("raised") == "Killed"
        got = Process(disk, world).run(restarted(), task_id)
        cases.append(
            {"killed": killed, "effects": world.effects, "steps": pairs(got), "swallowed": _swallowed(outcome)}
        )
    return cases


def _swallowed(outcome):
    """What was made of being killed, where it is neither that nor the end of the task."""
    return None if outcome.get("raised") in (None, "Killed") else outcome["raised"]


@killed_anywhere.expect
def _(cases):
    expect(any(case["killed"] for case in cases)).equals(True, "The loop did not end when its process was killed.")
    for case in cases:
        expect(case["swallowed"]).equals(None, "What was raised did not go on as it was.")
        steps = actions(case["steps"])
        if len(case["effects"]) > 3:
            fail("Killed at some moment and started again, the loop acted twice for one step.", case["effects"], steps)
        if len(case["effects"]) < 3:
            fail("Killed at some moment and started again, the loop left a step out.", case["effects"], steps)
        expect(steps).equals(
            case["effects"], "Killed and started again: the completed steps are not what happened in the world."
        )


@check("lets an error of the act go on, and tries it again after a restart", landmark="resend")
def error_goes_on(program):
    cases = []
    for kind in (RuntimeError, TimeoutError, ValueError):
        disk, world, task_id = Disk(), World(2), task()
        process = Process(disk, world)
        trouble = kind(draw.word())

        def fails(action, key, world=world, trouble=trouble, disk=disk):
            result = world.act(action, key, disk)
            if len(world.acted) == 1:
                raise trouble
            return result

        outcome = outcome_of(program.resumable_loop, task_id, process, process.decide, fails)
        got = Process(disk, world).run(program, task_id)
        cases.append([kind.__name__, outcome.get("raised"), world.effects, pairs(got)])
    return cases


@error_goes_on.expect
def _(cases):
    for kind, raised, effects, steps in cases:
        expect(raised).equals(kind, f"The act raised a `{kind}`, and it did not come out of the loop.")
        expect([step[0] for step in steps]).equals(
            effects,
            "The act raised after it had acted; started again, the loop should send the same with the same key.",
        )
        expect(len(effects)).equals(2, "A task of two steps should act twice, also where the first raised.")


@check("lets what the checkpointer and the decision raise go on", landmark="resume")
def errors_go_on(program):
    seen = []
    for broken in ("load", "save", "decide"):
        task_id, trouble = task(), OSError(draw.word())
        world, disk = World(2), Disk()
        disk.kept[task_id] = fresh(task_id, past(1))
        process = Process(disk, world)

        def breaks(*_, trouble=trouble, **__):
            raise trouble

        setattr(process, broken, breaks)
        outcome = outcome_of(process.run, program, task_id)
        seen.append([broken, outcome.get("kinds", []), len(world.acted), disk.saves])
    return seen


@errors_go_on.expect
def _(cases):
    for broken, kinds, acted, saves in cases:
        if "OSError" not in kinds:
            fail(f"`{broken}` raised an OSError, and it did not come out of the loop.", kinds[:1], "OSError")
        expect(acted).equals(0, f"`{broken}` raised, and the loop acted all the same.")
        expect(saves).equals([], f"`{broken}` raised, and the loop saved a state all the same.")
