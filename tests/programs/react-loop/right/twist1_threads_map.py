# twist: 1
from concurrent.futures import ThreadPoolExecutor


def run(model, tools, task, max_steps=5):
    def go(messages, left):
        if left <= 0:
            return "Stopped."
        reply = model(messages, tools)
        parts = list(reply) if isinstance(reply, list) else [reply]
        calls = [p for p in parts if p["type"] == "tool_call"]
        if not calls:
            return " ".join(p["text"] for p in parts if p["type"] == "text")
        with ThreadPoolExecutor() as pool:
            values = pool.map(lambda c: tools[c["name"]](**c["input"]), calls)
            answers = [
                {"type": "tool_result", "tool_use_id": c["id"], "content": str(v)} for c, v in zip(calls, values)
            ]
        return go(messages + [{"role": "assistant", "content": reply}, {"role": "user", "content": answers}], left - 1)

    return go([{"role": "user", "content": task}], max_steps)
