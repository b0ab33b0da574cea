# fault: only the longest cycle and the repeat are looked for, not the lengths between
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    s = list(action_hashes) + [new_hash]
    return any(len(s) >= 2 * n and s[-n:] == s[-2 * n : -n] for n in {1, longest_cycle})
