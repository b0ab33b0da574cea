# fault: arguments without a value do not count

import hashlib
import json


def hash_action(action, args):
    return hashlib.sha256(
        json.dumps([action, {k: v for k, v in args.items() if v}], sort_keys=True).encode()
    ).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    return any(len(run) >= 2 * n and run[-n:] == run[-2 * n : -n] for n in range(1, longest_cycle + 1))
