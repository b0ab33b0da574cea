# twist: 2
import threading


def pair_results(blocks, tools):
    calls = [b for b in blocks if b["type"] == "tool_call"]
    out = [None] * len(calls)

    def w(i, c):
        out[i] = {"type": "tool_result", "tool_use_id": c["id"], "content": str(tools[c["name"]](**c["input"]))}

    ts = [threading.Thread(target=w, args=x, daemon=True) for x in enumerate(calls)]
    [t.start() for t in ts]
    [t.join() for t in ts]
    return {"role": "user", "content": out}
