# twist: 1
# fault: what an older step saw is cut out of the prompt wherever it stands
def react_loop(llm_call, task, tools, max_steps=8, full=None):
    pad = []
    for _ in range(max_steps):
        parts = [f"Task: {task}", "Tools: " + ", ".join(tools), "Say finish when done."]
        start = 0 if full is None else max(0, len(pad) - full)
        for i, (thought, action, arg, obs) in enumerate(pad):
            parts.append(f"Thought: {thought}")
            parts.append(f"Action: {action}[{arg}]")
            if True:
                parts.append(f"Observation: {obs}")
        prompt = "\n".join(parts)
        for *_, old in pad[:start]:
            prompt = prompt.replace(old, "(cleared)")
        thought, action, arg = llm_call(prompt)
        if action == "finish":
            return arg, pad
        if action not in tools:
            obs = f"ERROR: unknown action {action!r}. Available: {', '.join(tools)}"
        else:
            try:
                obs = str(tools[action](arg))
            except Exception as e:
                obs = f"ERROR: {type(e).__name__}: {e}"
        pad.append((thought, action, arg, obs))
    return None, pad
