# fault: the results are in the order of their ids, not in the order of the blocks
from operator import itemgetter


def pair_results(blocks, tools):
    results = [
        {"type": "tool_result", "tool_use_id": b["id"], "content": str(tools[b["name"]](**b["input"]))}
        for b in blocks
        if b["type"] == "tool_call"
    ]
    results.sort(key=itemgetter("tool_use_id"))
    return {"role": "user", "content": results}
