# twist: 1
# fault: results that read the same are sent back once, so that a call is left without an answer


def run(model, tools, task, max_steps=5):
    talk = [{"role": "user", "content": task}]
    while max_steps > 0:
        max_steps -= 1
        said = model(talk, tools)
        parts = said if isinstance(said, list) else [said]
        talk.append({"role": "assistant", "content": parts})
        wanted = [part for part in parts if part["type"] == "tool_call"]
        if not wanted:
            return "\n".join(part["text"] for part in parts)
        answers = {}
        for part in wanted:
            found = str(tools[part["name"]](**part["input"]))
            answers[found] = {"type": "tool_result", "tool_use_id": part["id"], "content": found}
        talk.append({"role": "user", "content": list(answers.values())})
    return "Stopped after the last step"
