class BudgetExceeded(Exception):
    0


class Budget:
    def __init__(s, m, in_rate=3e-6, out_rate=15e-6):
        s.m, s.i, s.o, s.spent, s.calls = m, in_rate, out_rate, 0.0, 0

    def record(s, i, o):
        s.calls += 1
        s.spent += i * s.i + o * s.o
        return s.spent

    def check(s):
        if s.spent >= s.m:
            raise BudgetExceeded
