# fault: the two halves are compared as sets, so A-B-B-A counts as a cycle
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(len(seq) >= 2 * n and set(seq[-n:]) == set(seq[-2 * n : -n]) for n in range(1, longest_cycle + 1))
