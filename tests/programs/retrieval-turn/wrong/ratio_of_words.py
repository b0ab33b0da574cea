# fault: it ranks by the share of common words, not by their number, so a short document wins
def jaccard(a, blk):
    a, blk = set(a.lower().split()), set(blk.lower().split())
    return len(a & blk) / len(a | blk) if a | blk else 0


def retrieve(question, pages, k=2):
    return sorted(pages, key=lambda item: jaccard(question, item), reverse=True)[:k]


def answer(brain, question, pages):
    found = retrieve(question, pages)
    src = "\n".join(f"[{pos}] {x}" for pos, x in enumerate(found, 1))
    ask = f"Only use the sources. Cite them. Say so if the answer is not there.\n\n{src}\n\n{question}"
    return brain([{"role": "user", "content": ask}])["text"], found
