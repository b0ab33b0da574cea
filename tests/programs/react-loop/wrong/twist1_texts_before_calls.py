# twist: 1
# fault: the list is kept with its texts moved before its calls
def run(model, tools, task, max_steps=5):
    talk = [dict(content=task, role="user")]
    for turn in range(0, max_steps):
        said = model(talk, tools)
        blocks = said if isinstance(said, list) else [said]
        texts = [b for b in blocks if b["type"] == "text"]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "\n".join(b["text"] for b in texts)
        talk.append({"role": "assistant", "content": texts + calls})
        results = []
        for b in calls:
            outcome = str(tools[b["name"]](**b["input"]))
            results.append({"tool_use_id": b["id"], "content": outcome, "type": "tool_result"})
        talk.append({"role": "user", "content": results})
    return "Stopped: no steps left"
