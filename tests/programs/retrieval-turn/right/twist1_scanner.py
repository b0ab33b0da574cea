# twist: 1
def retrieve(wanted, library, k=2):
    words = set(wanted.lower().split())
    return sorted(library, key=lambda d: -len(words & set(d.lower().split())))[:k]


def answer(llm, wanted, library):
    best = retrieve(wanted, library)
    sources = "\n".join(f"[{i}] {d}" for i, d in enumerate(best, 1))
    prompt = f"Use only these sources and cite them as [n]. If they do not hold the answer, say so.\n{sources}\n\nQuestion: {wanted}"
    return llm([dict(content=prompt, role="user")])["text"], best


from bisect import insort


def numbers(text):
    at = 0
    while (left := text.find("[", at)) >= 0:
        right = text.find("]", left)
        if right < 0:
            return
        inner = text[left + 1 : right]
        if inner.isdecimal():
            yield int(inner)
        at = left + 1


def cited(text, best):
    lists = {True: [], False: []}
    for n in dict.fromkeys(numbers(text)):
        insort(lists[0 < n <= len(best)], n)
    return lists[True], lists[False]
