class Agent:
    def __init__(self, model, tools, max_steps):
        self.model = model
        self.tools = tools
        self.max_steps = max_steps
        self.history = []

    def say(self, role, content):
        self.history.append(dict(role=role, content=content))

    def act(self, reply):
        fn = self.tools[reply["name"]]
        return fn(**reply["input"])

    def __call__(self, task):
        self.say("user", task)
        for _ in range(self.max_steps):
            # the model gets its own list each time, what it does with it is its business
            reply = self.model(list(self.history), self.tools)
            self.say("assistant", reply)
            if reply["type"] != "tool_call":
                return reply["text"]
            block = {"type": "tool_result", "tool_use_id": reply["id"], "content": str(self.act(reply))}
            self.say("user", (block,))
        return "Stopped (step budget of %d used up)" % self.max_steps


def run(model, tools, task, max_steps=5):
    return Agent(model, tools, max_steps)(task)
