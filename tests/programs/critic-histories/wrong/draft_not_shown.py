# fault: the critic gets the task as user content, the draft is nowhere in its list
def swap_roles(transcript):
    opposite = {"assistant": "user", "user": "assistant"}
    return [{"role": opposite.get(t["role"], t["role"]), "content": t["content"]} for t in transcript]


def draft_and_critique(scribe, reviewer, question):
    begin = [{"role": "user", "content": question}]
    current = scribe(begin)["text"]
    critic_history = [{"role": "system", "content": "Criticise the draft."}] + begin
    critique = reviewer(critic_history)["text"]
    return current, critique, critic_history
