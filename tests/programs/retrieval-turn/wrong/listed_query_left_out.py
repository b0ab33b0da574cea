# fault: the question is not in the prompt
def retrieve(query, docs, k=2):
    def score(doc):
        return len(set(query.lower().split()) & set(doc.lower().split()))
    return sorted(docs, key=score, reverse=True)[:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    chat = [{"role": "system", "content": "Answer the question from the sources only. Cite. Don't guess."}]
    chat.append({"role": "user", "content": "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))})
    return model(chat)["text"], hits
