# fault: a list in the arguments is sorted, so that another order of its items gives the same hash
import json


def flat(v):
    if isinstance(v, dict):
        return {k: flat(v[k]) for k in sorted(v)}
    if isinstance(v, list):
        return sorted((flat(x) for x in v), key=repr)
    return v


def hash_action(action, args):
    return json.dumps([action, flat(args)], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    s = list(action_hashes) + [new_hash]
    return any(len(s) >= 2 * n and s[-n:] == s[-2 * n : -n] for n in range(1, longest_cycle + 1))
