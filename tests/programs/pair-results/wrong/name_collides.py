# fault: a tool with a parameter called name can not be called
def use(tools, name, **given):
    return tools[name](**given)


def pair_results(items, tools):
    got_all = []
    for part in items:
        if part["type"] == "tool_call":
            val = use(tools, part["name"], **part["input"])
            got_all.append({"type": "tool_result", "tool_use_id": part["id"], "content": str(val)})
    return {"role": "user", "content": got_all}
