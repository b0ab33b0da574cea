# twist: 2
# fault: calls of the same tool wait for each other
import threading
from concurrent.futures import ThreadPoolExecutor


def pair_results(blocks, tools):
    calls = [b for b in blocks if b["type"] == "tool_call"]
    locks = {b["name"]: threading.Lock() for b in calls}

    def use(b):
        with locks[b["name"]]:
            return str(tools[b["name"]](**b["input"]))

    with ThreadPoolExecutor(max_workers=max(1, len(calls))) as pool:
        values = list(pool.map(use, calls))
    return {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": b["id"], "content": v} for b, v in zip(calls, values)],
    }
