# fault: whoever comes later hears who came first in the same round
from dataclasses import dataclass, field


@dataclass
class Seat:
    name: str
    model: object
    messages: list = field(default_factory=list)

    def speak(self):
        try:
            reply = self.model([dict(message) for message in self.messages])
            text = reply["text"]
        except (KeyboardInterrupt, SystemExit):
            raise
        except Exception as exc:
            text = f"ERROR: {type(exc).__name__} {exc}"
        self.messages.append({"role": "assistant", "content": text})
        return text

    def hear(self, name, text):
        if name is not self.name:
            self.messages.append({"role": "user", "content": f"{name}:\n{text}"})


def debate(debaters, judge, question, max_rounds=2):
    seats = [Seat(name, model, [{"role": "user", "content": question}]) for name, model in debaters.items()]
    transcript = []
    while (number := len(transcript) // len(seats) + 1) <= max_rounds:
        texts = {}
        for seat in seats:
            texts[seat.name] = seat.speak()
            for other in seats:
                other.hear(seat.name, texts[seat.name])
        transcript.extend(dict(round=number, debater=name, statement=text) for name, text in texts.items())
    papers = [question] + ["{round}. {debater}: {statement}".format(**one) for one in transcript]
    return dict(verdict=judge([{"role": "user", "content": paper} for paper in papers])["text"], transcript=transcript)
