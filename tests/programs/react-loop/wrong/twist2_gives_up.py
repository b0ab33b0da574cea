# twist: 2
# fault: three failures in a row end the run before its steps are used up
def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    failures = 0
    for _ in range(max_steps):
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        history.append({"role": "assistant", "content": reply})
        try:
            outcome = str(tools[reply["name"]](**reply["input"]))
            failures = 0
        except Exception as e:
            outcome, failures = f"ERROR: {e!r}", failures + 1
            if failures == 3:
                return "Stopped: three failures"
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": outcome}
        history.append({"role": "user", "content": [result]})
    return "Stopped: out of steps"
