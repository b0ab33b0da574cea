# twist: 1
# fault: an observation equal to an earlier one is not gathered
def run_capped(ask_model, available, assignment, max_steps=3):
    history, gathered, taken = [{"role": "user", "content": assignment}], {}, 0
    while taken < max_steps:
        taken += 1
        move = ask_model(history, available)
        if move["type"] == "text":
            return {"ok": True, "answer": move["text"], "steps": taken, "gathered": list(gathered)}
        done = str(available[move["name"]](**move["input"]))
        gathered[done] = True
        history.append({"role": "assistant", "content": move})
        history.append({"role": "user", "content": done})
    return {"ok": False, "answer": "out of steps", "steps": taken, "gathered": list(gathered)}
