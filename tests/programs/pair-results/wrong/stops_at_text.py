# fault: calls after a text block get no result
from itertools import dropwhile, takewhile


def is_call(b):
    return b["type"] == "tool_call"


def pair_results(blocks, tools):
    run = takewhile(is_call, dropwhile(lambda b: not is_call(b), blocks))
    return {
        "role": "user",
        "content": [
            {"type": "tool_result", "tool_use_id": b["id"], "content": str(tools[b["name"]](**b["input"]))} for b in run
        ],
    }
