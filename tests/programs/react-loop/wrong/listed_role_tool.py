# fault: the result stands under the role "tool" instead of "user"
from enum import Enum


class Role(str, Enum):
    USER = "user"
    ASSISTANT = "assistant"
    TOOL = "tool"


def msg(role, content):
    return {"role": role.value, "content": content}


def run(lm, available, goal, max_steps=5):
    turns = [msg(Role.USER, goal)]
    for _ in range(max_steps):
        said = lm(turns, available)
        if said["type"] == "text":
            return said["text"]
        turns.append(msg(Role.ASSISTANT, said))
        gathered = available[said["name"]](**said["input"])
        turns.append(msg(Role.TOOL, [{"type": "tool_result", "tool_use_id": said["id"], "content": str(gathered)}]))
    return "Stopped"
