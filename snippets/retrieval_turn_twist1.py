import re

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


def cited(text, hits):
    numbers = sorted({int(n) for n in re.findall(r"\[(\d+)\]", text)})  #: cited_numbers
    exist = [n for n in numbers if 1 <= n <= len(hits)]  #: only_what_exists
    return exist, [n for n in numbers if n not in exist]  #: tell_invented


if __name__ == "__main__":
    said, hits = answer(
        FakeModel(text("At noon [2], and at 7 on weekdays [5].")),
        "When does the sauna open",
        ["The pool opens at 7", "The sauna opens at noon"],
    )
    print(cited(said, hits))
