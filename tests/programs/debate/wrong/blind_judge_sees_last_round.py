# fault: the judge gets the last round alone
from typing import NamedTuple


class Statement(NamedTuple):
    round: int
    debater: str
    statement: str

    def __str__(self):
        return f"[{self.debater}] {self.statement}"


def debate(debaters, judge, question, max_rounds=2):
    record = _hold(debaters, question, 1, max_rounds, [])
    match judge(
        [
            {"role": "system", "content": "You judge."},
            *_messages(question, [one for one in record if one.round == max_rounds]),
        ]
    ):
        case {"text": verdict}:
            return {"transcript": [one._asdict() for one in record], "verdict": verdict}


def _messages(question, statements):
    yield {"role": "user", "content": question}
    for one in statements:
        yield {"role": "user", "content": str(one)}


def _hold(debaters, question, number, last, record):
    if number > last:
        return record
    before = [one for one in record if one.round == number - 1]
    said = []
    for name in debaters:
        try:
            text = debaters[name](list(_messages(question, before)))["text"]
        except Exception as exc:
            text = "ERROR " + type(exc).__name__ + ": " + str(exc)
        said.append(Statement(number, name, text))
    return _hold(debaters, question, number + 1, last, record + said)
