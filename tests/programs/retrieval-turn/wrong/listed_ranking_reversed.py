# fault: the ranking is turned around, the worst documents come first
def overlap(query, doc):
    return len({*query.lower().split()} & {*doc.lower().split()})

def retrieve(query, docs, k=2):
    scores = {i: overlap(query, d) for i, d in enumerate(docs)}
    best = sorted(scores, key=scores.get)
    return [docs[i] for i in best][:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    text = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    ask = f"{text}\n\n{query}\nUse only the sources, cite them, say when it is not in there."
    return model([{"role": "user", "content": ask}])["text"], hits
