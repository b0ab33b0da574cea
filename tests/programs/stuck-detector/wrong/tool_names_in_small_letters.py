# fault: two tools whose names differ in their case alone get the same hash
import hashlib
import json


def hash_action(action, args):
    form = json.dumps({"tool": action.strip().lower(), "with": args}, sort_keys=True)
    return hashlib.sha1(form.encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    return any(run[-size:] == run[-2 * size : -size] for size in range(1, longest_cycle + 1))
