# fault: the prompt does not ask the model to cite
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: len(q & set(d.lower().split())), reverse=True)[:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    context = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    return model([
        {"role": "system", "content": "Answer only from the context. If it is not in there, say so."},
        {"role": "user", "content": f"{context}\n\n{query}"},
    ])["text"], hits
