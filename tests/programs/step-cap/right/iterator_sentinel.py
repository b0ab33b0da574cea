from itertools import islice


def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "system", "content": "Use the tools."}, {"role": "user", "content": task}]
    made = 0

    def ask():
        nonlocal made
        made += 1
        return model(messages)

    for reply in islice(iter(ask, None), max_steps):
        if reply["type"] != "tool_call":
            return {"steps": made, "answer": reply["text"], "ok": True, "reason": "answered"}
        tool = tools.get(reply["name"], lambda **_: "no such tool")
        messages += (
            {"role": "assistant", "content": reply},
            {"role": "user", "content": f"Result: {tool(**reply['input'])}"},
        )
    return {"steps": made, "answer": "-", "ok": False, "reason": "steps"}
