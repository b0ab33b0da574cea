# fault: writer and critic share one list, the system message and the draft are put into what the writer got
def swap_roles(convo):
    def other(role):
        return {"assistant": "user", "user": "assistant"}.get(role, role)

    return [{"role": other(turn["role"]), "content": turn["content"]} for turn in convo]


def draft_and_critique(scribe, reviewer, question):
    transcript = [{"role": "user", "content": question}]
    version = scribe(transcript)["text"]
    transcript[:] = [{"role": "system", "content": "Strict editor."}, {"role": "user", "content": version}]
    critique = reviewer(transcript)["text"]
    return version, critique, transcript
