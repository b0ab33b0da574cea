import itertools
from fake import FakeModel, text, call


def transcript(model, tools, task):
    """Yields None for each step with a tool, and the answer at the end."""
    turns = [{"role": "user", "content": task}]
    while True:
        reply = model(turns, tools)
        if reply["type"] == "text":
            yield reply["text"]
            return
        turns.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        turns.append({
            "role": "user",
            "content": [dict(type="tool_result", tool_use_id=reply["id"], content=f"{out!s}")],
        })
        yield None


def run(model, tools, task, max_steps=5):
    for answer in itertools.islice(transcript(model, tools, task), max_steps):
        if answer is not None:
            return answer
    return "Stopped: too many steps"


print(run(FakeModel(call("t1", "add", a=2, b=3), text("5")), {"add": lambda a, b: a + b}, "2+3?"))
