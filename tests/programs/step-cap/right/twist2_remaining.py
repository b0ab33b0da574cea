# twist: 2
from datetime import datetime, timedelta


def run_capped(llm, toolset, job, max_steps=3, deadline=None):
    end = None if deadline is None else datetime.now() + timedelta(seconds=deadline)
    turns, taken = [{"role": "user", "content": job}], 0
    for taken in range(max_steps):
        if end is not None and datetime.now() >= end:
            return {"ok": False, "answer": "Time ran out.", "steps": taken}
        output = llm(turns, toolset)
        if output["type"] == "text":
            return {"ok": True, "answer": output["text"], "steps": taken + 1}
        turns.append({"role": "assistant", "content": output})
        done = str(toolset[output["name"]](**output["input"]))
        turns.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": done}]}
        )
    return {"ok": False, "answer": "Steps ran out.", "steps": max_steps}
