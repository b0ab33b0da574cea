GATED = {"issue_refund", "delete_account"}


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return
    record = {key: state[key] for key in state}
    record["status"] = "awaiting_approval"
    record["pending"] = {"action": action, "args": dict(args)}
    store.put(record["task_id"], record)
    return "SUSPENDED until somebody has decided about " + action


def blocked(action, reason):
    lines = [f"BLOCKED: {action}"]
    if reason:
        lines.append(f"Reason: {reason}")
    lines.append("This is final. Do not retry.")
    return "\n".join(lines)


def resume_after_approval(task_id, approved, store, tools, reason=""):
    match store.get(task_id):
        case {"status": "awaiting_approval", "pending": {"action": action, "args": args}} as state:
            state["pending"], state["status"] = None, "running"
            store.put(task_id, state)
            if approved:
                text = str(tools[action](**args))
            else:
                text = blocked(action, reason)
            state["completed_steps"] = state["completed_steps"] + [{"result": text, "action": action}]
            store.put(task_id, state)
            return state
        case state:
            return state
