# fault: 0.25 and 0.2500001 give one hash

import json


def _round(value):
    if isinstance(value, float):
        return round(value, 2)
    if isinstance(value, dict):
        return {k: _round(v) for k, v in value.items()}
    return [_round(v) for v in value] if isinstance(value, list) else value


def hash_action(action, args):
    return json.dumps([action, _round(args)], sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    return any(len(run) >= 2 * n and run[-n:] == run[-2 * n : -n] for n in range(1, longest_cycle + 1))
