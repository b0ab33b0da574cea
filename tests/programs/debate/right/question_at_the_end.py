def debate(debaters, judge, question, max_rounds=2, **options):
    table = {}
    for r in range(max_rounds):
        snapshot = {n: v[-1] for n, v in table.items()}
        for name, model in debaters.items():
            parts = [f"### {other}\n{text}" for other, text in snapshot.items() if other != name]
            if name in snapshot:
                parts.append("### You said\n" + snapshot[name])
            parts.append("### The question again\n" + question)
            try:
                out = model([{"role": "user", "content": p} for p in parts])
                text = out["text"]
            except Exception as e:
                text = f"ERROR: {type(e).__name__}({e})"
            table.setdefault(name, []).append(text)
    flow = [(r + 1, n, table[n][r]) for r in range(max_rounds) for n in table]
    v = judge([{"role": "user", "content": "\n".join(f"{n} in round {r}: {t}" for r, n, t in flow) + "\n" + question}])[
        "text"
    ]
    return {"verdict": v, "transcript": [{"round": r, "debater": n, "statement": t} for r, n, t in flow]}
