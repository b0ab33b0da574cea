# twist: 1
# fault: any number of the text counts as cited, also one that is no [n] marker
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
    found = set(map(int, re.findall(r"\d+", text)))
    return sorted(n for n in found if 1 <= n <= len(hits)), sorted(n for n in found if not 1 <= n <= len(hits))
