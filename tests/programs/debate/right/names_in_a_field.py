def debate(debaters, judge, question, max_rounds=2):
    T = []
    for r in range(1, max_rounds + 1):
        prev = [e for e in T if e["round"] == r - 1]
        new = []
        for n, m in debaters.items():
            msgs = [{"role": "user", "content": question}]
            for e in prev:
                if e["debater"] == n:
                    msgs.append({"role": "assistant", "content": e["statement"]})
                else:
                    msgs.append({"role": "user", "name": e["debater"], "content": e["statement"]})
            try:
                s = m(msgs)["text"]
            except Exception as e:
                s = f"ERROR: {type(e).__name__}: {e}"
            new.append({"round": r, "debater": n, "statement": s})
        T += new
    msgs = [
        {"role": "user", "content": question},
        *({"role": "user", "name": e["debater"], "content": e["statement"]} for e in T),
    ]
    return {"verdict": judge(msgs)["text"], "transcript": T}
