# fault: two documents come back whatever k says
def retrieve(asked, pages, k=2):
    words = set(asked.lower().split())
    first, second, *_ = sorted(pages, key=lambda x: len(words & set(x.lower().split())), reverse=True) + ["", ""]
    return [x for x in (first, second) if x]


def answer(lm, asked, pages):
    best = retrieve(asked, pages)
    src = "\n".join(f"[{no}] {hit}" for no, hit in enumerate(best, 1))
    ask = f"Only use the sources. Cite them. Say so if the answer is not there.\n{src}\n{asked}"
    return lm([{"role": "user", "content": ask}])["text"], best
