"""Counts at the model itself: a wrapper that raises inside when the budget is spent."""


class OutOfSteps(Exception):
    pass


class Metered:
    def __init__(self, model, limit):
        self.model, self.limit, self.used = model, limit, 0

    def __call__(self, messages, tools):
        if self.used >= self.limit:
            raise OutOfSteps
        self.used += 1
        return self.model(messages, tools)


def loop(model, tools, messages):
    while (reply := model(messages, tools))["type"] != "text":
        messages.append({"role": "assistant", "content": [reply]})
        value = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": str(value)}]})
    return reply["text"]


def run_capped(model, tools, task, max_steps=3):
    metered = Metered(model, max_steps)
    try:
        answer, ok = loop(metered, tools, [{"role": "user", "content": task}]), True
    except OutOfSteps:
        answer, ok = "Stopped, the step budget is used up.", False
    return {"ok": ok, "answer": answer, "steps": metered.used}
