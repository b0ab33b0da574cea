# fault: every document is put into the prompt, not only the hits
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: len(q & set(d.lower().split())), reverse=True)[:k]

def answer(model, query, docs):
    ranked = retrieve(query, docs, k=len(docs))
    hits = ranked[:2]
    prompt = "Answer from the sources only, cite them by number. Say so if they do not answer.\n"
    prompt += "\n".join(f"[{n}] {d}" for n, d in enumerate(ranked, 1))
    return model([{"role": "user", "content": f"{prompt}\n{query}"}])["text"], hits
