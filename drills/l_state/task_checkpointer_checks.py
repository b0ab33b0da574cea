"""How task-checkpointer is judged."""

import json
import os
import shutil
import tempfile
from pathlib import Path

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

FIELDS = ("task_id", "plan", "completed_steps", "status")
TOO_LARGE = 5 << 20
"""Letters of a state that no longer fits: a program may write files of four megabytes."""


def new_folder():
    return tempfile.mkdtemp(dir=Path.cwd())


def drawn(task_id=None, status="running"):
    """The values of a state's fields."""
    plan = draw.words(3)
    steps = [{"step": plan[0], "result": draw.sentence(2) + ' "½"\n'}, {"step": plan[1], "result": draw.number()}]
    return {"task_id": task_id or f"task-{draw.word()}", "plan": plan, "completed_steps": steps, "status": status}


def state_of(program, values):
    return program.TaskState(*(copy(value) for value in values.values()))


def save(program, folder, values):
    program.TaskCheckpointer(folder).save(state_of(program, values))


def seen(state, names=FIELDS):
    """The fields of what was loaded, or what it is where it is no state."""
    if state is None or not all(hasattr(state, name) for name in names):
        return {"no state": copy(state)}
    return {name: copy(getattr(state, name)) for name in names}


def load(program, folder, task_id, names=FIELDS):
    return seen(program.TaskCheckpointer(folder).load(task_id), names)


def file_of(folder, task_id):
    return Path(folder) / f"{task_id}.json"


def record(folder, task_id):
    """What lies on disk for a task: the object, or a word for what is wrong with it."""
    try:
        return json.loads(file_of(folder, task_id).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return "no file of this name"
    except ValueError:
        return "no JSON"


def judge_state(got, wanted, say):
    if "no state" in got and got["no state"] is not None:
        fail("`load` gave something that has not the fields of a `TaskState`.", got["no state"], "a TaskState")
    expect(got).equals(wanted, say)


@check("gives back the state that was saved", landmark="record")
def round_trip(program):
    cases = []
    bare = {**drawn(), "plan": [], "completed_steps": []}
    mixed = [draw.number(), 0.5, None, False, "", [draw.word(), []], {"step": draw.word(), "after": []}]
    states = [drawn(status=status) for status in ("running", "done", "failed", "awaiting_approval")]
    for values in [*states, bare, {**drawn(), "plan": mixed, "completed_steps": mixed[::-1]}]:
        folder = new_folder()
        checkpointer = program.TaskCheckpointer(folder)
        checkpointer.save(state_of(program, values))
        got = seen(checkpointer.load(values["task_id"]))
        cases.append([values, got, load(program, folder, values["task_id"])])
    return cases


@round_trip.expect
def _(cases):
    for values, got, other in cases:
        judge_state(got, values, "What was loaded is not the state that was saved.")
        judge_state(other, values, "Another checkpointer on the same folder did not give the state that was saved.")


@check("starts a state as running", landmark="typed")
def starts_running(program):
    values = drawn()
    short = program.TaskState(values["task_id"], values["plan"], values["completed_steps"])
    return [values, seen(short)]


@starts_running.expect
def _(case):
    values, got = case
    expect(got).equals(values, "A state made without a status should be `running`, with the other fields as given.")


@check("keeps the fields in the file of the task", landmark="record")
def on_disk(program):
    cases = []
    for task_id, status in ((None, "running"), (None, "done"), (f"{draw.word().title()}-{draw.number()}.A", "running")):
        folder, values = new_folder(), drawn(task_id, status)
        save(program, folder, values)
        cases.append([values, record(folder, values["task_id"])])
    return cases


@on_disk.expect
def _(cases):
    for values, got in cases:
        expect(got).holds(values, "The file `<task_id>.json` should be one JSON object with the four fields.")


@check("gives the latest of several saves", landmark="one_go")
def latest(program):
    folder = new_folder()
    first = drawn()
    states = [first, drawn(first["task_id"]), drawn(first["task_id"], "done")]
    # A task may begin anew: the latest state is not always the longest.
    states.append({**drawn(first["task_id"]), "completed_steps": []})
    checkpointer = program.TaskCheckpointer(folder)
    got = []
    for values in states:
        checkpointer.save(state_of(program, values))
        got.append([values, seen(checkpointer.load(first["task_id"])), load(program, folder, first["task_id"])])
    last = drawn(first["task_id"], "done")
    save(program, folder, last)
    got.append([last, seen(checkpointer.load(first["task_id"])), load(program, folder, first["task_id"])])
    return {"cases": got, "last": last, "record": record(folder, first["task_id"])}


@latest.expect
def _(case):
    for values, own, other in case["cases"]:
        judge_state(own, values, "A task was saved several times, and not its latest state came back.")
        judge_state(other, values, "A task was saved several times; another checkpointer did not give the latest.")
    expect(case["record"]).holds(
        case["last"], "After several saves the file `<task_id>.json` should be one JSON object, the latest state."
    )


@check("gives None for a task that was never saved", landmark="missing")
def never_saved(program):
    folder, values = new_folder(), drawn()
    empty = outcome_of(program.TaskCheckpointer(folder).load, values["task_id"])
    save(program, folder, values)
    near = [values["task_id"][:-1], values["task_id"] + "s", f"task-{draw.word()}"]
    return [_plain(each) for each in [empty, *(outcome_of(program.TaskCheckpointer(folder).load, i) for i in near)]]


def _plain(outcome):
    return {"raised": outcome["raised"]} if "raised" in outcome else {"returned": copy(outcome["returned"])}


@never_saved.expect
def _(cases):
    for outcome in cases:
        if "raised" in outcome:
            fail("Loading a task that was never saved raised.", outcome["raised"], None)
        expect(outcome["returned"]).equals(None, "A task that was never saved has no state: `None`.")


@check("keeps tasks with similar ids apart", landmark="by_task")
def apart(program):
    word = draw.word()
    ids = [
        word,
        f"{word}-1",
        f"{word}-10",
        f"{word}.1",
        f"{word}.2",
        f"{word}.json",
        f"{word}.tmp",
        "tmp",
        word.upper() + "x",
    ]
    folder, other = new_folder(), new_folder()
    states = [drawn(task_id) for task_id in draw.shuffled(ids)]
    elsewhere = drawn(word)
    save(program, other, elsewhere)
    # What a save puts aside for a moment must not be the record of another task.
    for values in [*states, *[values for values in states if values["task_id"] == word]]:
        save(program, folder, values)
    pairs = [[values, load(program, folder, values["task_id"])] for values in states]
    for values in states:
        if values["task_id"] in (f"{word}.json", f"{word}.tmp"):
            save(program, folder, values)
    pairs += [[values, load(program, folder, word)] for values in states if values["task_id"] == word]
    return {"pairs": pairs, "elsewhere": [elsewhere, load(program, other, word)]}


@apart.expect
def _(case):
    for values, got in case["pairs"]:
        judge_state(got, values, f"Several tasks were saved, and `{values['task_id']}` got the state of another.")
    judge_state(case["elsewhere"][1], case["elsewhere"][0], "A task of the same id in another folder got mixed up.")


@check("gives what was saved, not what the object became", landmark="record")
def not_the_object(program):
    cases = []
    for steps in (drawn()["completed_steps"], []):
        folder, values = new_folder(), {**drawn(), "completed_steps": steps}
        checkpointer = program.TaskCheckpointer(folder)
        state = state_of(program, values)
        checkpointer.save(state)
        grow(state.completed_steps)
        first = checkpointer.load(values["task_id"])
        after_change = seen(first)
        grow(first.plan)
        grow(first.completed_steps)
        cases.append([values, after_change, seen(checkpointer.load(values["task_id"]))])
    return cases


def grow(items):
    """One item more, unless the program keeps what cannot grow."""
    if isinstance(items, list):
        items.append(draw.word())


@not_the_object.expect
def _(cases):
    for values, after_change, again in cases:
        judge_state(after_change, values, "A step was added after the save, and without another save it was loaded.")
        judge_state(again, values, "A loaded state was changed and never saved, and the next load had the change.")


@check("leaves the former record when a save is cut off", landmark="aside")
def cut_off(program):
    folder, values = new_folder(), drawn()
    save(program, folder, values)
    large = {**values, "completed_steps": ["x" * TOO_LARGE]}
    outcome = outcome_of(save, program, folder, large)
    try:
        found = program.TaskCheckpointer(folder).load(values["task_id"])
        got = {"state": seen(found, FIELDS[:2]), "steps": _shown(getattr(found, "completed_steps", None))}
    except Exception as error:
        got = {"unreadable": type(error).__name__}
    # What was cut off is large, and the next save would wait until it is on the disk.
    shutil.rmtree(folder)
    return {"values": values, "failed": "raised" in outcome, "got": got}


def _shown(steps):
    return "all of the new ones" if steps == ["x" * TOO_LARGE] else copy(steps)[:5] if steps else steps


@cut_off.expect
def _(case):
    values, got = case["values"], case["got"]
    if "unreadable" in got:
        fail(
            "A save did not fit on the disk and was cut off; the former record is gone with it.",
            f"load raised {got['unreadable']}",
            "the state before",
        )
    wanted = "all of the new ones"
    if case["failed"] or got["steps"] != wanted:
        expect(got["steps"]).equals(
            values["completed_steps"], "A save was cut off, and the state of the save before did not come back."
        )
    expect(got["state"]).equals(
        {"task_id": values["task_id"], "plan": values["plan"]}, "A save was cut off, and the state is another one."
    )


@check("puts the new record in place at once", landmark="one_go")
def at_once(program):
    folder, values = new_folder(), drawn()
    task_id = values["task_id"]
    save(program, folder, values)
    path = file_of(folder, task_id)
    before = path.read_bytes()
    reader = os.open(path, os.O_RDONLY)
    try:
        begun = os.read(reader, 10)
        there, whole = watched_renames(path, save, program, folder, drawn(task_id, "done"))
        rest = os.read(reader, 1 << 20)
    finally:
        os.close(reader)
    read = (begun + rest).decode(errors="replace")
    return {"before": before.decode(), "read": read, "there": there, "whole": whole}


def watched_renames(path, act, *args):
    """Whether the file was there each time that another one was about to take its place, and whether that one was
    whole; nobody may remove it."""
    record, there, whole, real = path.name, [], [], (os.rename, os.replace, os.remove, os.unlink)

    def watching(rename):
        # Named as the system's own: somebody may pass them by name, and as bytes.
        def watched(src, dst, **more):
            taken = Path(os.fsdecode(dst)).name == record
            if taken:
                there.append(path.exists())
            rename(src, dst, **more)
            if taken:
                whole.append(_is_json(path))

        return watched

    def watching_out(remove):
        def watched(path, **more):
            if Path(os.fsdecode(path)).name == record:
                there.append(False)
            return remove(path, **more)

        return watched

    os.rename, os.replace = map(watching, real[:2])
    os.remove, os.unlink = map(watching_out, real[2:])
    try:
        act(*args)
    finally:
        os.rename, os.replace, os.remove, os.unlink = real
    return there, whole


def _is_json(path):
    try:
        return isinstance(json.loads(path.read_text(encoding="utf-8")), dict)
    except (OSError, ValueError):
        return False


@at_once.expect
def _(case):
    expect(case["read"]).equals(
        case["before"],
        "Somebody was reading the old record while the new one was saved, and could not read it to its end.",
    )
    expect(all(case["there"])).equals(
        True, "The old record was gone before the new one took its place; for a moment there was none."
    )
    expect(all(case["whole"])).equals(
        True,
        "The new record took the old one's place before all of it was in its file: close the file, or flush it, first.",
    )


@check("leaves nothing but records in the folder", landmark="one_go")
def tidy(program):
    folder = new_folder()
    states = [drawn() for _ in range(3)]
    for values in [*states, *states]:
        save(program, folder, values)
    return {
        "files": sorted(file.name for file in Path(folder).iterdir()),
        "wanted": sorted(f"{values['task_id']}.json" for values in states),
    }


@tidy.expect
def _(case):
    expect(case["files"]).equals(
        case["wanted"], "Three tasks were saved, twice each; the folder should hold their three records alone."
    )


# Twist 1: records of an older program.

NEW_FIELDS = (*FIELDS, "tokens_used")


def write_record(folder, values):
    file_of(folder, values["task_id"]).write_text(json.dumps(values), encoding="utf-8")


def counted(status="running"):
    return {**drawn(status=status), "tokens_used": draw.number(1000, 9000)}


@check("keeps the tokens of a task", landmark="tokens", twist=1)
def keeps_tokens(program):
    folder, values = new_folder(), counted()
    save(program, folder, values)
    plain = drawn()
    save(program, folder, plain)
    return [
        [values, load(program, folder, values["task_id"], NEW_FIELDS)],
        [{**plain, "tokens_used": 0}, load(program, folder, plain["task_id"], NEW_FIELDS)],
    ]


@keeps_tokens.expect
def _(cases):
    for values, got in cases:
        judge_state(got, values, "`tokens_used` (0 where none was given) should be saved and loaded like the others.")


@check("writes the version into the record", landmark="stamp", twist=1)
def stamped(program):
    folder, values = new_folder(), counted()
    save(program, folder, values)
    return {"wanted": {**values, "version": 2}, "record": record(folder, values["task_id"])}


@stamped.expect
def _(case):
    expect(case["record"]).holds(case["wanted"], "The record should hold `version` 2 beside all the fields.")


@check("reads a record of the older program", landmark="upgrade", twist=1)
def reads_older(program):
    cases = []
    for status, now in (("finished", "done"), ("running", "running"), ("failed", "failed")):
        for notes in ({"notes": draw.sentence()}, {}):
            folder, values = new_folder(), drawn(status=status)
            # Plan and steps stay, also where they hold the words that are changed beside them.
            values["plan"] = [*values["plan"], "finished", "notes"]
            values["completed_steps"].append({"status": "finished", "notes": draw.word(), "version": draw.number()})
            write_record(folder, {**values, **notes})
            outcome = outcome_of(load, program, folder, values["task_id"], NEW_FIELDS)
            cases.append([{**values, "status": now, "tokens_used": 0}, outcome])
    return cases


@reads_older.expect
def _(cases):
    for wanted, outcome in cases:
        if "raised" in outcome:
            fail("A record of the older program could not be loaded.", outcome["raised"], wanted)
        judge_state(outcome["returned"], wanted, "A record of the older program came back with other values.")


@check("saves an older task as one of today", landmark="stamp", twist=1)
def saves_upgraded(program):
    folder, values = new_folder(), drawn(status="finished")
    write_record(folder, {**values, "notes": draw.sentence()})
    checkpointer = program.TaskCheckpointer(folder)
    state, used = checkpointer.load(values["task_id"]), draw.number(100, 900)
    # A state may be one that cannot be changed: then a new one is made of it.
    checkpointer.save(program.TaskState(*(getattr(state, name) for name in FIELDS), tokens_used=used))
    wanted = {**values, "status": "done", "tokens_used": used}
    return {
        "record": record(folder, values["task_id"]),
        "wanted": {**wanted, "version": 2},
        "again": load(program, folder, values["task_id"], NEW_FIELDS),
        "state": wanted,
    }


@saves_upgraded.expect
def _(case):
    expect(case["record"]).holds(case["wanted"], "An older task, loaded and saved again, should be of version 2.")
    expect("notes" in case["record"]).equals(False, "An older task was saved again with the notes that are gone.")
    judge_state(case["again"], case["state"], "An older task, saved again, came back with other values.")


@check("leaves the words of a record of today as they are", landmark="upgrade", twist=1)
def reads_today(program):
    cases = []
    for used in (0, draw.number()):
        folder, values = new_folder(), {**counted(status="finished"), "tokens_used": used}
        program.TaskCheckpointer(folder).save(program.TaskState(*(copy(value) for value in values.values())))
        cases.append([values, load(program, folder, values["task_id"], NEW_FIELDS)])
    return cases


@reads_today.expect
def _(cases):
    for values, got in cases:
        judge_state(
            got, values, "Only a record without `version` is an older one; a record of today came back changed."
        )


@check("refuses a record of a newer program", landmark="newer", twist=1)
def refuses_newer(program):
    seen_kinds = []
    for version, more in ((3, {}), (3, {draw.word(): 1}), (draw.number(4, 20), {})):
        folder, values = new_folder(), counted()
        write_record(folder, {**values, "version": version, **more})
        outcome = outcome_of(program.TaskCheckpointer(folder).load, values["task_id"])
        seen_kinds.append([version, outcome.get("kinds", [])])
    return seen_kinds


@refuses_newer.expect
def _(cases):
    for version, kinds in cases:
        if "ValueError" not in kinds:
            what = kinds[0] if kinds else "a state"
            fail(
                f"A record of version {version} is from a newer program: `load` should raise `ValueError`.",
                what,
                "ValueError",
            )
