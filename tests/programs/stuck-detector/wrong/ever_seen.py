# fault: an action that was ever taken before counts as stuck
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    return new_hash in action_hashes
