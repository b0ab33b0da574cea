# twist: 1
# fault: the numbers come in the order of the text, the lists have to be sorted
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
    exist, invented = [], []
    for n in dict.fromkeys(int(s) for s in re.findall(r"\[(\d+)\]", text)):
        (exist if 1 <= n <= len(hits) else invented).append(n)
    return exist, invented
