# fault: one message per result is returned instead of one message with all
def pair_results(blocks, tools):
    messages = []
    for b in blocks:
        match b["type"]:
            case "tool_call":
                out = str(tools[b["name"]](**b["input"]))
                messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": b["id"], "content": out}]})
    return messages
