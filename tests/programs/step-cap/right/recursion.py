from fake import FakeModel, call, text


def outcome(ok, answer, steps, **more):
    return {"ok": ok, "answer": answer, "steps": steps, **more}


def run_capped(model, tools, task, max_steps=3):
    def go(history, used):
        if used == max_steps:
            return outcome(False, f"gave up after {used} steps", used, reason="step_budget")
        match model(history, tools=tools):
            case {"type": "text", "text": words}:
                return outcome(True, words, used + 1)
            case reply:
                seen = str(tools[reply["name"]](**reply["input"]))
                result = {"type": "tool_result", "tool_use_id": reply["id"], "content": seen}
                return go(
                    [*history, {"role": "assistant", "content": reply}, {"role": "user", "content": [result]}], used + 1
                )

    return go([{"role": "user", "content": task}], 0)


print(run_capped(FakeModel(call("1", "now"), text("noon")), {"now": lambda: 12}, "time?"))
