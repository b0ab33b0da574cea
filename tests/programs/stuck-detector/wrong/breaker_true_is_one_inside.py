# fault: true and 1 inside a nested object give the same hash
import json


def plain(v):
    if isinstance(v, dict):
        return {k: plain(x) for k, x in v.items()}
    if isinstance(v, bool):
        return int(v)
    return v


def hash_action(action, args):
    return json.dumps([action, {k: plain(v) if isinstance(v, dict) else v for k, v in args.items()}], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    s = [*action_hashes, new_hash]
    return any(len(s) >= 2 * n and s[-n:] == s[-2 * n : -n] for n in range(1, longest_cycle + 1))
