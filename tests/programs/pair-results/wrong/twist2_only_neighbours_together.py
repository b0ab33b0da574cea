# twist: 2
# fault: calls with a text between them wait for each other
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby


def pair_results(blocks, tools):
    content = []
    for is_call, group in groupby(blocks, lambda b: b["type"] == "tool_call"):
        if is_call:
            group = list(group)
            with ThreadPoolExecutor(len(group)) as pool:
                outs = list(pool.map(lambda c: str(tools[c["name"]](**c["input"])), group))
            content += [{"type": "tool_result", "tool_use_id": c["id"], "content": o} for c, o in zip(group, outs)]
    return {"role": "user", "content": content}
