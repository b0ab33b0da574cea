import re
from dataclasses import dataclass

LINE = re.compile(r"\s*(?P<company>[^|]+?)\s*\|\s*(?P<amount>[^|]+?)\s*")


class Money(float):
    """A float that prints like money."""

    def __str__(self):
        return f"${float(self):,.2f}"


@dataclass
class Extracted:
    """The text, taken apart."""

    company: str
    amount: Money

    @classmethod
    def parse(cls, line):
        if t := LINE.fullmatch(line):
            return cls(t["company"], Money(t["amount"]))
        raise ValueError(f"cannot read {line!r}")


@dataclass
class Verdict:
    """The decision."""

    approved: bool
    reason: str

    @classmethod
    def on(cls, e):
        return cls(e.amount <= 1000, f"{e.company} ({e.amount})")


extract = Extracted.parse
decide = Verdict.on


def chain(string):
    return decide(extract(string))


if __name__ == "__main__":
    print(chain("Globex | 4200"))
