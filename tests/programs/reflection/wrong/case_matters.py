# fault: an accept in small letters is not taken
def reflect(author, editor, assignment, max_rounds=3):
    current = author([{"role": "user", "content": assignment}])["text"]
    for x in range(1, max_rounds + 1):
        critique = editor([{"role": "user", "content": f"{assignment}\n{current}"}])["text"]
        if critique.strip().startswith("ACCEPT"):
            return current, x, "accepted"
        current = author([{"role": "user", "content": f"{assignment}\n{current}\n{critique}"}])["text"]
    return current, max_rounds, "round limit reached"
