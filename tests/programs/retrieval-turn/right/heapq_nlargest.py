import heapq


def words(bit):
    return set(bit.lower().split())


def retrieve(wanted, documents, k=2):
    # nlargest is the same as sorted(..., reverse=True)[:k], so ties keep their order
    return heapq.nlargest(k, documents, key=lambda doc: len(words(wanted) & words(doc)))


def answer(lm, wanted, documents):
    matches = retrieve(wanted, documents)
    numbered = "".join(f"[{x}] {hit}\n" for x, hit in enumerate(matches, start=1))
    response = lm(
        [
            {
                "role": "system",
                "content": "Use ONLY the sources below and CITE them like [1]. "
                "If they don't hold the answer, tell the user.",
            },
            {"role": "user", "content": numbered + "\nQuestion: " + wanted},
        ]
    )
    return response["text"], matches
