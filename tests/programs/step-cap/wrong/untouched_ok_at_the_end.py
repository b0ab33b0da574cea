# fault: running out is flagged as ok
def run_capped(model, tools, task, max_steps=3):
    talk = [{"role": "user", "content": task}]

    def go(count):
        if count >= max_steps:
            return {"ok": True, "answer": "ran out of steps before an answer", "steps": count}
        said = model(talk, tools)
        if said["type"] == "text":
            return {"ok": True, "answer": said["text"], "steps": count + 1}
        talk.append({"role": "assistant", "content": [said]})
        found = str(tools[said["name"]](**said["input"]))
        talk.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": found}]})
        return go(count + 1)

    return go(0)
