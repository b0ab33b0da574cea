# fault: a longest_cycle above 3 is taken for 3
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    s = [*action_hashes, new_hash]
    return any(len(s) >= 2 * n and s[-n:] == s[-2 * n : -n] for n in range(1, min(longest_cycle, 3) + 1))
