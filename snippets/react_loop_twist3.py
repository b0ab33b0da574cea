from fake import FakeModel, call, text


def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]  #: one_history
    last = None  #: repeat_guard
    for _ in range(max_steps):  #: step_cap
        reply = model(history, tools)  #: ask_model
        if reply["type"] == "text":  #: stop_at_text
            return reply["text"]  #: stop_at_text
        wanted = (reply["name"], reply["input"])  #: same_call
        if wanted == last:  #: repeat_guard
            return f"Stopped: {reply['name']} was asked for again with the same input."  #: repeat_guard
        last = wanted  #: repeat_guard
        history.append({"role": "assistant", "content": reply})  #: append_reply
        outcome = str(tools[reply["name"]](**reply["input"]))  #: call_tool
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": outcome}  #: answer_by_id
        history.append({"role": "user", "content": [result]})  #: append_result
    return f"Stopped: the cap of {max_steps} steps is reached."  #: cap_result


if __name__ == "__main__":
    stuck = FakeModel(*[call(f"c{number}", "find", query="parcel 7") for number in range(5)])
    print(run(stuck, {"find": lambda query: "nothing found"}, "Where is parcel 7?"))
    print(f"{stuck.calls} calls to the model")
    moving = FakeModel(call("c1", "find", query="parcel 7"), call("c2", "find", query="7"), text("In Bergen."))
    print(run(moving, {"find": lambda query: "Bergen" if query == "7" else "nothing found"}, "Where is parcel 7?"))
