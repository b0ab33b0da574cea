# twist: 1
# twist: 2
import time
from datetime import datetime, timedelta


class R(dict):
    pass


def run_capped(model, tools, task, max_steps=3, deadline=None):
    end = datetime.now() + timedelta(seconds=deadline) if deadline is not None else None

    def go(h, n, got):
        if n >= max_steps or end and datetime.now() >= end:
            return R(ok=False, answer="gave up", steps=n, gathered=tuple(got))
        r = model(h, tools=tools)
        if r["type"] == "text":
            return R(ok=True, answer=r["text"], steps=n + 1, gathered=got)
        o = str(tools[r["name"]](**r["input"]))
        return go(
            h
            + [
                {"role": "assistant", "content": r},
                {"role": "user", "content": [{"type": "tool_result", "tool_use_id": r["id"], "content": o}]},
            ],
            n + 1,
            got + [o],
        )

    return go([{"role": "user", "content": task}], 0, [])
