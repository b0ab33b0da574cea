from fake import FakeModel, call, text


def observe(tools, name, arguments):
    if name not in tools:  #: unknown_tool
        return f"ERROR: no tool is called {name}; choose from: {', '.join(tools)}"  #: unknown_tool
    try:  #: tool_failure
        return str(tools[name](**arguments))  #: call_tool
    except Exception as error:  #: tool_failure
        return f"ERROR: {name} raised {type(error).__name__}: {error}"  #: tool_failure


def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]  #: one_history
    for _ in range(max_steps):  #: step_cap
        reply = model(history, tools)  #: ask_model
        if reply["type"] == "text":  #: stop_at_text
            return reply["text"]  #: stop_at_text
        history.append({"role": "assistant", "content": reply})  #: append_reply
        outcome = observe(tools, reply["name"], reply["input"])
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": outcome}  #: answer_by_id
        history.append({"role": "user", "content": [result]})  #: append_result
    return f"Stopped: the cap of {max_steps} steps is reached."  #: cap_result


if __name__ == "__main__":
    tools = {"share": lambda total, people: total / people}
    for name, people in (("split", 4), ("share", 0), ("share", 4)):
        print(observe(tools, name, {"total": 10, "people": people}))
    model = FakeModel(call("c1", "share", total=10, people=0), text("Nobody came, so there is nothing to share."))
    print(run(model, tools, "Share 10 among the guests."))
