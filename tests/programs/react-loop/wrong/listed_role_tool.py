# fault: the result stands under the role "tool" instead of "user"
from enum import Enum


class Role(str, Enum):
    USER = "user"
    ASSISTANT = "assistant"
    TOOL = "tool"


def msg(role, content):
    return {"role": role.value, "content": content}


def run(model, tools, task, max_steps=5):
    messages = [msg(Role.USER, task)]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages.append(msg(Role.ASSISTANT, reply))
        out = tools[reply["name"]](**reply["input"])
        messages.append(msg(Role.TOOL, [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]))
    return "Stopped"
