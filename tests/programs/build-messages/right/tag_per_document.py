from collections import ChainMap

KEYS = ("role", "content")


def build_messages(system, history, user_turn, retrieved=None, **_):
    def messages():
        yield from ({key: turn[key] for key in KEYS} for turn in history)
        if retrieved:
            documents = "".join(f"<context>\n{document}\n</context>\n" for document in retrieved)
            yield dict(zip(KEYS, ("user", documents)))
        yield dict(zip(KEYS, ("user", user_turn)))

    return dict(ChainMap({"system": system}, {"messages": tuple(messages())}))
