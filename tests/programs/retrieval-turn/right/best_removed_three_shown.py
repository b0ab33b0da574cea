def retrieve(query, docs, k=2):
    want = {*query.upper().split()}
    out = []
    pool = list(enumerate(docs))
    while pool and len(out) < k:
        best = max(pool, key=lambda p: (len(want.intersection(p[1].upper().split())), -p[0]))
        pool.remove(best)
        out.append(best[1])
    return out


def answer(model, query, docs):
    hits = retrieve(query=query, docs=docs, k=3)
    return model(
        [
            {
                "role": "user",
                "content": "\n".join(
                    [
                        *(f"[{n}]: {d}" for n, d in enumerate(hits, 1)),
                        "Only the sources count; cite them as [n]; when they can't answer, say so.",
                        query,
                    ]
                ),
            }
        ]
    )["text"], hits
