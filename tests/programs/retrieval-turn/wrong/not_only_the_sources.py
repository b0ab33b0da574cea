# fault: the instruction to use only the sources is missing
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: len(q & set(d.lower().split())), reverse=True)[:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    prompt = f"Question: {query}\n"
    for i, h in enumerate(hits, 1):
        prompt += f"[{i}] {h}\n"
    prompt += "Cite the sources by number. If they do not contain the answer, say so."
    return model([{"role": "user", "content": prompt}])["text"], hits
