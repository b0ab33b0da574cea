import inspect

from fake import FakeModel, call, text


def dispatch(tools, name, args):
    if name not in tools:  #: unknown_tool
        return f"ERROR: {name!r} is not a tool. Choose from: {', '.join(tools)}"  #: unknown_tool
    try:  #: bind_first
        inspect.signature(tools[name]).bind(**args)  #: bind_first
    except TypeError as fault:  #: bind_first
        return f"ERROR: {name} was not run: {fault}"  #: bind_first
    try:  #: tool_failure
        return str(tools[name](**args))  #: run_tool
    except Exception as fault:  #: tool_failure
        return f"ERROR: {name} raised {type(fault).__name__}: {fault}"  #: tool_failure


def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]  #: one_history
    for _ in range(max_steps):  #: step_cap
        reply = model(history, tools)  #: ask_model
        blocks = reply if isinstance(reply, list) else [reply]  #: whole_reply
        calls = [block for block in blocks if block["type"] == "tool_call"]  #: every_call
        if not calls:  #: stop_at_text
            return "\n".join(block["text"] for block in blocks)  #: stop_at_text
        history.append({"role": "assistant", "content": blocks})  #: whole_reply
        results = []  #: one_message
        for wanted in calls:  #: every_call
            outcome = dispatch(tools, wanted["name"], wanted["input"])  #: through_dispatch
            results.append({"type": "tool_result", "tool_use_id": wanted["id"], "content": outcome})  #: answer_by_id
        history.append({"role": "user", "content": results})  #: one_message
    return f"Stopped: the cap of {max_steps} steps is reached."  #: cap_result


if __name__ == "__main__":
    stock = {"bolt": 40, "nut": 0}

    def count(part):
        return stock[part]

    def show(messages):
        print(*(result["content"] for result in messages[-1]["content"]), sep="\n")

    class Loud(FakeModel):
        def __call__(self, messages, tools=None):
            if self.calls:
                show(messages)
            return super().__call__(messages, tools)

    first = [text("I need three counts."), call("c1", "count", part="bolt"), call("c2", "count", part="gear")]
    second = [call("c3", "counts", part="nut"), call("c4", "count", piece="nut")]
    model = Loud(first, second, call("c5", "count", part="nut"), text("40 bolts, no nuts, and gears are unknown."))
    print(run(model, {"count": count}, "How many bolts, nuts and gears?"))
