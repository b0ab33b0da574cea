"""A dict of its own kind, filled step by step, that is the history's owner too."""


class Outcome(dict):
    def __init__(self, task):
        super().__init__(ok=False, answer="I ran out of steps; please take over.", steps=0)
        self["trace"] = [{"role": "user", "content": task}]

    def ask(self, model, tools):
        self["steps"] += 1
        return model(tuple(self["trace"]), tools=tools)

    def finish(self, answer):
        self.update(ok=True, answer=answer)


def run_capped(model, tools, task, max_steps=3):
    outcome = Outcome(task)
    while outcome["steps"] < max_steps and not outcome["ok"]:
        reply = outcome.ask(model, tools)
        if reply["type"] == "text":
            outcome.finish(reply["text"])
        else:
            outcome["trace"] += [
                {"role": "assistant", "content": [reply]},
                {"role": "user", "content": str(tools[reply["name"]](**reply["input"]))},
            ]
    return outcome
