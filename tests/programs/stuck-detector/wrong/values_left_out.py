# fault: only the names of the arguments count, so reading page 1 and page 2 is one action
import json


def hash_action(action, args):
    return json.dumps([action, sorted(args)])


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(len(seq) >= 2 * n and seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))
