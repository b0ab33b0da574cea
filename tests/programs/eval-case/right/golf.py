class Case:
    def __init__(s, *a):
        s.name, s.task, s.checks = a if len(a) > 2 else (*a, [])

    def run(s, g):
        o = g(s.task)
        f = [c.__name__ for c in s.checks if not c(o)]
        return {"name": s.name, "passed": f == [], "failed": f, "output": o}
