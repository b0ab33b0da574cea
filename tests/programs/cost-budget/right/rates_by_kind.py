import enum, contextlib


class Kind(enum.Enum):
    IN = 0
    OUT = 1


class BudgetExceeded(Exception):
    def __str__(self):
        return "no money"


class Base:
    def __init_subclass__(cls, **kw):
        cls.made = 0


class Budget(Base):
    def __init__(self, max_usd, *rates, in_rate=3e-6, out_rate=15e-6):
        self.max_usd = max_usd
        defaults = [in_rate, out_rate]
        defaults[: len(rates)] = rates
        self.rate = dict(zip(Kind, defaults))
        self.spent, self.calls = 0.0, 0

    def cost(self, kind, n):
        return self.rate[kind] * n

    def record(self, *tokens):
        for kind, n in zip(Kind, tokens):
            self.spent += self.cost(kind, n)
        self.calls += 1
        print("spent", self.spent)
        return self.spent

    def check(self):
        match self.spent >= self.max_usd:
            case True:
                raise BudgetExceeded
