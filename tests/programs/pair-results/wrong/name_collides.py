# fault: a tool with a parameter called name can not be called
def use(tools, name, **given):
    return tools[name](**given)


def pair_results(blocks, tools):
    results = []
    for block in blocks:
        if block["type"] == "tool_call":
            value = use(tools, block["name"], **block["input"])
            results.append({"type": "tool_result", "tool_use_id": block["id"], "content": str(value)})
    return {"role": "user", "content": results}
