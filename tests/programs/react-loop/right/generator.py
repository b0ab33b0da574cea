import itertools
from fake import FakeModel, text, call


def transcript(llm, known, question):
    """Yields None for each step with a tool, and the answer at the end."""
    turns = [{"role": "user", "content": question}]
    while True:
        step = llm(turns, known)
        if step["type"] == "text":
            yield step["text"]
            return
        turns.append({"role": "assistant", "content": step})
        gathered = known[step["name"]](**step["input"])
        turns.append(
            {
                "role": "user",
                "content": [dict(type="tool_result", tool_use_id=step["id"], content=f"{gathered!s}")],
            }
        )
        yield None


def run(llm, known, question, max_steps=5):
    for response in itertools.islice(transcript(llm, known, question), max_steps):
        if response is not None:
            return response
    return "Stopped: too many steps"


print(run(FakeModel(call("c7", "add", a=4, b=5), text("9")), {"add": lambda a, b: a + b}, "4+5?"))
