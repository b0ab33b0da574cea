import hashlib


class Runner:
    def __init__(self, task_id, checkpointer, decide, act):
        self.store, self.decide, self.act = checkpointer, decide, act
        self.state = checkpointer.load(task_id)
        if self.state is None:
            self.state = {"task_id": task_id, "status": "running", "completed_steps": [], "pending": None}

    def intend(self):
        """Whether there is something to do; it is recorded then."""
        if self.state["pending"] is not None:
            return True
        action = self.decide(self.state["completed_steps"])
        if action is not None:
            name = f"{self.state['task_id']}|{len(self.state['completed_steps'])}|{action}"
            self.state["pending"] = {"action": action, "key": hashlib.sha256(name.encode()).hexdigest()}
            self.store.save(self.state)
        return action is not None

    def perform(self):
        action, key = self.state["pending"]["action"], self.state["pending"]["key"]
        result = self.act(action, key)
        self.state["completed_steps"].append(dict(action=action, result=result))
        self.state["pending"] = None
        self.store.save(self.state)

    def run(self):
        if self.state["status"] == "running":
            while self.intend():
                self.perform()
            self.state["status"] = "done"
            self.store.save(self.state)
        return self.state["completed_steps"]


def resumable_loop(*given):
    return Runner(*given).run()
