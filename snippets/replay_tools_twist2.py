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


class RecordTools:
    def __init__(self, tools):
        self.tools = tools
        self.recordings = []

    def call(self, name, args):
        recording = {"name": name, "args": deepcopy(args)}  #: as_asked
        try:
            result = self.tools[name](**args)  #: real_call
        except Exception as error:
            self.recordings.append({**recording, "error": error})  #: errors_too
            raise  #: errors_too
        self.recordings.append({**recording, "result": deepcopy(result)})  #: as_answered
        return result  #: real_call


if __name__ == "__main__":

    def price(items):
        print("  (a real call)")
        return dict.fromkeys(items, 12.5)

    recorder = RecordTools({"price": price})
    recorder.call("price", {"items": ["lamp"]})["lamp"] = 0
    replay = ReplayTools(recorder.recordings)
    print(replay.call("price", {"items": ["lamp"]}))
    replay.finish()
