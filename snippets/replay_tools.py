import json
from copy import deepcopy


#: given
class ReplayError(Exception):
    """The run did something else than was recorded."""


#: end


def written(name, args):
    return f"{name} {json.dumps(args, sort_keys=True)}"  #: same_call


class ReplayTools:
    def __init__(self, recordings):
        self.left = list(recordings)  #: own_list
        self.unexpected = []

    def call(self, name, args):
        asked = written(name, args)
        for place, recording in enumerate(self.left):  #: any_order
            if written(recording["name"], recording["args"]) == asked:
                del self.left[place]  #: once
                if "error" in recording:  #: error_again
                    raise recording["error"]  #: error_again
                return deepcopy(recording["result"])  #: own_result
        self.unexpected.append(asked)  #: remembered
        raise ReplayError(f"not recorded: {asked}")  #: loud

    def finish(self):
        left = [recording["name"] for recording in self.left]  #: left_over
        if left or self.unexpected:
            raise ReplayError(f"left over: {left}, unexpected: {self.unexpected}")  #: in_the_end


if __name__ == "__main__":
    recordings = [
        {"name": "status", "args": {"order": 7}, "result": "packed"},
        {"name": "stock", "args": {"item": "lamp", "depot": "west"}, "error": TimeoutError("depot west")},
        {"name": "status", "args": {"order": 7}, "result": "sent"},
        {"name": "mail", "args": {"to": "Ada"}, "result": None},
    ]
    replay = ReplayTools(recordings)
    for name, args in (
        ("stock", {"depot": "west", "item": "lamp"}),
        ("status", {"order": 7}),
        ("status", {"order": 7}),
        ("status", {"order": 70}),
    ):
        try:
            print(name, args, "->", replay.call(name, args))
        except Exception as error:
            print(name, args, "->", repr(error))
    try:
        replay.finish()
    except ReplayError as error:
        print("in the end:", error)
