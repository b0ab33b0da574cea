def one(block, tools):
    fn = tools[block["name"]]
    return {"type": "tool_result", "tool_use_id": block["id"], "content": str(fn(**block["input"]))}


def rec(blocks, tools):
    if not blocks:
        return ()
    head, *tail = blocks
    if head["type"] != "tool_call":
        return rec(tail, tools)
    return (one(head, tools),) + rec(tail, tools)


def pair_results(blocks, tools):
    return {"role": "user", "content": rec(list(blocks), tools)}
