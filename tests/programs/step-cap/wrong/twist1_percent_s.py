# twist: 1
# fault: what was gathered is formatted with %, which takes a tuple apart
def run_capped(brain, available, question, max_steps=3):
    turns = [{"role": "user", "content": question}]
    gathered = []
    count = 0
    while count < max_steps:
        out = brain(turns, available)
        count += 1
        if out["type"] == "text":
            return {"ok": True, "answer": out["text"], "steps": count, "gathered": gathered}
        turns.append({"role": "assistant", "content": out})
        outcome = "%s" % available[out["name"]](**out["input"])
        gathered.append(outcome)
        turns.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": out["id"], "content": outcome}]}
        )
    return {"ok": False, "answer": "Out of steps", "steps": count, "gathered": gathered}
