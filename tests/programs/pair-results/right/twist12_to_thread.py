# twist: 1
# twist: 2
import asyncio


async def observe(tools, call):
    try:
        return str(await asyncio.to_thread(lambda: tools[call["name"]](**call["input"])))
    except KeyError as e:
        return f"ERROR: unknown tool or key {e}"
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"


async def gather(calls, tools):
    return await asyncio.gather(*(observe(tools, c) for c in calls))


def pair_results(blocks, tools):
    calls = [b for b in blocks if b.get("type") == "tool_call"]
    said = asyncio.run(gather(calls, tools))
    return {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": c["id"], "content": s} for c, s in zip(calls, said)],
    }
