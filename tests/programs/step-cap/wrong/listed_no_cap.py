# fault: no cap, max_steps is only used for ok and the loop runs until the model answers
def run_capped(ask_model, available, job, max_steps=3):
    talk, tally = [{"role": "user", "content": job}], 0
    while max_steps > 0:
        step = ask_model(talk, available)
        tally += 1
        if step["type"] == "text":
            ok = tally <= max_steps
            return {"ok": ok, "answer": step["text"] or "-", "steps": min(tally, max_steps)}
        talk.append({"role": "assistant", "content": step})
        talk.append({"role": "user", "content": str(available[step["name"]](**step["input"]))})
    return {"ok": False, "answer": "no steps allowed", "steps": 0}
