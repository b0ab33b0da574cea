# twist: 1
# fault: the cited numbers are sorted as strings, so 10 comes before 2
import re


def retrieve(query, docs, k=2):
    words = set(query.lower().split())
    scored = [(len(words & set(d.lower().split())), d) for d in docs]
    scored.sort(key=lambda pair: pair[0], reverse=True)
    return [d for _, d in scored][:k]


def answer(model, query, docs):
    found = retrieve(query, docs)
    block = "\n".join(f"[{i + 1}] {right}" for i, right in enumerate(found))
    asking = f"{block}\n\n{query}\n\nUse only the sources, cite them, and say when they do not answer the question."
    return model([{"role": "user", "content": asking}])["text"], found


def cited(text, found):
    marks = sorted(set(re.findall(r"\[(\d+)\]", text)))
    exist = [int(one) for one in marks if 1 <= int(one) <= len(found)]
    invented = [int(one) for one in marks if int(one) not in exist]
    return exist, invented
