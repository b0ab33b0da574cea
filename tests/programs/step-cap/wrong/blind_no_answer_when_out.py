# fault: when the steps are used up the answer is None instead of a sentence
from dataclasses import asdict, dataclass
from typing import Optional


@dataclass
class Outcome:
    ok: bool
    answer: Optional[str]
    steps: int


def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]
    for step in range(1, max_steps + 1):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return asdict(Outcome(True, reply["text"], step))
        messages.append({"role": "assistant", "content": reply})
        seen = str(tools[reply["name"]](**reply["input"]))
        messages.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": seen}]}
        )
    return asdict(Outcome(False, None, max_steps))
