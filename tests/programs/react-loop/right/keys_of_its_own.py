from datetime import datetime
from enum import Enum


class Outcome(Enum):
    FINE = "fine"
    EMPTY = "empty"


def move_mark(history):
    for entry in history:
        entry.pop("cache_control", None)
    history[-1]["cache_control"] = {"type": "ephemeral"}


def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task, "at": datetime.now()}]
    for number in range(max_steps):
        move_mark(history)
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        raw = tools[reply["name"]](**reply["input"])
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": str(raw)}
        block |= {"outcome": Outcome.FINE if raw else Outcome.EMPTY, "cost": float("nan"), "ran": tools[reply["name"]]}
        history.append({"role": "assistant", "content": [{**reply, "step": number}]})
        history.append({"role": "user", "content": [block]})
    return "Stopped: no answer within the steps"
