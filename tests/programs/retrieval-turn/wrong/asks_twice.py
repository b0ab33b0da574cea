# fault: the model is called twice, once for a draft and once to check it
def retrieve(wanted, corpus, k=2):
    asked = set(wanted.lower().split())
    return sorted(corpus, key=lambda w: len(asked & set(w.lower().split())), reverse=True)[:k]


def answer(ask_model, wanted, corpus):
    found = retrieve(wanted, corpus)
    background = "\n".join(f"[{no}] {x}" for no, x in enumerate(found, 1))
    ask = {
        "role": "user",
        "content": f"Only use the sources. Cite them. If it's not there say so.\n{background}\n{wanted}",
    }
    version = ask_model([ask])["text"]
    check = {"role": "user", "content": f"Is every sentence backed by a source?\n\n{version}"}
    ask_model([ask, check])
    return version, found
