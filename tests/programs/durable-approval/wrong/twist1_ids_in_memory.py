# twist: 1
# fault: the id that waits is kept in memory, so another process takes no answer

import secrets

LAST = {}
GATED = {"issue_refund", "delete_account"}


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    aid = secrets.token_hex(8)
    new = dict(state)
    new["status"] = "awaiting_approval"
    new["pending"] = {"action": action, "args": args, "approval_id": aid}
    LAST[state["task_id"]] = aid
    store.put(state["task_id"], new)
    return "SUSPENDED " + action + " " + aid


def resume_after_approval(task_id, approved, store, tools, reason="", approval_id=None):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    pending = state["pending"]
    if approval_id is not None and approval_id != LAST[task_id]:
        return state
    state["status"] = "running"
    state["pending"] = None
    store.put(task_id, state)
    if approved:
        result = str(tools[pending["action"]](**pending["args"]))
    else:
        result = "BLOCKED: do not retry " + pending["action"] + ". " + reason
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
