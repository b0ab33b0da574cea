# fault: the same arguments in another order give another hash
import json


def hash_action(action, args):
    return json.dumps([action, args])


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(len(seq) >= 2 * n and seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))
