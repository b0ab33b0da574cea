def run_capped(model, tools, task, max_steps=3):
    h = [dict(role="user", content=task)]
    it = iter(range(1, max_steps + 1))
    for n in it:
        if (r := model(h, tools))["type"] == "text":
            break
        h.extend(
            (
                {"role": "assistant", "content": [r]},
                {
                    "role": "user",
                    "content": [
                        {"type": "tool_result", "tool_use_id": r["id"], "content": str(tools[r["name"]](**r["input"]))}
                    ],
                },
            )
        )
    else:
        return {"ok": False, "answer": "x", "steps": max_steps, "history": h}
    return {"ok": True, "answer": r["text"], "steps": n}
