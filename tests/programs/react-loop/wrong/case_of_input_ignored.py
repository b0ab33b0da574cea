# twist: 3
# fault: two inputs that differ in capitals only are taken for a repeat
def run(model, tools, task, max_steps=5):
    msgs = [{"role": "user", "content": task}]
    last = None
    for _ in range(max_steps):
        r = model(msgs, tools)
        if r["type"] == "text":
            return r["text"]
        now = (r["name"], str(sorted(r["input"].items())).lower())
        if now == last:
            return "Stopped: repeating itself"
        last = now
        msgs.append({"role": "assistant", "content": r})
        msgs.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": r["id"], "content": str(tools[r["name"]](**r["input"]))}
                ],
            }
        )
    return "Stopped"
