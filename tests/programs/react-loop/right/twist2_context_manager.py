# twist: 2
from contextlib import contextmanager, suppress


@contextmanager
def observing(into):
    try:
        yield
    except Exception as problem:
        into.append(f"ERROR ({type(problem).__name__}) {problem}")


def step(tools, said):
    seen = []
    with observing(seen):
        seen.append(str(tools[said["name"]](**said["input"])))
    return [{"tool_use_id": said["id"], "content": seen[0], "type": "tool_result"}]


def run(model, tools, task, max_steps=5):
    talk = [dict(content=task, role="user")]
    with suppress(StopIteration):
        budget = iter(range(max_steps))
        while True:
            next(budget)
            if (said := model(talk, tools))["type"] == "text":
                return said["text"]
            talk += {"role": "assistant", "content": said}, {"role": "user", "content": step(tools, said)}
    return "Stopped"
