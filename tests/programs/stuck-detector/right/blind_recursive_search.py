import json
import zlib
from functools import reduce


def hash_action(action, args):
    text = json.dumps({"args": args, "action": action}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{zlib.crc32(text.encode()):08x}{len(text)}{zlib.adler32(text.encode()):x}"


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    if longest_cycle < 1:
        return False
    whole = tuple(action_hashes) + (new_hash,)
    start = len(whole) - 2 * longest_cycle
    same = start >= 0 and reduce(
        lambda ok, n: ok and whole[n] == whole[n + longest_cycle], range(start, start + longest_cycle), True
    )
    return same or is_stuck(action_hashes, new_hash, longest_cycle=longest_cycle - 1)
