# fault: the text that is hashed does not say where a list inside the arguments ends
import hashlib
import json


def flat(value):
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(key)}:{flat(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(flat, value))
    return json.dumps(value)


def hash_action(action, args):
    return hashlib.sha256(f"{action} {flat(args)}".encode()).hexdigest()


def is_stuck(earlier, new, longest_cycle=3):
    run = [*earlier, new]
    return any(run[-n:] == run[-2 * n : -n] for n in range(1, longest_cycle + 1))
