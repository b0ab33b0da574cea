from typing import Optional
import string


def react_loop(llm_call, task, tools, max_steps=8, _pad=None):
    pad = [] if _pad is None else _pad
    if len(pad) >= max_steps:
        return (None, pad)
    template = string.Template("$task\n($names or finish)\n$steps")
    text = template.substitute(task=task, names=", ".join(tools), steps="\n".join(" -- ".join(s) for s in pad))
    match llm_call(text):
        case (_, "finish", answer):
            return answer, pad
        case (thought, action, given) if action in tools:
            try:
                seen = str(tools[action](given))
            except Exception as problem:
                seen = "ERROR: " + ": ".join([type(problem).__qualname__, *map(str, problem.args)])
        case (thought, action, given):
            seen = "ERROR: choose from " + " ".join(tools)
    return react_loop(llm_call, task, tools, max_steps, [*pad, (thought, action, given, seen)])
