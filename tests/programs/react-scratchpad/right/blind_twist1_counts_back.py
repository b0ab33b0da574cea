# twist: 1
from functools import partial


def _shown(pad, full):
    for left, (thought, action, text, observation) in zip(range(len(pad), 0, -1), pad):
        yield f"I thought {thought}, so I did {action} with {text}"
        if full is None or left <= full:
            yield f"and saw {observation}"


def react_loop(llm_call, task, tools, max_steps=8, full=None):
    pad = []
    names = " / ".join(tools)

    for _ in range(max_steps):
        head = f"Do this: {task}. With {names}. At the end: finish."
        thought, action, text = llm_call("\n".join([head, *_shown(pad, full)]))
        if action == "finish":
            return (text, pad)
        run = partial(tools[action], text) if action in tools else partial(str, f"ERROR: there is only {names}")
        try:
            observation = str(run())
        except Exception as error:
            observation = f"ERROR: {type(error).__qualname__}: {error}"
        pad.append((thought, action, text, observation))
    return (None, pad)
