# fault: only the hits that the reply cites come back
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: -len(q & set(d.lower().split())))[:k]


def answer(model, query, docs):
    hits = retrieve(query, docs)
    s = "\n".join(f"[{i}] {d}" for i, d in enumerate(hits, 1))
    t = model(
        [{"role": "user", "content": f"Use only the sources, cite them; if they do not say, say so.\n{s}\n{query}"}]
    )["text"]
    used = [h for i, h in enumerate(hits, 1) if f"[{i}]" in t]
    return t, used or hits
