# twist: 1
from bisect import insort


def retrieve(query, docs, k=2):
    words = set(query.lower().split())
    scored = [(sum(w in words for w in set(d.lower().split())), d) for d in docs]
    scored.sort(key=lambda pair: pair[0], reverse=True)
    return [d for _, d in scored[:k]]


def answer(model, query, docs):
    hits = retrieve(query, docs)
    parts = [f"[{i}] {hit}" for i, hit in enumerate(hits, 1)]
    parts += [query, "Cite the sources you use. Use nothing else, only them; say if it is not in them."]
    return model([{"role": "user", "content": "\n".join(parts)}])["text"], hits


def markers(text):
    for piece in text.split("[")[1:]:
        number, bracket, _ = piece.partition("]")
        if bracket and number.isdecimal():
            yield int(number)


def cited(text, hits):
    exist, invented = [], []
    for n in dict.fromkeys(markers(text)):
        insort(exist if 0 < n <= len(hits) else invented, n)
    return exist, invented
