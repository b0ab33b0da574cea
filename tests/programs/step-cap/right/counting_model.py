"""Counts at the model itself: a wrapper that raises inside when the budget is spent."""


class OutOfSteps(Exception):
    pass


class Metered:
    def __init__(self, llm, limit):
        self.model, self.limit, self.used = llm, limit, 0

    def __call__(self, convo, toolset):
        if self.used >= self.limit:
            raise OutOfSteps
        self.used += 1
        return self.model(convo, toolset)


def loop(llm, toolset, convo):
    while (step := llm(convo, toolset))["type"] != "text":
        convo.append({"role": "assistant", "content": [step]})
        outcome = toolset[step["name"]](**step["input"])
        convo.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": step["id"], "content": str(outcome)}]}
        )
    return step["text"]


def run_capped(llm, toolset, goal, max_steps=3):
    metered = Metered(llm, max_steps)
    try:
        given_answer, ok = loop(metered, toolset, [{"role": "user", "content": goal}]), True
    except OutOfSteps:
        given_answer, ok = "Stopped, the step budget is used up.", False
    return {"ok": ok, "answer": given_answer, "steps": metered.used}
