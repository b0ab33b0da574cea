from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Debater:
    """Keeps a conversation of its own; what the others said comes in as user turns."""

    name: str
    model: object
    history: list[dict] = field(default_factory=list)

    def hear(self, text: str) -> None:
        self.history.append({"role": "user", "content": text})

    def speak(self) -> str:
        try:
            said = self.model(self.history)["text"]
        except Exception as trouble:
            said = f"ERROR {trouble.__class__.__name__} ({trouble})"
        self.history.append({"role": "assistant", "content": said})
        return said


def debate(debaters, judge, question, max_rounds: int = 2) -> dict:
    people = [Debater(name, model) for name, model in debaters.items()]
    for one in people:
        one.hear(question)
    transcript = []
    for n in range(max_rounds):
        said = [(one.name, one.speak()) for one in people]
        transcript += [dict(round=n + 1, debater=name, statement=text) for name, text in said]
        for one in people:
            one.hear("\n".join(f"{text}\n  -- {name}" for name, text in said if name != one.name))
    turns = [
        {"role": "user", "content": f"{row['debater']} (round {row['round']}): {row['statement']}"}
        for row in transcript
    ]
    verdict = judge([{"role": "system", "content": f"You decide on this question: {question}"}, *turns])
    return dict(verdict=verdict["text"], transcript=tuple(transcript))
