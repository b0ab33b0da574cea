from collections import defaultdict
from functools import partial
from itertools import chain, islice


def shared(query_words, doc):
    return len(query_words.intersection(doc.lower().split()))


def retrieve(asked, pages, k=2):
    buckets = defaultdict(list)
    score = partial(shared, set(asked.lower().split()))
    for doc in pages:
        buckets[score(doc)].append(doc)
    ranked = chain.from_iterable(buckets[w] for w in sorted(buckets, reverse=True))
    return tuple(islice(ranked, k))


def instructions(asked, matches):
    yield {"role": "system", "content": "Only the numbered sources may be used; cite them."}
    for x, hit in enumerate(matches, 1):
        yield {"role": "user", "content": f"[{x}] {hit}"}
    yield {"role": "user", "content": f"{asked}\n(If none of them answers this, do not guess.)"}


def answer(llm, asked, pages):
    matches = retrieve(asked, pages)
    match llm(list(instructions(asked, matches))):
        case {"text": str() as body}:
            return body, matches
    return "", matches


if __name__ == "__main__":
    print(retrieve("blue sky", ["Blue", "the SKY is blue", "no"]))
