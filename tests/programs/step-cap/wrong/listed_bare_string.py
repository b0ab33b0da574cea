# fault: exhausted, a bare string is returned instead of the dict with its flag
def run_capped(ask_model, registry, todo, max_steps=3):
    log, made = [{"role": "user", "content": todo}], 0
    while made < max_steps:
        made += 1
        response = ask_model(log, registry)
        if response["type"] == "text":
            return {"ok": True, "answer": response["text"], "steps": made}
        log += [
            {"role": "assistant", "content": response},
            {"role": "user", "content": str(registry[response["name"]](**response["input"]))},
        ]
    return "Stopped: step budget exhausted after %d steps" % made
