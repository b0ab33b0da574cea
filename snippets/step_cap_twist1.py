from fake import FakeModel, call, text


def run_capped(model, tools, task, max_steps=3):
    history = [{"role": "user", "content": task}]
    report = {"ok": False, "answer": "No answer yet; please have a person look at it.", "steps": 0}  #: exhausted
    report["gathered"] = []  #: partial_work
    for _ in range(max_steps):  #: step_cap
        report["steps"] += 1  #: count_calls
        reply = model(history, tools)  #: ask_model
        if reply["type"] == "text":  #: success
            return {**report, "ok": True, "answer": reply["text"]}  #: success
        result = str(tools[reply["name"]](**reply["input"]))  #: partial_work
        report["gathered"].append(result)  #: partial_work
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": result}
        history += [{"role": "assistant", "content": reply}, {"role": "user", "content": [block]}]
    return report  #: exhausted


if __name__ == "__main__":
    pages = {1: "Chapter one", 2: "Chapter two", 3: "Index"}
    script = [call(f"c{number}", "read", page=number) for number in pages]
    for limit in (4, 2):
        model = FakeModel(*script, text("The index is on page 3."))
        print(run_capped(model, {"read": lambda page: pages[page]}, "Where is the index?", limit))
