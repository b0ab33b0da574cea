# fault: blanks around what a tool returned are taken off
def react_loop(llm_call, task, tools, max_steps=8):
    scratchpad = []
    for _ in range(max_steps):
        prompt = f"Task: {task}\nTools: {', '.join(tools)}. Use finish when you know the answer.\n"
        for thought, action, action_input, observation in scratchpad:
            prompt += f"Thought: {thought}\nAction: {action}\nInput: {action_input}\nObservation: {observation}\n"
        thought, action, action_input = llm_call(prompt)
        if action == "finish":
            return action_input, scratchpad
        if action not in tools:
            observation = f"ERROR: no tool {action}. Tools: {', '.join(tools)}"
        else:
            try:
                observation = str(tools[action](action_input)).strip()
            except Exception as e:
                observation = f"ERROR: {type(e).__name__}: {e}"
        scratchpad.append((thought, action, action_input, observation))
    return None, scratchpad
