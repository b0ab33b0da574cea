# fault: the results are grouped by tool, so the order of the blocks is lost
from collections import defaultdict


def pair_results(blocks, tools):
    by_tool = defaultdict(list)
    for b in blocks:
        if b["type"] == "tool_call":
            by_tool[b["name"]].append(b)
    content = []
    for name, calls in by_tool.items():
        fn = tools[name]
        content += [{"type": "tool_result", "tool_use_id": c["id"], "content": str(fn(**c["input"]))} for c in calls]
    return {"role": "user", "content": content}
