from itertools import compress


def Case(name, task, checks=None):
    class Made:
        def run(agent):
            says = agent(task)
            broke = [not check(says) for check in checks or ()]
            failed = tuple(compress([check.__name__ for check in checks or ()], broke))
            return dict(locals(), name=name, output=says, passed=not any(broke), failed=failed)

    return Made
