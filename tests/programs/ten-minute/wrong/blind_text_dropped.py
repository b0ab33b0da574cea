# fault: only the calls of a reply go into the history, the text beside them is lost
import inspect


class Agent:
    def __init__(self, model, tools):
        self.model, self.tools, self.log = model, tools, []

    def ask(self):
        reply = self.model(self.log, self.tools)
        return [reply] if isinstance(reply, dict) else list(reply)

    def answer(self, call):
        said = dispatch(self.tools, call["name"], call["input"])
        return {"type": "tool_result", "tool_use_id": call["id"], "content": said}


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: {name} is unknown, choose from {sorted(tools)}"
    function = tools[name]
    try:
        inspect.signature(function).bind(**args)
    except TypeError as err:
        return f"ERROR: cannot call {name}: {err}"
    try:
        value = function(**args)
    except Exception as err:
        return f"ERROR: {name} failed with {type(err).__name__}: {err}"
    return str(value)


def run(model, tools, task, max_steps=5):
    agent = Agent(model, tools)
    agent.log.append({"content": task, "role": "user"})
    for _ in range(max_steps):
        blocks = agent.ask()
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return " ".join(b["text"] for b in blocks)
        agent.log.append({"role": "assistant", "content": calls})
        agent.log.append({"role": "user", "content": [agent.answer(case) for case in calls]})
    return "Stopped without an answer"
