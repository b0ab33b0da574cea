# fault: the system message comes after the draft, it has to be first
def swap_roles(log):
    opposite = {"assistant": "user", "user": "assistant"}
    return [{"role": opposite.get(turn["role"], turn["role"]), "content": turn["content"]} for turn in log]


def draft_and_critique(drafter, reviewer, goal):
    version = drafter([{"role": "user", "content": goal}])["text"]
    critic_history = swap_roles([{"role": "assistant", "content": version}])
    critic_history.append({"role": "system", "content": "Criticise the text above."})
    return version, reviewer(critic_history)["text"], critic_history
