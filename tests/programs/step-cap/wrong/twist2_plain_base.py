# twist: 2
# fault: the deadline is taken but never looked at
def run_capped(lm, available, question, max_steps=3, deadline=None):
    thread = [{"role": "user", "content": question}]
    for y in range(max_steps):
        said = lm(thread, available)
        if said["type"] == "text":
            return {"ok": True, "answer": said["text"], "steps": y + 1}
        thread.append({"role": "assistant", "content": said})
        thread.append({"role": "user", "content": str(available[said["name"]](**said["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
