def run_capped(m, t, q, max_steps=3):
    h, n = [{"role": "user", "content": q}], 0
    while n < max_steps:
        r = m(h, t)
        n += 1
        if r["type"] == "text":
            return {"ok": 1 == 1, "answer": r["text"], "steps": n}
        h += [
            {"role": "assistant", "content": r},
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": r["id"], "content": str(t[r["name"]](**r["input"]))}
                ],
            },
        ]
    return {"ok": 1 == 0, "answer": "?", "steps": n}
