from fake import FakeModel, text


def reflect(writer, critic, task, max_rounds=3):
    # both sides keep their own conversation, the newest draft is always the last thing said
    writing = [{"role": "system", "content": "You write. Revise when told to."},
               {"role": "user", "content": task}]
    judging = [{"role": "system", "content": f"Judge drafts for this task: {task}. Reply ACCEPT or a fix."}]
    draft = writer(writing)["text"]
    round_no = 0
    while round_no < max_rounds:
        round_no += 1
        judging.append({"role": "user", "content": draft})
        critique = critic(judging)["text"]
        if critique.strip().lower()[:6] == "accept":
            return draft, round_no, "accepted"
        judging.append({"role": "assistant", "content": critique})
        writing += [{"role": "assistant", "content": draft}, {"role": "user", "content": critique}]
        draft = writer(writing)["text"]
    return draft, max_rounds, "round limit reached"


print(reflect(FakeModel(text("a"), text("b")), FakeModel(text("no"), text(" accept")), "t"))
