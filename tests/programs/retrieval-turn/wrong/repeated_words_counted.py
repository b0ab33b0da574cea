# fault: a word that a document repeats counts each time, not the number of different shared words
def retrieve(search, pages, k=2):
    qs = search.lower().split()
    return sorted(pages, key=lambda x: sum(one in qs for one in x.lower().split()), reverse=True)[:k]


def answer(ask_model, search, pages):
    found = retrieve(search, pages)
    src = "\n".join(f"[{j}] {hit}" for j, hit in enumerate(found, 1))
    ask = f"Only these sources, cite them; if the answer is not in them say so.\n{src}\n{search}"
    return ask_model([{"role": "user", "content": ask}])["text"], found
