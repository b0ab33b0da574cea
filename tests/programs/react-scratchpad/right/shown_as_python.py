def react_loop(llm_call, task, tools, max_steps=8):
    """The scratchpad is shown as Python writes it."""
    scratchpad, calls = [], 0
    while calls < max_steps:
        calls += 1
        reply = llm_call(prompt=f"{scratchpad}\n{task!r}: one of {[*tools]} or 'finish'?")
        if reply[1] == "finish":
            break
        scratchpad.append((*reply, observe(tools, *reply[1:])))
    else:
        return None, scratchpad
    return reply[2], scratchpad


def observe(tools, action, action_input):
    match action in tools:
        case False:
            return f'ERROR: "{action}" isn\'t one of {[*tools]}'
        case True:
            try:
                return f"{tools[action](action_input)!s}"
            except Exception as error:
                return f"ERROR: \"{action}\" raised {type(error).__name__}('{error}')"
