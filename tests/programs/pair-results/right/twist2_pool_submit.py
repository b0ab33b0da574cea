# twist: 2
from concurrent.futures import ThreadPoolExecutor


def pair_results(blocks, tools):
    calls = [b for b in blocks if b["type"] == "tool_call"]
    if not calls:
        return {"role": "user", "content": []}
    with ThreadPoolExecutor(len(calls)) as pool:
        jobs = [(b["id"], pool.submit(tools[b["name"]], **b["input"])) for b in calls]
    return {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": uid, "content": str(job.result())} for uid, job in jobs],
    }
