"""The history is a tuple that each step replaces; nothing is ever changed in place."""
from functools import reduce


class Answer(str):
    done = True


def step(model, tools, history):
    reply = model(history, tools)
    if reply["type"] == "text":
        return Answer(reply["text"])
    output = tools[reply["name"]](**reply["input"])
    return (
        *history,
        {"role": "assistant", "content": reply},
        {"role": "user", "content": ({"type": "tool_result", "tool_use_id": reply["id"], "content": str(output)},)},
    )


def run(model, tools, task, max_steps=5):
    start = ({"role": "user", "content": task},)
    last = reduce(lambda state, _: state if isinstance(state, Answer) else step(model, tools, state), range(max_steps), start)
    return last if isinstance(last, Answer) else "Stopped: no answer in time"
