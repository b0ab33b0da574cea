# twist: 2
import asyncio
import threading


async def gather(calls, tools):
    return await asyncio.gather(*(asyncio.to_thread(tools[c["name"]], **c["input"]) for c in calls))


def pair_results(blocks, tools):
    calls, box = [b for b in blocks if b["type"] == "tool_call"], []
    thread = threading.Thread(target=lambda: box.extend(asyncio.run(gather(calls, tools))))
    thread.start()
    thread.join()
    return {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": c["id"], "content": str(v)} for c, v in zip(calls, box)],
    }
