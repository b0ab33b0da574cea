from collections import UserString
from itertools import islice


def _canonical(value):
    if isinstance(value, dict):
        return "{" + ",".join(f"{key!r}:{_canonical(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(_canonical, value)) + "]"
    return repr(value)


class Hash(str):
    pass


def hash_action(action, args):
    return Hash(_canonical([action, args]))


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    backwards = [new_hash, *reversed(action_hashes)]
    for length in range(longest_cycle, 0, -1):
        pairs = [*zip(islice(backwards, length), islice(backwards, length, length * 2))]
        if len(pairs) == length and all(one == other for one, other in pairs):
            return True
    return False
