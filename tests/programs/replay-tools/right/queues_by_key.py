import copy
import json
from collections import deque


class ReplayTools:
    def __init__(self, recordings):
        self.queues = {}
        self.unexpected = []
        for recording in recordings:
            self.queues.setdefault(self.key(recording["name"], recording["args"]), deque()).append(recording)

    @staticmethod
    def key(name, args):
        return name, json.dumps(args, sort_keys=True)

    def call(self, name, args):
        queue = self.queues.get(self.key(name, args))
        if not queue:
            self.unexpected.append(name)
            raise ReplayError(f"unexpected call of {name} with {json.dumps(args)}")
        recording = queue.popleft()
        if "error" in recording:
            raise recording["error"]
        return copy.deepcopy(recording["result"])

    def finish(self):
        left = [name for (name, _), queue in self.queues.items() for _ in queue]
        if left or self.unexpected:
            raise ReplayError(f"left over: {left}; unexpected: {self.unexpected}")
