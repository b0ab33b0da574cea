# twist: 1
# twist: 2
class Loop:
    def __init__(s, model, tools):
        s.model, s.tools, s.h = model, tools, []

    def one(s, b):
        try:
            out = str(s.tools[b["name"]](**b["input"]))
            err = {}
        except Exception as e:
            out = f"ERROR {e!r}"
            err = {"is_error": True}
        return {"type": "tool_result", "tool_use_id": b["id"], "content": out} | err

    def steps(s, n):
        for _ in range(n):
            r = s.model(s.h, tools=s.tools)
            bl = r if isinstance(r, (list, tuple)) else [r]
            if not (c := [b for b in bl if b["type"] == "tool_call"]):
                yield "".join(b["text"] for b in bl)
                return
            s.h += [dict(role="assistant", content=r), dict(role="user", content=[*map(s.one, c)])]
        yield "Stopped: cap"


def run(model, tools, task, max_steps=5):
    l = Loop(model, tools)
    l.h.append({"role": "user", "content": task})
    return next(l.steps(max_steps))
