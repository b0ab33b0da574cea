# fault: a word that a document repeats counts each time, not the number of different shared words
def retrieve(query, docs, k=2):
    q = query.lower().split()
    return sorted(docs, key=lambda d: sum(w in q for w in d.lower().split()), reverse=True)[:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    src = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    ask = f"Only these sources, cite them; if the answer is not in them say so.\n{src}\n{query}"
    return model([{"role": "user", "content": ask}])["text"], hits
