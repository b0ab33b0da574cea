# twist: 1
class Run:
    def __init__(self, model, tools, task):
        self.model, self.tools = model, tools
        self.history = [{"role": "user", "content": task}]

    @property
    def steps(self):
        return sum(m["role"] == "assistant" for m in self.history)

    @property
    def gathered(self):
        # everything the tools said is in the history anyway
        return tuple(block["content"] for m in self.history[1:] if m["role"] == "user" for block in m["content"])

    def step(self):
        reply = self.model(self.history, self.tools)
        self.history.append({"role": "assistant", "content": reply})
        if reply["type"] == "text":
            return reply["text"]
        value = self.tools[reply["name"]](**reply["input"])
        self.history.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": str(value)}]})
        return None


def run_capped(model, tools, task, max_steps=3):
    run, answer = Run(model, tools, task), None
    while answer is None and run.steps < max_steps:
        answer = run.step()
    ok = answer is not None
    return {"ok": ok, "answer": answer if ok else "Could not finish", "steps": run.steps, "gathered": run.gathered}
