import hashlib, json, hmac


def hash_action(action, args, /):
    return hmac.new(b"stuck", json.dumps((action, args), sort_keys=True).encode(), "sha1").hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    whole = action_hashes + [new_hash] if isinstance(action_hashes, list) else [*action_hashes, new_hash]
    for size in range(1, longest_cycle + 1):
        try:
            for back in range(size):
                at = len(whole) - 1 - back
                if at - size < 0:
                    raise IndexError
                if whole[at] != whole[at - size]:
                    raise LookupError
        except LookupError:
            continue
        else:
            return True
    return False
