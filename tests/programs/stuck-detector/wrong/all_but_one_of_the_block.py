# fault: all but one action of a block have to come again, not all of them

import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    for n in range(1, longest_cycle + 1):
        if len(run) >= 2 * n and all(run[-1 - i] == run[-1 - i - n] for i in range(max(1, n - 1))):
            return True
    return False
