# twist: 1
class Run:
    def __init__(self, brain, known, goal):
        self.model, self.tools = brain, known
        self.history = [{"role": "user", "content": goal}]

    @property
    def steps(self):
        return sum(t["role"] == "assistant" for t in self.history)

    @property
    def gathered(self):
        # everything the tools said is in the history anyway
        return tuple(part["content"] for t in self.history[1:] if t["role"] == "user" for part in t["content"])

    def step(self):
        out = self.model(self.history, self.tools)
        self.history.append({"role": "assistant", "content": out})
        if out["type"] == "text":
            return out["text"]
        got = self.tools[out["name"]](**out["input"])
        self.history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": out["id"], "content": str(got)}]}
        )
        return None


def run_capped(brain, known, goal, max_steps=3):
    run, response = Run(brain, known, goal), None
    while response is None and run.steps < max_steps:
        response = run.step()
    ok = response is not None
    return {"ok": ok, "answer": response if ok else "Could not finish", "steps": run.steps, "gathered": run.gathered}
