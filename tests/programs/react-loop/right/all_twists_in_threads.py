import asyncio, inspect, json
from typing import Any


async def _exec(tools, block):
    try:
        if block["name"] not in tools:
            return f"ERROR no tool {block['name']}"
        return str(await asyncio.to_thread(tools[block["name"]], **block["input"]))
    except Exception as e:
        return f"ERROR {type(e).__name__}: {e}"


async def _run(model, tools, task, max_steps):
    messages = [{"role": "user", "content": task}]
    last = None
    for _ in range(max_steps):
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, (list, tuple)) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "\n".join(b["text"] for b in blocks if b["type"] == "text")
        now = [(c["name"], c["input"]) for c in calls]
        if now == last:
            return "Stopped: repeated call"
        last = now
        messages.append({"role": "assistant", "content": blocks})
        outs = await asyncio.gather(*(_exec(tools, c) for c in calls))
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": c["id"], "content": o} for c, o in zip(calls, outs)]})
    return "Stopped: too many steps"


def run(model, tools, task, max_steps=5):
    return asyncio.run(_run(model, tools, task, max_steps))
