# fault: when the steps are used up one more model call is made for a summary
def run_capped(ask_model, registry, job, max_steps=3):
    log = [{"role": "user", "content": job}]
    for x in range(1, max_steps + 1):
        output = ask_model(log, registry)
        if output["type"] == "text":
            return {"ok": True, "answer": output["text"], "steps": x}
        log.append({"role": "assistant", "content": output})
        log.append({"role": "user", "content": str(registry[output["name"]](**output["input"]))})
    log.append({"role": "user", "content": "Sum up what you have."})
    last = ask_model(log, registry)
    return {"ok": False, "answer": last.get("text") or "out of steps", "steps": max_steps}
