# twist: 2
import queue, threading


def pair_results(blocks, tools):
    todo, done = queue.Queue(), {}
    calls = [b for b in blocks if b["type"] == "tool_call"]
    for i, c in enumerate(calls):
        todo.put((i, c))

    def worker():
        while True:
            try:
                i, c = todo.get_nowait()
            except queue.Empty:
                return
            done[i] = str(tools[c["name"]](**c["input"]))

    ts = [threading.Thread(target=worker) for _ in calls]
    [t.start() for t in ts]
    [t.join() for t in ts]
    return {"role": "user", "content": [{"type": "tool_result", "tool_use_id": c["id"], "content": done[i]} for i, c in enumerate(calls)]}
