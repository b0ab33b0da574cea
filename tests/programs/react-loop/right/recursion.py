from fake import FakeModel, text, call


def run(model, tools, task, max_steps=5):
    """Same loop, but each step is a recursive call with a longer history."""
    def step(history, left):
        if left <= 0:
            return "Stopped: no steps left"
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        result = tools[reply["name"]](**reply["input"])
        return step(
            history + [
                {"role": "assistant", "content": reply},
                {"role": "user", "content": [{
                    "type": "tool_result",
                    "tool_use_id": reply["id"],
                    "content": str(result),
                }]},
            ],
            left - 1,
        )

    return step([{"role": "user", "content": task}], max_steps)


if __name__ == "__main__":
    print(run(FakeModel(call("a", "inc", n=1), text("two")), {"inc": lambda n: n + 1}, "1 + 1?"))
