from fake import FakeModel, call, text


def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]  #: one_history
    for _ in range(max_steps):  #: step_cap
        reply = model(history, tools)  #: ask_model
        blocks = reply if isinstance(reply, list) else [reply]  #: blocks
        calls = [block for block in blocks if block["type"] == "tool_call"]  #: every_call
        if not calls:  #: stop_at_text
            return "\n".join(block["text"] for block in blocks)  #: text_of_blocks
        history.append({"role": "assistant", "content": blocks})  #: append_reply
        results = []  #: one_message
        for wanted in calls:  #: every_call
            outcome = str(tools[wanted["name"]](**wanted["input"]))  #: call_tool
            results.append({"type": "tool_result", "tool_use_id": wanted["id"], "content": outcome})  #: answer_by_id
        history.append({"role": "user", "content": results})  #: one_message
    return f"Stopped: the cap of {max_steps} steps is reached."  #: cap_result


if __name__ == "__main__":
    weather = {"Oslo": "snow", "Cairo": "sun", "Lima": "fog"}

    def look_up(city):
        print(f"  look_up(city={city!r})")
        return weather[city]

    asks = [call(f"c{number}", "look_up", city=city) for number, city in enumerate(weather)]
    model = FakeModel([text("Three look-ups at once."), *asks], [text("Snow, sun and fog.")])
    print(run(model, {"look_up": look_up}, "Weather in Oslo, Cairo and Lima?"))
    print(f"{model.calls} calls to the model")
