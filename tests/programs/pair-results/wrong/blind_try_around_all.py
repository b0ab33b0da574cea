# twist: 1
# fault: one try stands around the whole loop, so the calls after a failing tool get no result
def pair_results(blocks, tools):
    content = []
    call = None
    try:
        for call in (b for b in blocks if b["type"] == "tool_call"):
            if call["name"] in tools:
                said = str(tools[call["name"]](**call["input"]))
            else:
                said = "ERROR: there is no tool " + call["name"]
            content.append({"type": "tool_result", "tool_use_id": call["id"], "content": said})
    except Exception as exc:
        content.append({"type": "tool_result", "tool_use_id": call["id"], "content": f"ERROR: {exc!r}"})
    return {"role": "user", "content": content}
