"""dispatch is only a thin door to the toolbox; the loop uses the toolbox itself."""
from inspect import signature


class Toolbox:
    def __init__(self, tools):
        self.tools = tools

    def __call__(self, name, args):
        if name not in self.tools:
            return f"ERROR: {name} is not one of {', '.join(self.tools)}"
        fn = self.tools[name]
        try:
            signature(fn).bind(**args)
        except TypeError as exc:
            return f"ERROR: {name}: {exc}"
        try:
            value = str(fn(**args))
        except Exception as exc:
            return f"ERROR: {name}: {type(exc).__name__}: {exc}"
        else:
            return value


def dispatch(tools, name, args):
    return Toolbox(tools)(name, args)


class Agent:
    def __init__(self, model, tools, task):
        self.model, self.tools, self.box = model, tools, Toolbox(tools)
        self.history = [{"role": "user", "content": task}]

    def step(self):
        reply = self.model(list(self.history), self.tools)
        blocks = list(reply) if isinstance(reply, (list, tuple)) else [reply]
        self.history.append({"role": "assistant", "content": blocks})
        results = [
            {"type": "tool_result", "tool_use_id": b["id"], "content": self.box(b["name"], b["input"])}
            for b in blocks if b["type"] == "tool_call"
        ]
        if not results:
            return " ".join(b["text"] for b in blocks if b["type"] == "text")
        self.history.append({"role": "user", "content": results})


def run(model, tools, task, max_steps=5):
    agent = Agent(model, tools, task)
    for _ in range(max_steps):
        if (answer := agent.step()) is not None:
            return answer
    return "Stopped after %d steps" % max_steps
