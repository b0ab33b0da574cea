# twist: 1
# fault: a call whose arguments do not fit is taken out of the record
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
        return "stuck: you are going round in circles", True
    if action not in tools:
        return f"ERROR: unknown tool {action}", False
    try:
        return str(tools[action](**args)), False
    except TypeError:
        action_hashes.pop()
        return "ERROR: args", False
    except Exception as error:
        return f"ERROR: {error}", False
