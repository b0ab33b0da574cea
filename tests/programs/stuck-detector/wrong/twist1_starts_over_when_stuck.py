# twist: 1
# fault: the hashes are thrown away when the run is stuck
import hashlib
import json


def hash_action(action, args):
    return hashlib.sha256(json.dumps([action, args], sort_keys=True).encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = list(action_hashes) + [new_hash]
    for size in range(1, longest_cycle + 1):
        if len(run) >= 2 * size and run[-size:] == run[-2 * size : -size]:
            return True
    return False


def act(tools, action, args, action_hashes):
    new = hash_action(action, args)
    stuck = is_stuck(action_hashes, new)
    action_hashes.append(new)
    if stuck:
        action_hashes.clear()
        return "stuck: you are going round in circles", True
    if action not in tools:
        return f"ERROR: unknown tool {action}", False
    try:
        return str(tools[action](**args)), False
    except Exception as error:
        return f"ERROR: {error}", False
