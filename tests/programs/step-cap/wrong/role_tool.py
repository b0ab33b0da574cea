# fault: the results stand under a role that is none of the three
def run_capped(ask_model, known, goal, max_steps=3):
    convo = [{"role": "user", "content": goal}]
    count = 0
    while count < max_steps:
        output = ask_model(convo, known)
        count += 1
        if output["type"] == "text":
            return {"ok": True, "answer": output["text"], "steps": count}
        convo.append({"role": "assistant", "content": output})
        outcome = str(known[output["name"]](**output["input"]))
        convo.append(
            {"role": "tool", "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": outcome}]}
        )
    return {"ok": False, "answer": "Out of steps", "steps": count}
