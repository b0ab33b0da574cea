# fault: the model is never told what to do when the sources have no answer
def tokens(text):
    return {w.casefold() for w in text.split()}


def retrieve(query, docs, k=2):
    q = tokens(query)
    order = sorted(range(len(docs)), key=lambda i: (-len(q & tokens(docs[i])), i))
    return [docs[i] for i in order[:k]]


TEMPLATE = """Answer with the help of the sources only, and cite each one by its number.

{sources}

Question: {query}"""


def answer(model, query, docs):
    found = retrieve(query, docs)
    sources = "\n".join("[%d] %s" % pair for pair in enumerate(found, 1))
    text = model([{"role": "user", "content": TEMPLATE.format(sources=sources, query=query)}])["text"]
    return text, found
