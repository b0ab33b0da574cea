import heapq
import textwrap

RULES = """Work only from the numbered passages. Cite each one you use, like this: [1].
Where they do not tell, say that nothing was found."""


def retrieve(query, docs, k=2):
    asked = {*query.lower().split()}
    return heapq.nlargest(k, docs, key=lambda passage: len(asked.intersection(passage.lower().split())))


def answer(model, query, docs):
    best = retrieve(query, docs)
    shown = [
        textwrap.fill(hit, 70, initial_indent=f"[{n}] ", subsequent_indent="    ") for n, hit in enumerate(best, 1)
    ]
    asked = textwrap.fill(query, 70)
    prompt = "\n\n".join([*shown, asked])
    reply = model([{"role": "system", "content": RULES}, {"role": "user", "content": prompt}])
    return reply["text"], best
