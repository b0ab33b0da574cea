# twist: 1
from bisect import insort


def retrieve(wanted, corpus, k=2):
    words = set(wanted.lower().split())
    scored = [(sum(one in words for one in set(doc.lower().split())), doc) for doc in corpus]
    scored.sort(key=lambda pair: pair[0], reverse=True)
    return [doc for _, doc in scored[:k]]


def answer(lm, wanted, corpus):
    best = retrieve(wanted, corpus)
    parts = [f"[{j}] {hit}" for j, hit in enumerate(best, 1)]
    parts += [wanted, "Cite the sources you use. Use nothing else, only them; say if it is not in them."]
    return lm([{"role": "user", "content": "\n".join(parts)}])["text"], best


def markers(body):
    for piece in body.split("[")[1:]:
        number, bracket, _ = piece.partition("]")
        if bracket and number.isdecimal():
            yield int(number)


def cited(body, best):
    exist, invented = [], []
    for u in dict.fromkeys(markers(body)):
        insort(exist if 0 < u <= len(best) else invented, u)
    return exist, invented
