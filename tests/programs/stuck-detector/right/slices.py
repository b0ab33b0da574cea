import hashlib
import json


def hash_action(action, args):
    text = json.dumps({"tool": action, "args": args}, sort_keys=True)
    return hashlib.md5(text.encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = list(action_hashes) + [new_hash]
    return any(len(seq) >= 2 * n and seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))
