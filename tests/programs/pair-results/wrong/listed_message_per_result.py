# fault: one message per result is returned instead of one message with all
def pair_results(chunks, kit):
    history = []
    for p in chunks:
        match p["type"]:
            case "tool_call":
                acc = str(kit[p["name"]](**p["input"]))
                history.append(
                    {"role": "user", "content": [{"type": "tool_result", "tool_use_id": p["id"], "content": acc}]}
                )
    return history
