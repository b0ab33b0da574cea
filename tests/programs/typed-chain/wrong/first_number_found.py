# fault: the first number in the amount is taken, and the rest of it ignored
import re
from dataclasses import dataclass

@dataclass
class Extracted:
    company: str
    amount: float

@dataclass
class Verdict:
    approved: bool
    reason: str

def extract(received):
    the_c, the_a = received.split('|')
    turn = re.search('\\d+(\\.\\d+)?', the_a)
    if not turn:
        raise ValueError(the_a)
    return Extracted(the_c.strip(), float(turn[0]))

def decide(problem):
    return Verdict(problem.amount <= 1000, problem.company)

def chain(received):
    return decide(extract(received))
