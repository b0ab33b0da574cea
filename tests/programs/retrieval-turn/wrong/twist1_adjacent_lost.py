# twist: 1
# fault: a citation right behind another one, or right behind a word, is not found
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: -len(q & set(d.lower().split())))[:k]



def answer(model, query, docs):
    hits = retrieve(query, docs)
    src = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    prompt = f"Use only these sources and cite them. If they don't say, say so.\n{src}\n{query}"
    return model([{"role": "user", "content": prompt}])["text"], hits



import re
def cited(text, hits):
    ns = sorted({int(n) for n in re.findall(r"(?:^|\s)\[(\d+)\]", text)})
    return [n for n in ns if 1 <= n <= len(hits)], [n for n in ns if not 1 <= n <= len(hits)]
