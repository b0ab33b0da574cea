from fake import FakeModel, text, call


def run(llm, kit, question, max_steps=5):
    """Same loop, but each step is a recursive call with a longer history."""

    def step(log, left):
        if left <= 0:
            return "Stopped: no steps left"
        response = llm(log, kit)
        if response["type"] == "text":
            return response["text"]
        outcome = kit[response["name"]](**response["input"])
        return step(
            log
            + [
                {"role": "assistant", "content": response},
                {
                    "role": "user",
                    "content": [
                        {
                            "type": "tool_result",
                            "tool_use_id": response["id"],
                            "content": str(outcome),
                        }
                    ],
                },
            ],
            left - 1,
        )

    return step([{"role": "user", "content": question}], max_steps)


if __name__ == "__main__":
    print(run(FakeModel(call("a", "inc", n=1), text("two")), {"inc": lambda n: n + 1}, "1 + 1?"))
