# fault: what is no text is observed as JSON, None as null, and not as its str
import json


def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    for _ in range(max_steps):
        past = "\n".join("\n".join(step) for step in pad)
        thought, action, text = llm_call(f"{task}\nTools: {list(tools)} or finish\n{past}")
        if action == "finish":
            return text, pad
        if action not in tools:
            observation = f"ERROR: choose among {list(tools)}"
        else:
            try:
                result = tools[action](text)
                observation = result if isinstance(result, str) else json.dumps(result, default=str)
            except Exception as error:
                observation = f"ERROR: {type(error).__name__}: {error}"
        pad.append((thought, action, text, observation))
    return None, pad
