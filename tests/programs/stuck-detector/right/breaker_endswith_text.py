import json, hashlib

hash_action = lambda action, args, /: hashlib.blake2b(
    repr((action, json.dumps(args, sort_keys=True))).encode()
).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    whole = (*action_hashes, new_hash)
    return bool(
        [
            n
            for n in range(1, longest_cycle + 1)
            if len(whole) >= 2 * n and not any(map(str.__ne__, whole[-n:], whole[-2 * n : -n]))
        ]
    )
