# twist: 1
# fault: a list whose text is empty is taken for no answer
def run(model, tools, task, max_steps=5):
    talk = [dict(content=task, role="user")]
    for turn in range(0, max_steps):
        said = model(talk, tools)
        blocks = said if isinstance(said, list) else [said]
        texts = [b for b in blocks if b["type"] == "text"]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        answer = "\n".join(b["text"] for b in texts)
        if not calls and (answer or isinstance(said, dict)):
            return answer
        talk.append({"role": "assistant", "content": said})
        results = []
        for b in calls:
            outcome = str(tools[b["name"]](**b["input"]))
            results.append({"tool_use_id": b["id"], "content": outcome, "type": "tool_result"})
        talk.append({"role": "user", "content": results})
    return "Stopped: no steps left"
