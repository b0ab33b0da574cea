# fault: the instruction to use only the sources is missing
def retrieve(asked, library, k=2):
    qs = set(asked.lower().split())
    return sorted(library, key=lambda item: len(qs & set(item.lower().split())), reverse=True)[:k]


def answer(lm, asked, library):
    matches = retrieve(asked, library)
    wording = f"Question: {asked}\n"
    for n, x in enumerate(matches, 1):
        wording += f"[{n}] {x}\n"
    wording += "Cite the sources by number. If they do not contain the answer, say so."
    return lm([{"role": "user", "content": wording}])["text"], matches
