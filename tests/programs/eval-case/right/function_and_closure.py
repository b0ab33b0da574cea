from types import SimpleNamespace


def Case(name, task, checks=()):
    kept = list(checks)

    def run(agent):
        output = agent(task)
        verdicts = [(check.__name__, bool(check(output))) for check in kept]
        return {
            "name": name,
            "passed": all(held for _, held in verdicts),
            "failed": [label for label, held in verdicts if not held],
            "output": output,
            "held": [label for label, held in verdicts if held],
        }

    return SimpleNamespace(name=name, run=run)
