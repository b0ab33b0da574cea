# fault: whatever is no text is taken for a call, so a thinking block is run too
def answer(block, tools):
    tool = tools[block["name"]]
    return dict(type="tool_result", tool_use_id=block["id"], content=str(tool(**block["input"])))


def pair_results(blocks, tools):
    return dict(role="user", content=[answer(b, tools) for b in blocks if b["type"] != "text"])
