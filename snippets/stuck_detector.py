import hashlib
import json


def hash_action(action, args):
    whole = json.dumps([action, args], sort_keys=True)  #: canonical
    return hashlib.sha256(whole.encode()).hexdigest()  #: stable_digest


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    taken = [*action_hashes, new_hash]  #: with_new
    for length in range(1, longest_cycle + 1):  #: each_length
        last = taken[-length:]  #: at_the_end
        before = taken[-2 * length : -length]  #: one_before
        if last == before:  #: in_order
            return True
    return False


if __name__ == "__main__":
    for letters in ("ABA", "ABB", "ABAB", "ABCABC", "ABCABD"):
        hashes = [hash_action("look", {"page": letter}) for letter in letters]
        verdict = "stuck" if is_stuck(hashes[:-1], hashes[-1]) else "goes on"
        print("-".join(letters), verdict)
