# fault: steps is max_steps on success too, not the number of model calls made
def run_capped(lm, available, assignment, max_steps=3):
    history = [{"role": "user", "content": assignment}]
    value = {"ok": False, "answer": f"no answer in {max_steps} steps", "steps": max_steps}
    for _ in range(max_steps):
        out = lm(history, available)
        if out["type"] == "text":
            value.update(ok=True, answer=out["text"])
            break
        history.append({"role": "assistant", "content": out})
        history.append({"role": "user", "content": str(available[out["name"]](**out["input"]))})
    return value
