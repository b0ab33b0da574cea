import json
from copy import deepcopy


#: given
class ReplayError(Exception):
    """The run did something else than was recorded."""


#: end


def written(name, args):
    return f"{name} {json.dumps(args, sort_keys=True)}"  #: same_call


class ReplayTools:
    def __init__(self, recordings, in_order=False):
        self.left = list(recordings)  #: own_list
        self.in_order = in_order
        self.unexpected = []

    def call(self, name, args):
        asked = written(name, args)
        allowed = self.left[:1] if self.in_order else self.left  #: next_alone
        for place, recording in enumerate(allowed):  #: any_order
            if written(recording["name"], recording["args"]) == asked:
                del self.left[place]  #: once
                if "error" in recording:  #: error_again
                    raise recording["error"]  #: error_again
                return deepcopy(recording["result"])  #: own_result
        self.unexpected.append(asked)  #: remembered
        due = f"; next is {[recording['name'] for recording in allowed]}" if self.in_order else ""  #: says_next
        raise ReplayError(f"not recorded: {asked}{due}")  #: loud

    def finish(self):
        left = [recording["name"] for recording in self.left]  #: left_over
        if left or self.unexpected:
            raise ReplayError(f"left over: {left}, unexpected: {self.unexpected}")  #: in_the_end


if __name__ == "__main__":
    recordings = [
        {"name": "check", "args": {"order": 7}, "result": "paid"},
        {"name": "refund", "args": {"order": 7}, "result": "done"},
    ]
    for in_order in (False, True):
        replay = ReplayTools(recordings, in_order=in_order)
        for name in ("refund", "check"):
            try:
                print(name, replay.call(name, {"order": 7}))
            except ReplayError as error:
                print(name, error)
