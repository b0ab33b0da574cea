# twist: 1
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
    real, made_up = set(), set()
    for found in re.finditer(r"\[(?P<n>[0-9]+)\]", text):
        n = int(found["n"])
        (real if n in range(1, len(hits) + 1) else made_up).add(n)
    return [*map(sorted, (real, made_up))]
