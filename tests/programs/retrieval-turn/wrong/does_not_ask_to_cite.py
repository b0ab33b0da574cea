# fault: the prompt does not ask the model to cite
def retrieve(wanted, pages, k=2):
    w = set(wanted.lower().split())
    return sorted(pages, key=lambda x: len(w & set(x.lower().split())), reverse=True)[:k]


def answer(lm, wanted, pages):
    matches = retrieve(wanted, pages)
    background = "\n".join(f"[{j}] {hit}" for j, hit in enumerate(matches, 1))
    return lm(
        [
            {"role": "system", "content": "Answer only from the context. If it is not in there, say so."},
            {"role": "user", "content": f"{background}\n\n{wanted}"},
        ]
    )["text"], matches
