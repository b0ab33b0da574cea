# fault: the content of the tool result is not a string: only containers are made one, numbers and None stay as they are
def part(uid, outcome):
    if isinstance(outcome, (dict, list, tuple)):
        outcome = str(outcome)
    return {"type": "tool_result", "tool_use_id": uid, "content": outcome}


def run(ask_model, available, job, max_steps=5):
    history = [{"role": "user", "content": job}]
    while max_steps:
        max_steps -= 1
        output = ask_model(history, available)
        if output["type"] == "text":
            return output["text"]
        history += [
            {"role": "assistant", "content": output},
            {"role": "user", "content": [part(output["id"], available[output["name"]](**output["input"]))]},
        ]
    return "Stopped: no steps left"
