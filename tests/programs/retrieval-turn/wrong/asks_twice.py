# fault: the model is called twice, once for a draft and once to check it
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: len(q & set(d.lower().split())), reverse=True)[:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    context = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    ask = {"role": "user", "content": f"Only use the sources. Cite them. If it's not there say so.\n{context}\n{query}"}
    draft = model([ask])["text"]
    check = {"role": "user", "content": f"Is every sentence backed by a source?\n\n{draft}"}
    model([ask, check])
    return draft, hits
