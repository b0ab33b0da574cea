from multiprocessing.pool import ThreadPool

workers = ThreadPool(12)


def run_one(part):
    return {"type": "tool_result", "tool_use_id": part["id"], "content": str(part["tool"](**part["input"]))}


def pair_results(parts, tools):
    asked = [dict(part, tool=tools[part["name"]]) for part in parts if part["type"] == "tool_call"]
    return {"role": "user", "content": workers.map(run_one, asked)}
