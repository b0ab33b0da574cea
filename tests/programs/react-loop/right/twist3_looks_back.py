# twist: 3
def run(model, tools, task, max_steps=5):
    h = [dict(content=task, role="user")]

    def same(r):
        if len(h) < 3:
            return False
        p = h[-2]["content"]
        return {**p, "id": 0} == {**r, "id": 0}

    for turn in range(0, max_steps):
        r = model(h, tools)
        if r["type"] == "text":
            return r["text"]
        if same(r):
            return "Stopped early: same call twice"
        h.append({"role": "assistant", "content": r})
        h.append(
            {
                "role": "user",
                "content": [
                    {"tool_use_id": r["id"], "content": str(tools[r["name"]](**r["input"])), "type": "tool_result"}
                ],
            }
        )
    return "Stopped"
