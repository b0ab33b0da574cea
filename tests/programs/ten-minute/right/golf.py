import inspect


def dispatch(t, n, a):
    if n not in t:
        return f"ERROR {n}? {[*t]}"
    try:
        inspect.signature(t[n]).bind(**a)
    except TypeError as e:
        return f"ERROR {n} {e}"
    try:
        return str(t[n](**a))
    except Exception as e:
        return f"ERROR {type(e).__name__} {e}"


def run(m, t, q, max_steps=5):
    h = [{"role": "user", "content": q}]
    for _ in range(max_steps):
        r = m(h, t)
        B = [r] if isinstance(r, dict) else r
        R = [
            {"type": "tool_result", "tool_use_id": b["id"], "content": dispatch(t, b["name"], b["input"])}
            for b in B
            if b["type"] == "tool_call"
        ]
        if not R:
            return "".join(b["text"] for b in B)
        h += {"role": "assistant", "content": r}, {"role": "user", "content": R}
    return "Stopped"
