import re
from dataclasses import dataclass

LINE = re.compile(r"\s*(?P<company>[^|]+?)\s*\|\s*(?P<amount>[^|]+?)\s*")


class Money(float):
    """A float that prints like money."""

    def __str__(self):
        return f"${float(self):,.2f}"


@dataclass
class Extracted:
    company: str
    amount: Money

    @classmethod
    def parse(cls, line):
        if turn := LINE.fullmatch(line):
            return cls(turn["company"], Money(turn["amount"]))
        raise ValueError(f"cannot read {line!r}")


@dataclass
class Verdict:
    approved: bool
    reason: str

    @classmethod
    def on(cls, err):
        return cls(err.amount <= 1000, f"{err.company} ({err.amount})")


extract = Extracted.parse
decide = Verdict.on


def chain(blob):
    return decide(extract(blob))


if __name__ == "__main__":
    print(chain("Globex | 4200"))
