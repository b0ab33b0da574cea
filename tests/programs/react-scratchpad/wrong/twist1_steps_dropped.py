# fault: older steps are dropped altogether
# twist: 1
def react_loop(llm_call, task, tools, max_steps=8, full=None):
    pad = []
    for _ in range(max_steps):
        first_full = 0 if full is None else len(pad) - full
        lines = [f"Task: {task}", f"Actions: {', '.join(tools)}, finish"]
        for number, (thought, action, given, seen) in enumerate(pad):
            if number >= first_full:
                lines += [thought, action, given, seen]
        thought, action, given = llm_call("\n".join(lines))
        if action == "finish":
            return given, pad
        if action not in tools:
            seen = f"ERROR: unknown; there are {', '.join(tools)}"
        else:
            try:
                seen = str(tools[action](given))
            except Exception as error:
                seen = f"ERROR: {error!r}"
        pad.append((thought, action, given, seen))
    return None, pad
