# fault: the hits are numbered from [0]
from heapq import nlargest

def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return nlargest(k, docs, key=lambda d: len(q & set(d.lower().split())))

def answer(model, query, docs):
    hits = retrieve(query, docs)
    lines = ["Only use these sources. Cite them. If the answer is not there, say so."]
    for i, hit in enumerate(hits):
        lines.append(f"[{i}] {hit}")
    lines.append(query)
    return model([{"role": "user", "content": "\n".join(lines)}])["text"], hits
