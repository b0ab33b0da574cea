# twist: 1
def shown(pad, full):
    lines = []
    for age, step in enumerate(reversed(pad)):
        lines.insert(0, " > ".join(step if age < full else step[:-1]))
    return "\n".join(lines)


def react_loop(llm_call, task, tools, max_steps=8, full=float("inf")):
    pad = []
    for _ in range(max_steps):
        thought, action, given = llm_call("\n".join([task, *tools, "finish", shown(pad, full)]))
        if action == "finish":
            return given, pad
        try:
            seen = str(tools[action](given)) if action in tools else f"ERROR: {list(tools)}"
        except Exception as error:
            seen = f"ERROR: {error!r}"
        pad.append((thought, action, given, seen))
    return None, pad
