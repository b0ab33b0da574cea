from contextlib import contextmanager


@contextmanager
def saved(store, task_id):
    s = store.get(task_id)
    yield s
    store.put(task_id, s)


def maybe_gate(state, action, args, store, /):
    if action in GATED:
        task = state["task_id"]
        store.put(
            task,
            state | {"status": "awaiting_approval", "pending": {"action": action, "args": args, "asked_by": "agent"}},
        )
        return f"SUSPENDED {task} {action}"


def resume_after_approval(task_id, approved, store, tools, reason=""):
    if store.get(task_id)["status"] != "awaiting_approval":
        return store.get(task_id)
    with saved(store, task_id) as s:
        want = s["pending"]
        s["pending"] = None
        s["status"] = "running"
    if approved:
        text = str(tools.get(want["action"])(**want["args"]))
    else:
        text = f"BLOCKED do not retry {reason}"
    with saved(store, task_id) as s:
        s["completed_steps"].append(dict(action=want["action"], result=text))
    return s
