# twist: 2
import queue, _thread


def pair_results(blocks, tools):
    q = queue.Queue()
    calls = [b for b in blocks if b["type"] == "tool_call"]
    for i, c in enumerate(calls):
        _thread.start_new_thread(lambda i, c: q.put((i, c["id"], tools[c["name"]](**c["input"]))), (i, c))
    got = sorted((q.get() for _ in calls), key=lambda x: x[0])
    return {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": i, "content": str(r)} for _, i, r in got],
    }
