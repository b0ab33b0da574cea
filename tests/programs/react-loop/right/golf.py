def run(m, t, q, max_steps=5):
    h = [{"role": "user", "content": q}]
    while (max_steps := max_steps - 1) >= 0:
        if (r := m(h, t))["type"] == "text":
            return r["text"]
        h += (
            {"role": "assistant", "content": r},
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": r["id"], "content": str(t[r["name"]](**r["input"]))}
                ],
            },
        )
    return "Stopped"
