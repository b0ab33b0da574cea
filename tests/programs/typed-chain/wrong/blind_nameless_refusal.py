# fault: the reason of a refusal does not name the company
import dataclasses

Extracted = dataclasses.make_dataclass("Extracted", [("company", str), ("amount", float)])
Verdict = dataclasses.make_dataclass("Verdict", [("approved", bool), ("reason", str)])


def extract(raw):
    name, bar, money = raw.partition("|")
    if not bar or not name.strip():
        raise ValueError("a line is 'company | amount'")
    return Extracted(name.strip(), float(money.strip()))


def decide(extracted):
    if extracted.amount > 1000:
        return Verdict(False, f"{extracted.amount} is over the limit of 1000")
    return Verdict(True, f"{extracted.amount} for {extracted.company} is fine")


def chain(raw):
    return decide(extract(raw))
