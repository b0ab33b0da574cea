# twist: 1
import hashlib
import json


def hash_action(action, args):
    return hashlib.sha1(json.dumps([action, args], sort_keys=True).encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))


def act(tools, action, args, action_hashes):
    new = hash_action(action, args)
    stuck = is_stuck(action_hashes, new)
    action_hashes.append(new)
    if stuck:
        return f"Stopped: {action} again", True
    if action not in tools:
        return f"ERROR: no tool {action}, there are {sorted(tools)}", False
    try:
        return str(tools[action](**args)), False
    except Exception as problem:
        return f"ERROR: {problem}", False
