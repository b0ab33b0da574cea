# fault: when the steps are used up the answer is None instead of a sentence
from dataclasses import asdict, dataclass
from typing import Optional


@dataclass
class Outcome:
    ok: bool
    answer: Optional[str]
    steps: int


def run_capped(model, tools, task, max_steps=3):
    talk = [{"role": "user", "content": task}]
    for step in range(1, max_steps + 1):
        said = model(talk, tools)
        if said["type"] == "text":
            return asdict(Outcome(True, said["text"], step))
        talk.append({"role": "assistant", "content": said})
        seen = str(tools[said["name"]](**said["input"]))
        talk.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": seen}]})
    return asdict(Outcome(False, None, max_steps))
