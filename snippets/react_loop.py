from fake import FakeModel, call, text


def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]  #: one_history
    for _ in range(max_steps):  #: step_cap
        reply = model(history, tools)  #: ask_model
        if reply["type"] == "text":  #: stop_at_text
            return reply["text"]  #: stop_at_text
        history.append({"role": "assistant", "content": reply})  #: append_reply
        outcome = str(tools[reply["name"]](**reply["input"]))  #: call_tool
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": outcome}  #: answer_by_id
        history.append({"role": "user", "content": [result]})  #: append_result
    return f"Stopped: the cap of {max_steps} steps is reached."  #: cap_result


if __name__ == "__main__":

    def convert(miles):
        print(f"  convert(miles={miles})")
        return round(miles * 1.609, 1)

    script = [call("c1", "convert", miles=26), call("c2", "convert", miles=13)]
    print(
        run(FakeModel(*script, text("A marathon is 41.8 km, half of it 20.9 km.")), {"convert": convert}, "Marathon?")
    )
    print(run(FakeModel(*script), {"convert": convert}, "Marathon?", 2))
