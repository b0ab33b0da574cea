# twist: 2
# fault: the coroutines call the tools synchronously, so gather runs them one after the other
import asyncio


async def answer(block, tools):
    value = tools[block["name"]](**block["input"])
    return {"type": "tool_result", "tool_use_id": block["id"], "content": str(value)}


async def answers(blocks, tools):
    return await asyncio.gather(*[answer(b, tools) for b in blocks if b["type"] == "tool_call"])


def pair_results(blocks, tools):
    return {"role": "user", "content": list(asyncio.run(answers(blocks, tools)))}
