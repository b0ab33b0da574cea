# fault: the rate is returned and nowhere printed
def line(result):
    if result["passed"]:
        return f"[pass] {result['name']}"
    return f"[fail] {result['name']} <- {' '.join(result['failed'])}"


def run_suite(agent, cases):
    outcomes = []
    for case in cases:
        result = case.run(agent)
        print(line(result))
        outcomes.append(result["passed"])
    return outcomes.count(True) / len(outcomes)
