# twist: 1
# fault: a reply that is a list does not count as a step
def run(model, tools, task, max_steps=5):
    talk = [dict(content=task, role="user")]
    steps = 0
    while steps < max_steps:
        said = model(talk, tools)
        steps += isinstance(said, dict)
        blocks = said if isinstance(said, list) else [said]
        texts = [b for b in blocks if b["type"] == "text"]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "\n".join(b["text"] for b in texts)
        talk.append({"role": "assistant", "content": said})
        results = []
        for b in calls:
            outcome = str(tools[b["name"]](**b["input"]))
            results.append({"tool_use_id": b["id"], "content": outcome, "type": "tool_result"})
        talk.append({"role": "user", "content": results})
    return "Stopped: no steps left"
