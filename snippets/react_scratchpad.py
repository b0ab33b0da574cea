def react_loop(llm_call, task, tools, max_steps=8):
    scratchpad = []  #: own_scratchpad
    for _ in range(max_steps):  #: step_cap
        lines = [f"Task: {task}", f"Actions: {', '.join(tools)}, finish"]  #: brief
        for thought, action, given, seen in scratchpad:  #: show_steps
            lines += [f"Thought: {thought}", f"Action: {action} {given}", f"Observation: {seen}"]  #: show_steps
        thought, action, given = llm_call("\n".join(lines))
        if action == "finish":  #: finish
            return given, scratchpad  #: finish
        if action in tools:  #: unknown_action
            try:
                seen = str(tools[action](given))  #: act
            except Exception as error:  #: tool_failure
                seen = f"ERROR: {error!r}"  #: tool_failure
        else:
            seen = f"ERROR: no action {action}; there are: {', '.join(tools)}"  #: unknown_action
        scratchpad.append((thought, action, given, seen))  #: keep_step
    return None, scratchpad  #: cap_result


if __name__ == "__main__":
    script = [
        ("I need to find it.", "lookup", "oldest lighthouse"),
        ("That one is called search.", "search", "oldest lighthouse"),
        ("Now I know it.", "finish", "The Pharos, about 280 BC."),
    ]
    prompts = []

    def llm_call(prompt):
        prompts.append(prompt)
        return script[len(prompts) - 1]

    tools = {"search": lambda query: "Pharos, 280 BC"}
    answer, scratchpad = react_loop(llm_call, "Which is the oldest known lighthouse?", tools)
    print(prompts[-1])
    print(f"=> {answer} ({len(scratchpad)} steps)")
