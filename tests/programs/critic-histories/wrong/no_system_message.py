# fault: the critic's list has no system message first, the instruction is missing
def swap_roles(history):
    swapped = {"assistant": "user", "user": "assistant"}
    return [{**turn, "role": swapped.get(turn["role"], turn["role"])} for turn in history]


def draft_and_critique(pen, editor, goal):
    gen = [{"role": "user", "content": goal}]
    current = pen(gen)["text"]
    critic_history = swap_roles([{"role": "assistant", "content": current}])
    return current, editor(critic_history)["text"], critic_history
