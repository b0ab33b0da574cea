def retrieve(q, d, k=2):
    w = {*q.lower().split()}
    return sorted(d, key=lambda x: -len(w & {*x.lower().split()}))[:k]


def answer(m, q, d):
    h = retrieve(q, d)
    return m(
        [
            {
                "role": "user",
                "content": "Only use & cite these, or say it's not there: "
                + " ".join(f"[{i + 1}] {x}" for i, x in enumerate(h))
                + " Q: "
                + q,
            }
        ]
    )["text"], h
