# fault: exhausted, the answer is None and not a string
class Run:
    def __init__(self, model, tools):
        self.model, self.tools, self.steps, self.answer = model, tools, 0, None

    def go(self, messages, limit):
        while self.steps < limit:
            self.steps += 1
            reply = self.model(messages, self.tools)
            if reply["type"] == "text":
                self.answer = reply["text"]
                break
            messages.append({"role": "assistant", "content": reply})
            messages.append({"role": "user", "content": str(self.tools[reply["name"]](**reply["input"]))})
        return {"ok": self.answer is not None, "answer": self.answer, "steps": self.steps}


def run_capped(model, tools, task, max_steps=3):
    return Run(model, tools).go([{"role": "user", "content": task}], max_steps)
