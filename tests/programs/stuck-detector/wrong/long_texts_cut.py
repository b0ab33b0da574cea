# fault: only the start of each text goes into the hash

import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)[:200]


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    return any(len(run) >= 2 * n and run[-n:] == run[-2 * n : -n] for n in range(1, longest_cycle + 1))
