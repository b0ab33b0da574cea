# fault: every document is put into the prompt, not only the hits
def retrieve(wanted, pages, k=2):
    asked = set(wanted.lower().split())
    return sorted(pages, key=lambda item: len(asked & set(item.lower().split())), reverse=True)[:k]


def answer(lm, wanted, pages):
    ranked = retrieve(wanted, pages, k=len(pages))
    found = ranked[:2]
    brief = "Answer from the sources only, cite them by number. Say so if they do not answer.\n"
    brief += "\n".join(f"[{x}] {item}" for x, item in enumerate(ranked, 1))
    return lm([{"role": "user", "content": f"{brief}\n{wanted}"}])["text"], found
