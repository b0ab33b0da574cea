# fault: the cap is not accepted by the keyword max_steps
def run(llm, registry, question, limit=5):
    log = [{"role": "user", "content": question}]
    for _ in range(limit):
        output = llm(log, registry)
        if output["type"] == "text":
            return output["text"]
        log.append({"role": "assistant", "content": output})
        gathered = registry[output["name"]](**output["input"])
        log.append(
            {
                "role": "user",
                "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": str(gathered)}],
            }
        )
    return "Stopped after %d steps" % limit
