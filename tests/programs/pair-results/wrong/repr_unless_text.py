# fault: what is no string is given by its repr, not its str
def pair_results(blocks, tools):
    content = []
    for block in blocks:
        if block["type"] != "tool_call":
            continue
        out = tools[block["name"]](**block["input"])
        content.append({"type": "tool_result", "tool_use_id": block["id"], "content": out if isinstance(out, str) else repr(out)})
    return {"role": "user", "content": content}
