# twist: 2
# fault: each thread appends its result when it is done, so slow tools come last and the order of the blocks is lost
from threading import Thread


def pair_results(blocks, tools):
    content = []

    def work(b):
        value = tools[b["name"]](**b["input"])
        content.append({"type": "tool_result", "tool_use_id": b["id"], "content": str(value)})

    threads = [Thread(target=work, args=(b,)) for b in blocks if b["type"] == "tool_call"]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    return {"role": "user", "content": content}
