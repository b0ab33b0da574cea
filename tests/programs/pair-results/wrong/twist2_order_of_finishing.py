# twist: 2
# fault: the results are in the order in which the tools finished, not in the order of the blocks
from concurrent.futures import ThreadPoolExecutor, as_completed


def pair_results(blocks, tools):
    calls = [b for b in blocks if b["type"] == "tool_call"]
    with ThreadPoolExecutor(max_workers=len(calls) or 1) as pool:
        ids = {pool.submit(tools[c["name"]], **c["input"]): c["id"] for c in calls}
        content = [{"type": "tool_result", "tool_use_id": ids[job], "content": str(job.result())}
                   for job in as_completed(ids)]
    return {"role": "user", "content": content}
