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


def act(tools, action, args, action_hashes):
    new_hash = hash_action(action, args)
    if is_stuck(action_hashes, new_hash):  #: look_first
        return f"stuck: {action} was asked for again", True
    action_hashes.append(new_hash)  #: record_all
    if action not in tools:
        return f"ERROR: there is no tool {action}", False  #: observation
    try:
        return str(tools[action](**args)), False
    except Exception as error:
        return f"ERROR: {error}", False  #: observation


if __name__ == "__main__":
    hashes = []
    for action in ("clock", "sundial", "clock", "sundial"):
        print(act({"clock": lambda: "ten past four"}, action, {}, hashes))
