# fault: among documents with the same score the later one comes first
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    worst_first = sorted(docs, key=lambda d: len(q & set(d.lower().split())))
    return worst_first[::-1][:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    src = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    ask = f"{query}\n\n{src}\n\nOnly the sources count, cite them. If it's not in them, tell me."
    return model([{"role": "user", "content": ask}])["text"], hits
