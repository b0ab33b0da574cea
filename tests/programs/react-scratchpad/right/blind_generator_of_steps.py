import traceback
from itertools import islice


def _look(tools, name, text):
    if name not in tools:
        return "ERROR: only these exist: " + " ".join(sorted(tools))
    try:
        return str(tools[name](text))
    except Exception as failure:
        return "ERROR: " + "".join(traceback.format_exception_only(failure)).strip()


def _walk(llm_call, task, tools, pad):
    while True:
        lines = [f"task={task}", *(f"tool={name}" for name in tools), "tool=finish"]
        for step in pad:
            lines.extend(step)
        thought, name, text = llm_call("\n".join(lines))
        if name == "finish":
            yield text
            return
        pad.append((thought, name, text, _look(tools, name, text)))
        yield None


def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    answer = None
    for answer in islice(_walk(llm_call, task, tools, pad), max_steps):
        pass
    return answer, pad
