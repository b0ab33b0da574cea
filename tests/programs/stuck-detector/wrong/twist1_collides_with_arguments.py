# twist: 1
# fault: a tool whose argument is called `action` can't be called

import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    return any(len(run) >= 2 * n and run[-n:] == run[-2 * n : -n] for n in range(1, longest_cycle + 1))


def _run(tools, action, **args):
    try:
        return str(tools[action](**args))
    except Exception as error:
        return f"ERROR: {error}"


def act(tools, action, args, action_hashes):
    new = hash_action(action, args)
    stuck = is_stuck(action_hashes, new)
    action_hashes.append(new)
    if stuck:
        return "stuck", True
    try:
        return _run(tools, action, **args), False
    except TypeError as error:
        return f"ERROR: {error}", False
