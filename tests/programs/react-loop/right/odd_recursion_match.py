def run(m, t, q, max_steps=5):
    def go(h, left):
        if left <= 0:
            return "Stopped."
        match m(h, t):
            case {"type": "text", "text": s}:
                return s
            case {"id": i, "name": n, "input": kw} as r:
                return go(
                    [
                        *h,
                        {"role": "assistant", "content": [r]},
                        {
                            "role": "user",
                            "content": ({"type": "tool_result", "tool_use_id": i, "content": f"{t[n](**kw)}"},),
                        },
                    ],
                    left - 1,
                )

    return go([{"role": "user", "content": q}], max_steps)
