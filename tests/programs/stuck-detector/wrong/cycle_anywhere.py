# fault: a cycle that lies in the past still counts, although the run has moved on
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    for n in range(1, longest_cycle + 1):
        for start in range(len(seq) - 2 * n + 1):
            if seq[start : start + n] == seq[start + n : start + 2 * n]:
                return True
    return False
