# fault: the content is JSON (true, null, quoted strings), not the str of what the tool returned
import json


def pair_results(blocks, tools):
    content = []
    for block in blocks:
        if block["type"] == "tool_call":
            out = tools[block["name"]](**block["input"])
            content.append({"type": "tool_result", "tool_use_id": block["id"], "content": json.dumps(out, default=str)})
    return {"role": "user", "content": content}
