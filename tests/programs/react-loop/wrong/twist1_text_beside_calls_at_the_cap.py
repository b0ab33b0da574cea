# twist: 1
# fault: when the steps are used up the text beside the last calls comes back
def run(model, tools, task, max_steps=5):
    talk = [dict(content=task, role="user")]
    for step in range(max_steps):
        said = model(talk, tools)
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
    return texts[-1]["text"] if max_steps and texts else "Stopped: no steps left"
