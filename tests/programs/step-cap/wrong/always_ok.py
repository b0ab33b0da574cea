# fault: exhausted, ok is True with the last observation as the answer
def run_capped(llm, known, goal, max_steps=3):
    talk, given_answer, spent = [{"role": "user", "content": goal}], "nothing found", 0
    while spent < max_steps:
        spent += 1
        move = llm(talk, known)
        if move["type"] == "text":
            given_answer = move["text"]
            break
        given_answer = str(known[move["name"]](**move["input"]))
        talk.append({"role": "assistant", "content": move})
        talk.append({"role": "user", "content": given_answer})
    return {"ok": True, "answer": given_answer, "steps": spent}
