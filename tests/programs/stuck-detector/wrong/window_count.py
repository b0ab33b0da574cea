# fault: counts how often the action stands among the last four, so a cycle of three is never seen
import hashlib
import json


def hash_action(action, args):
    return hashlib.sha256(json.dumps([action, args], sort_keys=True).encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    return action_hashes[-4:].count(new_hash) >= 2 or action_hashes[-1:] == [new_hash]
