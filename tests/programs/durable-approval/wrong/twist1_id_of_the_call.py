# twist: 1
# fault: the id is a hash of the action and its arguments, so the same request later has the same id
import hashlib
import json

GATED = {"issue_refund", "delete_account"}


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    name = hashlib.sha256(json.dumps([state["task_id"], action, args], sort_keys=True).encode()).hexdigest()
    state["status"] = "awaiting_approval"
    state["pending"] = {"action": action, "args": args, "approval_id": name}
    store.put(state["task_id"], state)
    return f"SUSPENDED: {action} ({name})"


def resume_after_approval(task_id, approved, store, tools, reason="", approval_id=None):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    pending = state["pending"]
    if approval_id and approval_id != pending["approval_id"]:
        return state
    state["status"], state["pending"] = "running", None
    store.put(task_id, state)
    if approved:
        result = str(tools[pending["action"]](**pending["args"]))
    else:
        result = f"BLOCKED: {pending['action']}, {reason}, do not retry"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
