# fault: `format` goes over the documents as well, so one with braces in it breaks the prompt
def retrieve(query, docs, k=2):
    wanted = set(query.lower().split())
    return sorted(docs, key=lambda doc: len(wanted & set(doc.lower().split())), reverse=True)[:k]


def answer(model, query, docs):
    hits = retrieve(query, docs)
    frame = "Go by the sources only, cite them like [1], and say so when they do not tell.\n"
    frame += "".join(f"[{place}] {hit}\n" for place, hit in enumerate(hits, start=1)) + "Asked: {asked}"
    said = model([{"role": "user", "content": frame.format(asked=query)}])
    return said["text"], hits
