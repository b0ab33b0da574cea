# twist: 1
# fault: an answer with a wrong id counts as a refusal
import uuid

GATED = {"issue_refund", "delete_account"}


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    state["status"] = "awaiting_approval"
    state["pending"] = {"action": action, "args": args, "approval_id": str(uuid.uuid4())}
    store.put(state["task_id"], state)
    return f"SUSPENDED: {action} ({state['pending']['approval_id']})"


def resume_after_approval(task_id, approved, store, tools, reason="", approval_id=None):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    pending = state["pending"]
    if approval_id and approval_id != pending["approval_id"]:
        approved = False
    state["status"], state["pending"] = "running", None
    store.put(task_id, state)
    if approved:
        result = str(tools[pending["action"]](**pending["args"]))
    else:
        result = f"BLOCKED: {pending['action']}, {reason}, do not retry"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
