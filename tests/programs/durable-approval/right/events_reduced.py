import contextlib
import functools
import json


def step(state, event):
    kind, *data = event
    match kind:
        case "suspend":
            return state | {"status": "awaiting_approval", "pending": {"action": data[0], "args": data[1]}}
        case "claim":
            return state | {"status": "executing"}
        case "done":
            entry = {"action": state["pending"]["action"], "result": data[0], "approved": data[1]}
            return state | {"status": "running", "pending": None, "completed_steps": [*state["completed_steps"], entry]}


def apply(state, store, *events):
    for event in events:
        state = step(state, event)
        store.put(state["task_id"], state)
    return state


def maybe_gate(state, action, args, store, *rest, **more):
    with contextlib.suppress(KeyError):
        {name: name for name in GATED}[action]
        apply(state, store, ("suspend", action, args))
        return f"SUSPENDED\n{action}\n{json.dumps(args, default=repr)}"


def resume_after_approval(task_id, approved, store, tools, reason="", **more):
    state = store.get(task_id)
    if not (state.get("pending") and state["status"] == "awaiting_approval"):
        return state
    if not approved:
        words = "BLOCKED. Do not retry"
        return apply(state, store, ("done", f"BLOCKED: do not retry. {reason or ''}", False))
    state = apply(state, store, ("claim",))
    call = functools.partial(tools[state["pending"]["action"]], **state["pending"]["args"])
    return apply(state, store, ("done", str(call()), True))
