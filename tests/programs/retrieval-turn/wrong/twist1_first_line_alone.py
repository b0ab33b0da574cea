# twist: 1
# fault: only the first line is read
def retrieve(wanted, library, k=2):
    words = set(wanted.lower().split())
    return sorted(library, key=lambda d: -len(words & set(d.lower().split())))[:k]


def answer(llm, wanted, library):
    best = retrieve(wanted, library)
    sources = "\n".join(f"[{i}] {d}" for i, d in enumerate(best, 1))
    prompt = f"Use only these sources and cite them as [n]. If they do not hold the answer, say so.\n{sources}\n\nQuestion: {wanted}"
    return llm([dict(content=prompt, role="user")])["text"], best


import re


def cited(text, best):
    numbers = sorted({int(n) for n in re.findall(r"\[(\d+)\]", text.partition("\n")[0])})
    return [n for n in numbers if 1 <= n <= len(best)], [n for n in numbers if not 1 <= n <= len(best)]
