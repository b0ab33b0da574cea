# fault: the critic sees the draft but not the task
def reflect(scribe, editor, goal, max_rounds=3):
    current = scribe([{"role": "user", "content": goal}])["text"]
    for x in range(1, max_rounds + 1):
        feedback = editor([{"role": "user", "content": f"Draft: {current}\nReply ACCEPT or one fix."}])["text"]
        if feedback.strip().upper().startswith("ACCEPT"):
            return current, x, "accepted"
        current = scribe([{"role": "user", "content": f"{goal}\n{current}\n{feedback}"}])["text"]
    return current, max_rounds, "round limit reached"
