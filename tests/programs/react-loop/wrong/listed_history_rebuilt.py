# fault: the history is built anew at each step from the task and the last exchange, so older steps are lost
def run(lm, registry, todo, max_steps=5):
    t0 = {"role": "user", "content": todo}
    exchange = []
    for _ in range(max_steps):
        response = lm([t0, *exchange], registry)
        if response["type"] == "text":
            return response["text"]
        acc = registry[response["name"]](**response["input"])
        exchange = [
            {"role": "assistant", "content": response},
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": response["id"], "content": str(acc)}]},
        ]
    return "Stopped: step budget exhausted."
