from __future__ import annotations

from typing import Any

GATED = {"issue_refund", "delete_account"}


def maybe_gate(state: dict[str, Any], action: str, args: dict[str, Any], store: Any) -> str | None:
    if action in GATED:
        state["status"] = "awaiting_approval"
        state["pending"] = {"action": action, "args": args, "risk": "can't be undone"}
        store.put(state["task_id"], state)
        return f"SUSPENDED {action}"
    return None


def resume_after_approval(task_id: str, approved: bool, store: Any, tools: dict, reason: str = "") -> dict[str, Any]:
    state = store.get(task_id)
    if state["status"] == "awaiting_approval" and state["pending"]:
        state["status"] = "executing" if approved else "refused"
        store.put(task_id, state)
        pending = state["pending"]
        if approved:
            outcome = tools[pending["action"]](**pending["args"])
        else:
            outcome = "BLOCKED. DO NOT RETRY " + pending["action"] + (": " + reason if reason else "")
        state["completed_steps"] += [{"action": pending["action"], "result": str(outcome)}]
        state["status"], state["pending"] = "running", None
        store.put(task_id, state)
    return state
