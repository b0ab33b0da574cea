# fault: the answer of a success is the whole reply, not its text
def run_capped(lm, kit, assignment, max_steps=3):
    def go(history, taken):
        if taken == max_steps:
            return {"ok": False, "answer": "out of steps", "steps": taken}
        step = lm(history, kit)
        if step["type"] == "text":
            return {"ok": True, "answer": step, "steps": taken + 1}
        known = str(kit[step["name"]](**step["input"]))
        return go(history + [{"role": "assistant", "content": step}, {"role": "user", "content": known}], taken + 1)

    return go([{"role": "user", "content": assignment}], 0)
