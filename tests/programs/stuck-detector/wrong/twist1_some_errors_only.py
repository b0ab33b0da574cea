# twist: 1
# fault: an exception of the tool's own kind is not caught

import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    return any(len(run) >= 2 * n and run[-n:] == run[-2 * n : -n] for n in range(1, longest_cycle + 1))


def act(tools, action, args, action_hashes):
    new = hash_action(action, args)
    stuck = is_stuck(action_hashes, new)
    action_hashes.append(new)
    if stuck:
        return "stuck", True
    try:
        return str(tools[action](**args)), False
    except (LookupError, TypeError, ValueError, OSError, RuntimeError, ArithmeticError) as error:
        return f"ERROR: {error}", False
