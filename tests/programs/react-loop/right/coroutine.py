import asyncio
from enum import Enum


class Role(str, Enum):
    USER = "user"
    ASSISTANT = "assistant"


async def agent(model, tools, task, budget):
    log = [{"role": Role.USER, "content": task}]
    while budget > 0:
        budget -= 1
        answer = model(log, tools)
        if "text" in answer:
            return answer["text"]
        fn = tools[answer["name"]]
        seen = await asyncio.to_thread(fn, **answer["input"])
        log += [
            {"role": Role.ASSISTANT, "content": answer},
            {
                "role": Role.USER,
                "content": [{"type": "tool_result", "tool_use_id": answer["id"], "content": str(seen)}],
            },
        ]
    return "Stopped!"


def run(model, tools, task, max_steps=5):
    return asyncio.run(agent(model, tools, task, max_steps))
