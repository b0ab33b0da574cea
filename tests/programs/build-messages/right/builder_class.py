class Request(dict):
    """Fluent builder; the object itself is the request."""

    def __init__(self, system):
        super().__init__(system=system, messages=[])

    def add(self, role, content):
        self["messages"].append({"role": role, "content": content})
        return self

    def add_history(self, turns):
        for turn in turns:
            self.add(turn["role"], turn["content"])
        return self

    def add_context(self, documents):
        if not documents:
            return self
        body = "".join(f"<document>{d}</document>\n" for d in documents)
        return self.add("user", f"<context>\n{body}</context>")


def build_messages(system, history, user_turn, retrieved=None):
    return Request(system).add_history(history).add_context(retrieved).add("user", user_turn)


if __name__ == "__main__":
    print(build_messages("Be brief.", [], "Hello?", ["doc one"]))
