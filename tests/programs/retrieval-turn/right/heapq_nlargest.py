import heapq


def words(s):
    return set(s.lower().split())


def retrieve(query, docs, k=2):
    # nlargest is the same as sorted(..., reverse=True)[:k], so ties keep their order
    return heapq.nlargest(k, docs, key=lambda doc: len(words(query) & words(doc)))


def answer(model, query, docs):
    hits = retrieve(query, docs)
    numbered = "".join(f"[{n}] {hit}\n" for n, hit in enumerate(hits, start=1))
    reply = model([
        {"role": "system", "content": "Use ONLY the sources below and CITE them like [1]. "
                                      "If they don't hold the answer, tell the user."},
        {"role": "user", "content": numbered + "\nQuestion: " + query},
    ])
    return reply["text"], hits
