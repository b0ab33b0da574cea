# twist: 2
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        messages.append({"role": "assistant", "content": reply})
        if reply["type"] == "text":
            return reply["text"]
        try:
            fn = tools[reply["name"]]
        except KeyError:
            seen = f"ERROR: there is no tool {reply['name']}; there are {sorted(tools)}"
        else:
            try:
                seen = str(fn(**reply["input"]))
            except Exception as e:
                seen = f"ERROR {type(e).__name__}: {e}"
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": seen, "is_error": seen.startswith("ERROR")}]})
    return "Stopped"
