# fault: a number or a dict is left as it is, the content is not a string
def pair_results(blocks, tools):
    content = []
    for b in blocks:
        if b["type"] == "tool_call":
            out = tools[b["name"]](**b["input"])
            content.append(dict(type="tool_result", tool_use_id=b["id"], content=out))
    return {"role": "user", "content": content}
