# fault: a good result in which the word error stands is made an error observation
def marked(words):
    looks_bad = "error" in words.lower() and not words.startswith("ERROR")
    return f"ERROR: {words}" if looks_bad else words


def run(model, tools, task, max_steps=5):
    log, spent = [dict(role="user", content=task)], 0
    while spent < max_steps:
        said, spent = model(log, tools), spent + 1
        if said["type"] == "text":
            return said["text"]
        found = marked(str(tools[said["name"]](**said["input"])))
        answer = dict(type="tool_result", tool_use_id=said["id"], content=found)
        log += [dict(role="assistant", content=said), dict(role="user", content=[answer])]
    return "Stopped"
