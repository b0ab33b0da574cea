import time

from fake import FakeModel, call, text


def run_capped(model, tools, task, max_steps=3, deadline=float("inf")):
    end = time.monotonic() + deadline  #: deadline
    history = [{"role": "user", "content": task}]
    report = {"ok": False, "answer": "No answer yet; please have a person look at it.", "steps": 0}  #: exhausted
    for _ in range(max_steps):  #: step_cap
        if time.monotonic() > end:  #: before_each_call
            break  #: before_each_call
        report["steps"] += 1  #: count_calls
        reply = model(history, tools)  #: ask_model
        if reply["type"] == "text":  #: success
            return {**report, "ok": True, "answer": reply["text"]}  #: success
        result = str(tools[reply["name"]](**reply["input"]))
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": result}
        history += [{"role": "assistant", "content": reply}, {"role": "user", "content": [block]}]
    return report  #: exhausted


if __name__ == "__main__":

    def read(page):
        time.sleep(0.1)
        return f"Chapter {page}"

    script = [call(f"c{number}", "read", page=number) for number in (1, 2, 3)]
    for seconds in (5, 0.15):
        model = FakeModel(*script, text("The index is on page 4."))
        print(run_capped(model, {"read": read}, "Where is the index?", 9, deadline=seconds))
