"""The history is a tuple that each step replaces; nothing is ever changed in place."""

from functools import reduce


class Answer(str):
    done = True


def step(brain, toolset, turns):
    move = brain(turns, toolset)
    if move["type"] == "text":
        return Answer(move["text"])
    said = toolset[move["name"]](**move["input"])
    return (
        *turns,
        {"role": "assistant", "content": move},
        {"role": "user", "content": ({"type": "tool_result", "tool_use_id": move["id"], "content": str(said)},)},
    )


def run(brain, toolset, job, max_steps=5):
    begin = ({"role": "user", "content": job},)
    last = reduce(
        lambda state, _: state if isinstance(state, Answer) else step(brain, toolset, state), range(max_steps), begin
    )
    return last if isinstance(last, Answer) else "Stopped: no answer in time"
