"""dispatch is only a thin door to the toolbox; the loop uses the toolbox itself."""

from inspect import signature


class Toolbox:
    def __init__(self, kit):
        self.tools = kit

    def __call__(self, wanted, inputs):
        if wanted not in self.tools:
            return f"ERROR: {wanted} is not one of {', '.join(self.tools)}"
        target = self.tools[wanted]
        try:
            signature(target).bind(**inputs)
        except TypeError as trouble:
            return f"ERROR: {wanted}: {trouble}"
        try:
            val = str(target(**inputs))
        except Exception as trouble:
            return f"ERROR: {wanted}: {type(trouble).__name__}: {trouble}"
        else:
            return val


def dispatch(kit, wanted, inputs):
    return Toolbox(kit)(wanted, inputs)


class Agent:
    def __init__(self, llm, kit, question):
        self.model, self.tools, self.box = llm, kit, Toolbox(kit)
        self.history = [{"role": "user", "content": question}]

    def step(self):
        said = self.model(list(self.history), self.tools)
        parts = list(said) if isinstance(said, (list, tuple)) else [said]
        self.history.append({"role": "assistant", "content": parts})
        values = [
            {"type": "tool_result", "tool_use_id": blk["id"], "content": self.box(blk["name"], blk["input"])}
            for blk in parts
            if blk["type"] == "tool_call"
        ]
        if not values:
            return " ".join(blk["text"] for blk in parts if blk["type"] == "text")
        self.history.append({"role": "user", "content": values})


def run(llm, kit, question, max_steps=5):
    bot = Agent(llm, kit, question)
    for _ in range(max_steps):
        if (response := bot.step()) is not None:
            return response
    return "Stopped after %d steps" % max_steps
