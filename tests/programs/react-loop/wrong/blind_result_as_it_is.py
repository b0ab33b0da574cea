# fault: what the tool returned goes into the history as it is, not as text
def run(agent, toolbox, question, max_steps=5):
    msgs = [{"role": "user", "content": question}]
    n = 0
    while n < max_steps:
        n += 1
        r = agent(msgs, tools=toolbox)
        if r["type"] == "text":
            return r["text"]
        fn = toolbox[r["name"]]
        out = fn(**r["input"])
        msgs += [
            {"role": "assistant", "content": r},
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": r["id"], "content": out}]},
        ]
    return "Stopped, the cap was reached"
