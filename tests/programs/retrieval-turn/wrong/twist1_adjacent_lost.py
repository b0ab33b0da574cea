# twist: 1
# fault: a citation right behind another one, or right behind a word, is not found
def retrieve(question, library, k=2):
    qs = set(question.lower().split())
    return sorted(library, key=lambda w: -len(qs & set(w.lower().split())))[:k]


def answer(lm, question, library):
    picked = retrieve(question, library)
    src = "\n".join(f"[{j}] {hit}" for j, hit in enumerate(picked, 1))
    brief = f"Use only these sources and cite them. If they don't say, say so.\n{src}\n{question}"
    return lm([{"role": "user", "content": brief}])["text"], picked


import re


def cited(string, picked):
    ns = sorted({int(y) for y in re.findall(r"(?:^|\s)\[(\d+)\]", string)})
    return [y for y in ns if 1 <= y <= len(picked)], [y for y in ns if not 1 <= y <= len(picked)]
