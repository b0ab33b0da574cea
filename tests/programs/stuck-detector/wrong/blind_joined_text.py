# fault: joins the hashes to one text before it compares

import hashlib
import json


def hash_action(action, args):
    return hashlib.sha256(json.dumps([action, args], sort_keys=True).encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    text = "".join(run)
    return any(len(run) > n and text.endswith("".join(run[-n:]) * 2) for n in range(1, longest_cycle + 1))
