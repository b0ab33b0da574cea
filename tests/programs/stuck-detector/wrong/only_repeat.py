# fault: only the same action twice in a row is seen, no cycle
import json


def hash_action(action, args):
    return json.dumps([action, args], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    return bool(action_hashes) and action_hashes[-1] == new_hash
