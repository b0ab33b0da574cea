# fault: the history starts with a system message instead of one user message
SYSTEM = "You are a careful agent. Use the tools."


class Loop:
    def __init__(self, lm, toolset):
        self.model, self.tools = lm, toolset
        self.history = [{"role": "system", "content": SYSTEM}]

    def go(self, job, n_steps):
        self.history.append({"role": "user", "content": job})
        for _ in range(n_steps):
            output = self.model(self.history, self.tools)
            if output["type"] == "text":
                return output["text"]
            self.history.append({"role": "assistant", "content": output})
            collected = self.tools[output["name"]](**output["input"])
            self.history.append(
                {
                    "role": "user",
                    "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": str(collected)}],
                }
            )
        return "Stopped"


def run(lm, toolset, job, max_steps=5):
    return Loop(lm, toolset).go(job, max_steps)
