import itertools
from operator import itemgetter
from typing import TypedDict


class Entry(TypedDict):
    round: int
    debater: str
    statement: str


class Speaker:
    """Calls a model, and never raises."""

    def __init__(self, name, model):
        self.name, self.model = name, model

    def __call__(self, messages):
        try:
            reply = self.model(messages)
        except Exception as problem:
            return " ".join(["ERROR:", type(problem).__name__, *map(str, problem.args)])
        else:
            return reply["text"]


def debate(debaters, judge, question, max_rounds=2):
    if max_rounds < 1:
        raise ValueError("at least one round")
    speakers = [Speaker(*pair) for pair in debaters.items()]
    entries: list[Entry] = []

    def heard_by(speaker, number):
        groups = {n: list(g) for n, g in itertools.groupby(entries, key=itemgetter("round"))}
        for entry in groups.get(number - 1, ()):
            role = "assistant" if entry["debater"] == speaker.name else "user"
            yield {"role": role, "content": f"{entry['debater']} wrote:\n{entry['statement']}"}

    for number in range(1, max_rounds + 1):
        fresh = [
            Entry(round=number, debater=s.name, statement=s([{"role": "system", "content": question}, *heard_by(s, number)]))
            for s in speakers
        ]
        entries.extend(fresh)
    protocol = "\n".join("{debater}: {statement}".format_map(entry) for entry in entries)
    reply = judge([{"role": "user", "content": question}, {"role": "user", "content": protocol}])
    return {"verdict": reply["text"], "transcript": entries}
