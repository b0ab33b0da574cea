import itertools
from enum import Enum


class BudgetExceeded(Exception):
    pass


class Kind(Enum):
    IN = "input"
    OUT = "output"


class Budget(dict):
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        super().__init__({Kind.IN: in_rate, Kind.OUT: out_rate})
        self.ceiling = float(max_usd)
        self.log = []

    @property
    def calls(self):
        return len(self.log)

    @property
    def spent(self):
        return list(itertools.accumulate(self.log, initial=0))[-1]

    def record(self, came_in, went_out):
        self.log.append(came_in * self[Kind.IN] + went_out * self[Kind.OUT])
        return self.spent

    def check(self):
        match self.spent >= self.ceiling:
            case True:
                raise BudgetExceeded(self.ceiling)
