# twist: 1
# fault: the number 0 counts as existing
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
    numbers = sorted({int(n) for n in re.findall(r"\[(\d+)\]", text)})
    return [n for n in numbers if n <= len(hits)], [n for n in numbers if n > len(hits)]
