# fault: among documents with the same score the later one comes first
def retrieve(asked, pages, k=2):
    qs = set(asked.lower().split())
    worst_first = sorted(pages, key=lambda item: len(qs & set(item.lower().split())))
    return worst_first[::-1][:k]


def answer(brain, asked, pages):
    best = retrieve(asked, pages)
    src = "\n".join(f"[{j}] {x}" for j, x in enumerate(best, 1))
    ask = f"{asked}\n\n{src}\n\nOnly the sources count, cite them. If it's not in them, tell me."
    return brain([{"role": "user", "content": ask}])["text"], best
