# twist: 1
import re


def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: len(q.intersection(d.lower().split())), reverse=True)[:k]


def answer(model, query, docs):
    hits = retrieve(query, docs)
    sources = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    ask = f"Sources:\n{sources}\n\nQuestion: {query}\n\nUse only these sources, cite them, and if they do not answer it say so."
    return model([{"role": "user", "content": ask}])["text"], hits


def cited(text, hits):
    numbers = set(map(int, re.findall(r"\[(\d+)\]", text)))
    real = set(range(1, len(hits) + 1))
    return sorted(numbers & real), sorted(numbers - real)
