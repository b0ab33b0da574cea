# twist: 1
# fault: a falsy result gives an empty observation

import hashlib
import json


def hash_action(action, args):
    return hashlib.sha256(json.dumps([action, args], sort_keys=True).encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    return any(len(run) >= 2 * n and run[-n:] == run[-2 * n : -n] for n in range(1, longest_cycle + 1))


def act(tools, action, args, action_hashes):
    new = hash_action(action, args)
    if is_stuck(action_hashes, new):
        return "you have done that just now", True
    action_hashes.append(new)
    try:
        return str(tools[action](**args) or ""), False
    except Exception as error:
        return f"ERROR {error}", False
