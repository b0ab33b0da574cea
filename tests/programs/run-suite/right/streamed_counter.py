from collections import Counter


def run_suite(agent, cases):
    tally = Counter()
    for case in cases:
        match case.run(agent):
            case {"name": name, "passed": True}:
                tally["PASS"] += 1
                print("PASS", name)
            case {"name": name, "failed": failed}:
                tally["FAIL"] += 1
                print("FAIL", name, *failed)
    rate = tally["PASS"] / (tally["PASS"] + tally["FAIL"])
    print(f"rate {rate:.2f}")
    return rate


def demo(task):
    return "Tracking ZYX987."


print(run_suite(demo, [Case("finds order", "Where is 12345?", [mentions_tracking])]))
