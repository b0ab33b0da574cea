# twist: 1
# fault: only the exhausted result carries gathered, the successful one does not
def run_capped(lm, known, todo, max_steps=3):
    convo, gathered = [{"role": "user", "content": todo}], []
    for no in range(1, max_steps + 1):
        out = lm(convo, known)
        if out["type"] == "text":
            return {"ok": True, "answer": out["text"], "steps": no}
        gathered.append(str(known[out["name"]](**out["input"])))
        convo.append({"role": "assistant", "content": out})
        convo.append({"role": "user", "content": gathered[-1]})
    return {"ok": False, "answer": "out of steps", "steps": max_steps, "gathered": gathered}
