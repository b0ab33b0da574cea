def react_loop(llm_call, task, tools, max_steps=8, full=None):
    scratchpad = []  #: own_scratchpad
    for _ in range(max_steps):  #: step_cap
        lines = [f"Task: {task}", f"Actions: {', '.join(tools)}, finish"]  #: brief
        older = 0 if full is None else len(scratchpad) - full  #: count_back
        for number, (thought, action, given, seen) in enumerate(scratchpad):  #: show_steps
            shown = "(cleared)" if number < older else seen  #: clear_older
            lines += [f"Thought: {thought}", f"Action: {action} {given}", f"Observation: {shown}"]  #: show_steps
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
    script = [("Next page.", "read", f"page {number}") for number in range(1, 4)] + [("Done.", "finish", "No bees.")]
    prompts = []

    def llm_call(prompt):
        prompts.append(prompt)
        return script[len(prompts) - 1]

    answer, scratchpad = react_loop(llm_call, "Is there a page on bees?", {"read": "the text of {}".format}, full=1)
    print(prompts[-1])
    print(f"=> {answer}", *(seen for *_, seen in scratchpad), sep="\n   ")
