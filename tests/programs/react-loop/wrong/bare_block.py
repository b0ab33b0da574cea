# fault: the content of the result message is the bare block, not a list with one tool result
def tool_message(uid, outcome):
    return {"role": "user", "content": {"type": "tool_result", "tool_use_id": uid, "content": str(outcome)}}


def run(ask_model, toolset, todo, max_steps=5):
    log = [{"role": "user", "content": todo}]
    n_steps = 0
    while n_steps < max_steps:
        n_steps += 1
        response = ask_model(log, toolset)
        log.append({"role": "assistant", "content": response})
        if response["type"] == "text":
            return response["text"]
        log.append(tool_message(response["id"], toolset[response["name"]](**response["input"])))
    return "Stopped"
