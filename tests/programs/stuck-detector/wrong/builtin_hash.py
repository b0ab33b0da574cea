# fault: hash() is another one in each process, so a resumed run does not know its own actions
import json


def hash_action(action, args):
    return str(hash(json.dumps([action, args], sort_keys=True)))


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(len(seq) >= 2 * n and seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))
