# twist: 2
# fault: the queue is turned to what was asked for and not turned back, so equal calls change places

# twist: 2
import copy
import json
from collections import deque
from contextlib import contextmanager


class ReplayTools:
    def __init__(self, recordings):
        self.queue, self.unexpected = deque(recordings), []

    def call(self, name, args):
        wanted = json.dumps([name, args], sort_keys=True)
        for place, take in enumerate(self.queue):
            if json.dumps([take["name"], take["args"]], sort_keys=True) == wanted:
                break
        else:
            self.unexpected.append(name)
            raise ReplayError(f"unexpected: {wanted}")
        self.queue.rotate(-place)
        self.queue.popleft()
        if "error" in take:
            raise take["error"]
        return copy.deepcopy(take["result"])

    def finish(self):
        if self.queue or self.unexpected:
            raise ReplayError(f"left over {[take['name'] for take in self.queue]}, unexpected {self.unexpected}")


class RecordTools:
    def __init__(self, tools):
        self._tools, self._taken = tools, []

    @property
    def recordings(self):
        return self._taken

    @contextmanager
    def _taking(self, name, args):
        take = {"name": name, "args": copy.deepcopy(args)}
        try:
            yield take
        except Exception as error:
            take["error"] = error
            self._taken.append(take)
            raise
        self._taken.append(take)

    def call(self, name, args):
        with self._taking(name, args) as take:
            result = self._tools[name](**args)
            take["result"] = copy.deepcopy(result)
            return result
