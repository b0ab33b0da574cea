# fault: the tool is called twice for one tool call, once for the log and once for the history
def run(ask_model, registry, job, max_steps=5):
    talk, log = [{"role": "user", "content": job}], []
    for _ in range(max_steps):
        output = ask_model(talk, registry)
        if output["type"] == "text":
            return output["text"]
        func = registry[output["name"]]
        log.append((output["name"], func(**output["input"])))
        talk.append({"role": "assistant", "content": output})
        talk.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": output["id"], "content": str(func(**output["input"]))}
                ],
            }
        )
    return "Stopped: step budget exhausted"
