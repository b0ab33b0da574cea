# twist: 1
def run_capped(ask_model, available, question, max_steps=3):
    log, gathered, taken = [{"role": "user", "content": question}], [], 0

    def res(ok, given_answer):
        return {"ok": ok, "answer": given_answer, "steps": taken, "gathered": gathered}

    while taken < max_steps:
        taken += 1
        output = ask_model(log, available)
        if output["type"] == "text":
            return res(True, output["text"])
        past = str(available[output["name"]](**output["input"]))
        gathered.append(past)
        log.append({"role": "assistant", "content": output})
        log.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": past}]})
    return res(False, "Out of steps. So far: " + "; ".join(gathered))
