from collections import defaultdict
from functools import partial
from itertools import chain, islice


def shared(query_words, doc):
    return len(query_words.intersection(doc.lower().split()))


def retrieve(query, docs, k=2):
    buckets = defaultdict(list)
    score = partial(shared, set(query.lower().split()))
    for doc in docs:
        buckets[score(doc)].append(doc)
    ranked = chain.from_iterable(buckets[s] for s in sorted(buckets, reverse=True))
    return tuple(islice(ranked, k))


def prompt(query, hits):
    yield {"role": "system", "content": "Only the numbered sources may be used; cite them."}
    for n, hit in enumerate(hits, 1):
        yield {"role": "user", "content": f"[{n}] {hit}"}
    yield {"role": "user", "content": f"{query}\n(If none of them answers this, do not guess.)"}


def answer(model, query, docs):
    hits = retrieve(query, docs)
    match model(list(prompt(query, hits))):
        case {"text": str() as text}:
            return text, hits
    return "", hits


if __name__ == "__main__":
    print(retrieve("blue sky", ["Blue", "the SKY is blue", "no"]))
