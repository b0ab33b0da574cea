import uuid

#: given
GATED = {"issue_refund", "delete_account"}
#: end


def maybe_gate(state, action, args, store):
    if action not in GATED:  #: gate
        return None
    approval_id = uuid.uuid4().hex  #: own_id
    pending = {"action": action, "args": args, "approval_id": approval_id}  #: whole_call
    store.put(state["task_id"], {**state, "status": "awaiting_approval", "pending": pending})  #: suspend
    return f"SUSPENDED: {action} waits for a person's answer to {approval_id}."  #: own_id


def resume_after_approval(task_id, approved, store, tools, reason="", approval_id=None):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":  #: once
        return state
    if approval_id not in (None, state["pending"]["approval_id"]):  #: this_one
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
    import copy

    disk = {}
    disk_store = type("Store", (), {"put": disk.__setitem__, "get": lambda _, key: copy.deepcopy(disk[key])})()
    tools = {"issue_refund": lambda cents: print(f"  paid {cents}") or "refunded"}
    state = {"task_id": "t1", "status": "running", "completed_steps": [], "pending": None}
    maybe_gate(state, "issue_refund", {"cents": 500}, disk_store)
    first = disk["t1"]["pending"]["approval_id"]
    state = resume_after_approval("t1", True, disk_store, tools, approval_id=first)
    maybe_gate(state, "issue_refund", {"cents": 90000}, disk_store)
    resume_after_approval("t1", True, disk_store, tools, approval_id=first)
    print("after the second click on the first request:", disk["t1"]["status"])
