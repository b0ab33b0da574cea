# twist: 1
# fault: the tool is run before anybody looks whether the run is stuck
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))


def act(tools, action, args, action_hashes):
    new = hash_action(action, args)
    stuck = is_stuck(action_hashes, new)
    action_hashes.append(new)
    try:
        return str(tools[action](**args)), stuck
    except Exception as error:
        return f"ERROR: {error}", stuck
