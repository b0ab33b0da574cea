#: given
GATED = {"issue_refund", "delete_account"}
#: end


def maybe_gate(state, action, args, store):
    if action not in GATED:  #: gate
        return None
    pending = {"action": action, "args": args}  #: whole_call
    store.put(state["task_id"], {**state, "status": "awaiting_approval", "pending": pending})  #: suspend
    return f"SUSPENDED: {action} waits for a person's answer."


def resume_after_approval(task_id, approved, store, tools, reason=""):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":  #: once
        return state
    action, args = state["pending"]["action"], state["pending"]["args"]
    state.update(status="running", pending=None)  #: use_up
    store.put(task_id, state)  #: use_up
    if approved:
        result = str(tools[action](**args))  #: run
    else:
        result = f"BLOCKED: a person refused {action} ({reason or 'without a reason'}), do not retry."  #: refusal
    state["completed_steps"].append({"action": action, "result": result})  #: feed_back
    store.put(task_id, state)  #: feed_back
    return state


if __name__ == "__main__":
    import json

    class Disk(dict):
        def put(self, task_id, state):
            self[task_id] = json.dumps(state)

        def get(self, task_id):
            return json.loads(self[task_id])

    disk = Disk()
    tools = {"issue_refund": lambda order, cents: print(f"  paid {cents} for {order}") or "refunded"}
    for task_id, approved, reason in (("t1", True, ""), ("t2", False, "the cup is not broken")):
        state = {"task_id": task_id, "status": "running", "completed_steps": [], "pending": None}
        print(maybe_gate(state, "find_order", {"order": "A17"}, disk))
        print(maybe_gate(state, "issue_refund", {"order": "A17", "cents": 45000}, disk))
        for _ in range(2):
            print(resume_after_approval(task_id, approved, disk, tools, reason)["completed_steps"])
