# fault: A-x-A-y-A counts as a cycle
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = list(action_hashes) + [new_hash]
    for n in range(1, longest_cycle + 1):
        if len(seq) >= 2 * n and seq[-n:] == seq[-2 * n : -n]:
            return True
    return len(seq) > 4 and longest_cycle == 3 and seq[-1] == seq[-3] == seq[-5]
