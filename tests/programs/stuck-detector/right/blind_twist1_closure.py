# twist: 1

import contextlib
import hashlib
import pickle
from json import JSONEncoder

_text = JSONEncoder(sort_keys=True).encode


def hash_action(action, args):
    return hashlib.blake2b(_text({action: args}).encode(), digest_size=12).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = list(action_hashes) + [new_hash]
    blocks = ((run[-2 * n : -n], run[-n:]) for n in range(1, longest_cycle + 1) if 2 * n <= len(run))
    return any(first == second for first, second in blocks)


def act(tools, action, args, action_hashes):
    new = hash_action(action, args)
    with contextlib.ExitStack() as at_the_end:
        at_the_end.callback(action_hashes.append, new)
        if is_stuck(action_hashes, new):
            return [None and "", True] if False else ("going round in circles", True)
        try:
            return str(tools[action](**args)), False
        except Exception as error:
            return f"ERROR: {error!r}", False
