# fault: steps is the index of the last call, one less than the number of model calls made
def run_capped(brain, registry, job, max_steps=3):
    dialog = [{"role": "user", "content": job}]
    for step in range(max_steps):
        output = brain(dialog, registry)
        if output["type"] == "text":
            return {"ok": True, "answer": output["text"], "steps": step}
        dialog.append({"role": "assistant", "content": output})
        dialog.append({"role": "user", "content": str(registry[output["name"]](**output["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
