# twist: 1
# fault: numbers of two digits are not seen, [12] is an invented citation that goes through
import re

def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: len(q & set(d.lower().split())), reverse=True)[:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    context = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    ask = f"Only use the sources. Cite them as [n]. Say so if the answer is not there.\n{context}\n{query}"
    return model([{"role": "user", "content": ask}])["text"], hits

def cited(text, hits):
    found = {int(m[1]) for m in re.finditer(r"\[(\d)\]", text)}
    valid = {i for i, _ in enumerate(hits, 1)}
    return sorted(found & valid), sorted(found - valid)
