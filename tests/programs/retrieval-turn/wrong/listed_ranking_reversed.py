# fault: the ranking is turned around, the worst documents come first
def overlap(question, doc):
    return len({*question.lower().split()} & {*doc.lower().split()})

def retrieve(question, pages, k=2):
    scores = {nr: overlap(question, x) for nr, x in enumerate(pages)}
    best = sorted(scores, key=scores.get)
    return [pages[nr] for nr in best][:k]

def answer(brain, question, pages):
    picked = retrieve(question, pages)
    words = "\n".join(f"[{nr}] {hit}" for nr, hit in enumerate(picked, 1))
    ask = f"{words}\n\n{question}\nUse only the sources, cite them, say when it is not in there."
    return brain([{"role": "user", "content": ask}])["text"], picked
