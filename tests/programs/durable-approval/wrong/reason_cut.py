# fault: of a long reason only the first words reach the agent
def maybe_gate(state, action, args, store):
    if action in GATED:
        store.put(state["task_id"], {**state, "status": "awaiting_approval", "pending": dict(action=action, args=args)})
        return "SUSPENDED " + action


def resume_after_approval(task_id, approved, store, tools, reason=""):
    s = store.get(task_id)
    if s["status"] == "awaiting_approval":
        p = s.pop("pending")
        free = {**s, "status": "running", "pending": None}
        if approved:
            store.put(task_id, free)
            r = f"{tools[p['action']](**p['args'])}"
        else:
            r = f"BLOCKED {reason[:40]} do not retry"
        s = {**free, "completed_steps": s["completed_steps"] + [{"action": p["action"], "result": r}]}
        store.put(task_id, s)
    return s
