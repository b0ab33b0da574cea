# fault: letters beyond ASCII are left out of the hash
import hashlib, json


def hash_action(action, args):
    return hashlib.sha256(
        json.dumps([action, args], sort_keys=True, ensure_ascii=False).encode("ascii", "ignore")
    ).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    h = list(action_hashes) + [new_hash]
    for n in range(1, longest_cycle + 1):
        if len(h) >= 2 * n and h[-n:] == h[-2 * n : -n]:
            return True
    return False
