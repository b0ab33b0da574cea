# twist: 3
import json


class StuckGuard:
    def __init__(self):
        self.keys = []

    def stuck(self, asked_name, payload):
        self.keys.append((asked_name, json.dumps(payload, sort_keys=True, default=repr)))
        return self.keys[-2:-1] == self.keys[-1:]


def run(brain, known, question, max_steps=5):
    guard = StuckGuard()
    thread = [{"role": "user", "content": question}]
    response, rounds = None, 0
    while response is None and rounds < max_steps:
        rounds += 1
        move = brain(thread, known)
        thread.append({"role": "assistant", "content": [move]})
        if move["type"] == "text":
            response = move["text"]
        else:
            produced = str(known[move["name"]](**move["input"]))
            thread.append(
                {"role": "user", "content": [{"type": "tool_result", "tool_use_id": move["id"], "content": produced}]}
            )
            if guard.stuck(move["name"], move["input"]):
                response = f"I was going in circles; the last thing I saw was: {produced}"
    return "Stopped: no answer in time" if response is None else response
