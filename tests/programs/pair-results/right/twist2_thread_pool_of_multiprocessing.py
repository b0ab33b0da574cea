# twist: 2
from multiprocessing.pool import ThreadPool


def pair_results(blocks, tools):
    calls = [block for block in blocks if block.get("type") == "tool_call"]

    def result_of(block):
        content = str(tools[block["name"]](**block["input"]))
        return {"type": "tool_result", "tool_use_id": block["id"], "content": content}

    if not calls:
        return {"role": "user", "content": []}
    with ThreadPool(len(calls)) as pool:
        return {"role": "user", "content": pool.map(result_of, calls)}
