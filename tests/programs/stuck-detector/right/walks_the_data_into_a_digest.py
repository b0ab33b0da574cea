import hashlib


def _feed(h, value):
    match value:
        case dict():
            h.update(b"{")
            for key in sorted(value):
                _feed(h, key)
                _feed(h, value[key])
            h.update(b"}")
        case list():
            h.update(b"[")
            for item in value:
                _feed(h, item)
            h.update(b"]")
        case _:
            h.update(f"<{type(value).__name__} {value!r}>".encode("utf-8", "surrogatepass"))


def hash_action(action, args):
    h = hashlib.blake2b(digest_size=16)
    _feed(h, [action, args])
    return h.hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    tail = (list(action_hashes) + [new_hash])[-2 * longest_cycle :]
    tail.reverse()
    for size in range(longest_cycle, 0, -1):
        if len(tail) >= size + size and all(tail[i] == tail[i + size] for i in range(size)):
            return True
    return False
