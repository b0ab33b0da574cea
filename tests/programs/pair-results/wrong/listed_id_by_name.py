# fault: the result carries the tool's name as its id
def result(block, tools):
    name, given = block["name"], block["input"]
    return {"type": "tool_result", "tool_use_id": name, "content": str(tools[name](**given))}


def pair_results(blocks, tools):
    return {"role": "user", "content": [result(b, tools) for b in blocks if b["type"] == "tool_call"]}
