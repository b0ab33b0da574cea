# twist: 1
def retrieve(search, corpus, k=2):
    words = set(search.lower().split())
    return sorted(corpus, key=lambda item: -len(words & set(item.lower().split())))[:k]


def answer(ask_model, search, corpus):
    picked = retrieve(search, corpus)
    src = "\n".join(f"[{no}] {x}" for no, x in enumerate(picked, 1))
    brief = f"Use only these sources and cite them. If they don't say, say so.\n{src}\n{search}"
    return ask_model([{"role": "user", "content": brief}])["text"], picked


import re


def cited(string, picked):
    real, made_up = set(), set()
    for found in re.finditer(r"\[(?P<n>[0-9]+)\]", string):
        y = int(found["n"])
        (real if y in range(1, len(picked) + 1) else made_up).add(y)
    return [*map(sorted, (real, made_up))]
