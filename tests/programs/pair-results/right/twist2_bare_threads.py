# twist: 2
import threading


class Job(threading.Thread):
    def __init__(self, fn, kwargs):
        super().__init__(daemon=True)
        self.fn, self.kw = fn, kwargs
        self.value = self.error = None

    def run(self):
        try:
            self.value = self.fn(**self.kw)
        except Exception as exc:
            self.error = exc

    def get(self):
        self.join()
        if self.error is not None:
            raise self.error
        return self.value


def pair_results(blocks, tools):
    jobs = {}
    for place, b in enumerate(blocks):
        if b["type"] == "tool_call":
            jobs[place] = b["id"], Job(tools[b["name"]], b["input"])
    for _, job in jobs.values():
        job.start()
    content = [{"type": "tool_result", "tool_use_id": uid, "content": str(job.get())} for uid, job in jobs.values()]
    return {"role": "user", "content": content}
