# twist: 2
# fault: each job is waited for right after it was submitted, so the calls run one after the other
from concurrent.futures import ThreadPoolExecutor


def pair_results(blocks, tools):
    results = []
    with ThreadPoolExecutor(max_workers=8) as pool:
        for b in blocks:
            if b["type"] == "tool_call":
                job = pool.submit(tools[b["name"]], **b["input"])
                results.append({"type": "tool_result", "tool_use_id": b["id"], "content": str(job.result())})
    return {"role": "user", "content": results}
