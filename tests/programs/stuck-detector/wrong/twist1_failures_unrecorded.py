# twist: 1
# fault: an action is recorded only once it has worked
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))


def act(tools, action, args, action_hashes):
    new = hash_action(action, args)
    if is_stuck(action_hashes, new):
        return "stuck", True
    try:
        observation = str(tools[action](**args))
    except Exception as error:
        return f"ERROR: {error}", False
    action_hashes.append(new)
    return observation, False
