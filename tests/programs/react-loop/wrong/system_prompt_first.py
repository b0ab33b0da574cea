# fault: the history starts with a system message instead of one user message
SYSTEM = "You are a careful agent. Use the tools."


class Loop:
    def __init__(self, model, tools):
        self.model, self.tools = model, tools
        self.history = [{"role": "system", "content": SYSTEM}]

    def go(self, task, steps):
        self.history.append({"role": "user", "content": task})
        for _ in range(steps):
            reply = self.model(self.history, self.tools)
            if reply["type"] == "text":
                return reply["text"]
            self.history.append({"role": "assistant", "content": reply})
            out = self.tools[reply["name"]](**reply["input"])
            self.history.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
        return "Stopped"


def run(model, tools, task, max_steps=5):
    return Loop(model, tools).go(task, max_steps)
