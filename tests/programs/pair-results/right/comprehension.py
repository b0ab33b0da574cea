def pair_results(blocks, tools):
    return {
        "role": "user",
        "content": [
            {"type": "tool_result", "tool_use_id": b["id"], "content": str(tools[b["name"]](**b["input"]))}
            for b in blocks
            if b["type"] == "tool_call"
        ],
    }


print(pair_results([{"type": "tool_call", "id": "x", "name": "len", "input": {}}], {"len": lambda: 0}))
