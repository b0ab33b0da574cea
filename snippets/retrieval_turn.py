from fake import FakeModel, text


def words(s):
    return set(s.lower().split())  #: bare_words


def retrieve(query, docs, k=2):
    def shared(doc):
        return len(words(query) & words(doc))  #: shared_words

    return sorted(docs, key=shared, reverse=True)[:k]  #: best_few


def answer(model, query, docs):
    found = retrieve(query, docs)
    sources = "\n".join(f"[{n}] {hit}" for n, hit in enumerate(found, start=1))  #: numbered
    rules = "Rely only on the sources below, and cite the ones you use by number. "  #: only_and_cite
    rules += "If the answer is not in them, say that you do not know."  #: way_out
    prompt = f"{rules}\n\n{sources}\n\n{query}"  #: question_too
    return model([{"role": "user", "content": prompt}])["text"], found  #: hand_back


if __name__ == "__main__":
    docs = [
        "The pool opens at 7 on weekdays",
        "Towels are at the desk",
        "The sauna opens at noon",
        "On weekdays the gym closes at 22",
    ]
    said, hits = answer(FakeModel(text("At 7 [1].")), "When is the pool open on weekdays", docs)
    print(said)
    for number, hit in enumerate(hits, start=1):
        print(f"[{number}] {hit}")
