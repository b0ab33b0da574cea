# fault: the tool result carries an id made from the step number, not the id of the call
from itertools import count


class Runner:
    def __init__(self):
        self.ids = (f"t{n}" for n in count(1))

    def result(self, val):
        return {"type": "tool_result", "tool_use_id": next(self.ids), "content": str(val)}


def run(brain, available, job, max_steps=5):
    runner, convo = Runner(), [{"role": "user", "content": job}]
    for _ in range(max_steps):
        output = brain(convo, available)
        if output["type"] == "text":
            return output["text"]
        convo.append({"role": "assistant", "content": output})
        convo.append({"role": "user", "content": [runner.result(available[output["name"]](**output["input"]))]})
    return "Stopped"
