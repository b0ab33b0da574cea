import json
import zlib
from collections import deque


def hash_action(action, args):
    return f"{zlib.crc32(json.dumps([action, args], sort_keys=True).encode()):08x}"


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    window = deque(action_hashes, maxlen=2 * longest_cycle)
    window.append(new_hash)
    size = len(window)
    length = 1
    while 2 * length <= size:
        repeated = True
        for offset in range(1, length + 1):
            if window[-offset] != window[-offset - length]:
                repeated = False
                break
        if repeated:
            return True
        length += 1
    return False
