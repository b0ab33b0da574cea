# fault: keys are counted in memory, so a process that was started again gives the first ones once more
import itertools

tickets = itertools.count(1)


def resumable_loop(task_id, checkpointer, decide, act):
    record = checkpointer.load(task_id)
    if record is None:
        record = dict(task_id=task_id, status="running", completed_steps=[], pending=None)
    while record["status"] == "running":
        if record["pending"] is None:
            step = decide(record["completed_steps"])
            if step is None:
                record["status"] = "done"
                checkpointer.save(record)
                break
            record["pending"] = {"action": step, "key": f"{task_id}/{next(tickets)}"}
            checkpointer.save(record)
        wanted = record["pending"]
        outcome = act(wanted["action"], wanted["key"])
        record["completed_steps"].append({"action": wanted["action"], "result": outcome})
        record["pending"] = None
        checkpointer.save(record)
    return record["completed_steps"]
