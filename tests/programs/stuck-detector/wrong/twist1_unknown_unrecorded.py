# twist: 1
# fault: calls of tools that do not exist are not recorded, so they may come back for ever
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))


def act(tools, action, args, action_hashes):
    if action not in tools:
        return "ERROR: unknown tool", False
    new = hash_action(action, args)
    if is_stuck(action_hashes, new):
        return "stuck", True
    action_hashes.append(new)
    try:
        return str(tools[action](**args)), False
    except Exception as error:
        return f"ERROR: {error}", False
