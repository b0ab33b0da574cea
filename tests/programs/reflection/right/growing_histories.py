from fake import FakeModel, text


def reflect(author, editor, todo, max_rounds=3):
    # both sides keep their own conversation, the newest draft is always the last thing said
    writing = [{"role": "system", "content": "You write. Revise when told to."}, {"role": "user", "content": todo}]
    judging = [{"role": "system", "content": f"Judge drafts for this task: {todo}. Reply ACCEPT or a fix."}]
    version = author(writing)["text"]
    round_no = 0
    while round_no < max_rounds:
        round_no += 1
        judging.append({"role": "user", "content": version})
        critique = editor(judging)["text"]
        if critique.strip().lower()[:6] == "accept":
            return version, round_no, "accepted"
        judging.append({"role": "assistant", "content": critique})
        writing += [{"role": "assistant", "content": version}, {"role": "user", "content": critique}]
        version = author(writing)["text"]
    return version, max_rounds, "round limit reached"


print(reflect(FakeModel(text("a"), text("b")), FakeModel(text("no"), text(" accept")), "t"))
