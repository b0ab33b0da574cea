def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id)  #: resume
    if state is None:
        state = {"task_id": task_id, "status": "running", "completed_steps": [], "pending": None}  #: fresh
    steps = state["completed_steps"]
    while state["status"] == "running":  #: stop
        if state["pending"] is None:  #: resend
            action = decide(steps)
            if action is None:
                state["status"] = "done"  #: done
                checkpointer.save(state)  #: done
                break
            key = f"{task_id}:{len(steps)}"  #: key
            state["pending"] = {"action": action, "key": key}  #: intent
            checkpointer.save(state)  #: intent
        pending = state["pending"]
        result = act(pending["action"], pending["key"])
        steps.append({"action": pending["action"], "result": result})  #: step_saved
        state["pending"] = None  #: step_saved
        checkpointer.save(state)  #: step_saved
    return steps


if __name__ == "__main__":
    import json

    class Disk:
        kept = None

        def save(self, state):
            self.kept = json.dumps(state)

        def load(self, task_id):
            return json.loads(self.kept) if self.kept else None

    receipts, plan = {}, ["reserve a seat", "charge the card", "send the ticket"]

    def act(action, key):
        if key not in receipts:
            receipts[key] = f"receipt {len(receipts) + 1}"
            print(f"  {action}: {receipts[key]}")
            if action == "charge the card":
                raise KeyboardInterrupt
        return receipts[key]

    disk = Disk()
    for _ in range(3):
        try:
            done = resumable_loop("trip-7", disk, lambda steps: (plan[len(steps) :] or [None])[0], act)
            print("done:", [step["result"] for step in done])
        except KeyboardInterrupt:
            print("  (killed after the charge, before it was noted)")
