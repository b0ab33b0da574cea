def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    s = [(len(q & set(d.lower().split())), d) for d in docs]
    return [d for n, d in sorted(s, key=lambda p: -p[0]) if n][:k]


def answer(model, query, docs):
    hits = retrieve(query, docs)
    s = "\n".join(f"[{i}] {d}" for i, d in enumerate(hits, 1))
    return model(
        [{"role": "user", "content": f"Use only the sources, cite them; if they do not say, say so.\n{s}\n{query}"}]
    )["text"], hits
