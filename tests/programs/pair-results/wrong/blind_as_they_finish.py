# twist: 2
# fault: the results stand in the order in which the tools ended
from concurrent.futures import ThreadPoolExecutor, as_completed


def pair_results(blocks, tools):
    calls = [b for b in blocks if b["type"] == "tool_call"]
    if not calls:
        return {"role": "user", "content": []}
    pool = ThreadPoolExecutor(len(calls))
    pending = {pool.submit(tools[c["name"]], **c["input"]): c["id"] for c in calls}
    answers = [
        {"type": "tool_result", "tool_use_id": pending[f], "content": str(f.result())} for f in as_completed(pending)
    ]
    pool.shutdown()
    return {"role": "user", "content": answers}
