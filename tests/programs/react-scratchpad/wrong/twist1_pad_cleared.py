# fault: the observations are cleared in the scratchpad that comes back too
# twist: 1
def react_loop(llm_call, task, tools, max_steps=8, full=None):
    pad = []
    for _ in range(max_steps):
        first_full = 0 if full is None else len(pad) - full
        pad = [(*step[:3], step[3] if number >= first_full else "") for number, step in enumerate(pad)]
        lines = [f"Task: {task}", f"Actions: {', '.join(tools)}, finish"]
        for number, (thought, action, given, seen) in enumerate(pad):
            lines += [thought, action, given, seen if number >= first_full else "(cleared)"]
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
