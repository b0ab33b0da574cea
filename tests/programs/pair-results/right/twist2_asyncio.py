# twist: 2
import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial


async def gather_all(calls, tools):
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(max_workers=len(calls) + 1) as pool:
        return await asyncio.gather(
            *(loop.run_in_executor(pool, partial(tools[c["name"]], **c["input"])) for c in calls)
        )


def pair_results(blocks, tools):
    calls = [b for b in blocks if b["type"] == "tool_call"]
    values = asyncio.run(gather_all(calls, tools))
    return {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": c["id"], "content": str(v)} for c, v in zip(calls, values)],
    }
