# fault: a tool that returns a text with ERROR in front is run again
def react_loop(llm_call, task, tools, max_steps=8):
    scratchpad = []
    for _ in range(max_steps):
        prompt = f"Task: {task}\nTools: {', '.join(tools)}\nUse the action finish to answer.\n"
        for t, a, i, o in scratchpad:
            prompt += f"Thought: {t}\nAction: {a}\nAction Input: {i}\nObservation: {o}\n"
        thought, action, action_input = llm_call(prompt)
        if action == "finish":
            return action_input, scratchpad
        if action not in tools:
            observation = f"ERROR: no tool {action}; tools: {', '.join(tools)}"
        else:
            try:
                observation = str(tools[action](action_input))
                if observation.startswith("ERROR"):
                    observation = str(tools[action](action_input))
            except Exception as e:
                observation = f"ERROR: {type(e).__name__}: {e}"
        scratchpad.append((thought, action, action_input, observation))
    return None, scratchpad
