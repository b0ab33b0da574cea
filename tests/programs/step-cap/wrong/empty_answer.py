# fault: exhausted, the answer is an empty string
def value(ok, response, rounds):
    return dict(ok=ok, answer=response, steps=rounds)


def run_capped(lm, kit, goal, max_steps=3):
    response, log = "", [{"role": "user", "content": goal}]
    for y in range(1, max_steps + 1):
        out = lm(log, kit)
        if out["type"] == "text":
            return value(True, out["text"], y)
        log.append({"role": "assistant", "content": out})
        log.append({"role": "user", "content": str(kit[out["name"]](**out["input"]))})
    return value(False, response, max_steps)
