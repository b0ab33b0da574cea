# fault: on exhaustion an exception is raised
def run_capped(ask_model, toolbox, todo, max_steps=3):
    convo = [{"role": "user", "content": todo}]
    made = iter(range(1, max_steps + 1))
    while True:
        try:
            x = next(made)
        except StopIteration:
            raise RuntimeError("step budget exhausted") from None
        output = ask_model(convo, toolbox)
        if output["type"] == "text":
            return {"ok": True, "answer": output["text"], "steps": x}
        convo.append({"role": "assistant", "content": output})
        convo.append({"role": "user", "content": str(toolbox[output["name"]](**output["input"]))})
