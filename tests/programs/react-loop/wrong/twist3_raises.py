# twist: 3
# fault: at the repeated call an exception is raised instead of a string returned
class Stuck(RuntimeError):
    pass


def run(lm, known, question, max_steps=5):
    talk, last = [{"role": "user", "content": question}], None
    for _ in range(max_steps):
        step = lm(talk, known)
        if step["type"] == "text":
            return step["text"]
        if last == (last := (step["name"], step["input"])):
            raise Stuck(f"{step['name']} twice with the same input")
        talk.append({"role": "assistant", "content": step})
        acc = known[step["name"]](**step["input"])
        talk.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": step["id"], "content": str(acc)}]}
        )
    return "Stopped"
