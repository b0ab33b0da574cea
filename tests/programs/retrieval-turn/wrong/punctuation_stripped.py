# fault: the words are not split at white space, punctuation is cut off ("refund?" counts as "refund")
import re


def tokens(bit):
    return set(re.findall(r"[a-z0-9]+", bit.lower()))


def retrieve(wanted, corpus, k=2):
    return sorted(corpus, key=lambda w: len(tokens(wanted) & tokens(w)), reverse=True)[:k]


def answer(brain, wanted, corpus):
    picked = retrieve(wanted, corpus)
    src = "\n".join(f"[{n}] {x}" for n, x in enumerate(picked, 1))
    ask = f"Use only the sources; cite.\n{src}\nQ: {wanted}\nIf there is no answer in them, do not make one up."
    return brain([{"role": "user", "content": ask}])["text"], picked
