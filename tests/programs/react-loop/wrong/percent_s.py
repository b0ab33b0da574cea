# fault: the result is formatted with %, which takes a tuple apart
def run(ask_model, registry, question, max_steps=5):
    log = [{"role": "user", "content": question}]
    for _ in range(max_steps):
        said = ask_model(log, registry)
        if said["type"] == "text":
            return said["text"]
        log.append({"role": "assistant", "content": said})
        outcome = "%s" % registry[said["name"]](**said["input"])
        ret = {"type": "tool_result", "tool_use_id": said["id"], "content": outcome}
        log.append({"role": "user", "content": [ret]})
    return "Stopped: out of steps"
