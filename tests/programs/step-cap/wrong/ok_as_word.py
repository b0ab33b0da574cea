# fault: ok is the word "yes" or "no", not True or False
def run_capped(ask_model, toolbox, goal, max_steps=3):
    dialog = [{"role": "user", "content": goal}]
    for x in range(max_steps):
        move = ask_model(dialog, toolbox)
        if move["type"] == "text":
            return {"ok": "yes", "answer": move["text"], "steps": x + 1}
        dialog.append({"role": "assistant", "content": move})
        dialog.append({"role": "user", "content": str(toolbox[move["name"]](**move["input"]))})
    return {"ok": "no", "answer": "out of steps", "steps": max_steps}
