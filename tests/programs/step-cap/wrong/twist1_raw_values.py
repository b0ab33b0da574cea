# twist: 1
# fault: gathered holds what the tools returned, not strings
def run_capped(llm, registry, question, max_steps=3):
    state = {"ok": False, "answer": "out of steps", "steps": 0, "gathered": []}
    log = [{"role": "user", "content": question}]
    while state["steps"] < max_steps:
        state["steps"] += 1
        said = llm(log, registry)
        if said["type"] == "text":
            state |= {"ok": True, "answer": said["text"]}
            break
        got = registry[said["name"]](**said["input"])
        state["gathered"].append(got)
        log.append({"role": "assistant", "content": said})
        log.append({"role": "user", "content": str(got)})
    return state
