import json


def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    while len(pad) < max_steps:
        state = {"task": task, "actions": ["finish", *tools], "scratchpad": [" / ".join(step) for step in pad]}
        thought, action, argument = llm_call(json.dumps(state, indent=1))
        if action == "finish":
            return argument, tuple(pad)
        available = "ERROR: available: " + json.dumps(list(tools))
        try:
            result = str(tools[action](argument)) if action in tools else available
        except Exception as exc:
            result = f"ERROR: {exc.__class__.__name__} {exc}"
        pad.append((thought, action, argument, result))
    return None, tuple(pad)
