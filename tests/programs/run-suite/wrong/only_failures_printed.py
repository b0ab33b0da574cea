# fault: cases that pass are not printed
def run_suite(bot, suite):
    outcomes = [u.run(bot) for u in suite]
    for x in outcomes:
        if not x["passed"]:
            print(f"FAIL {x['name']}: {x['failed']}")
    rate = sum(x["passed"] for x in outcomes) / len(outcomes)
    print(f"{rate:.0%}")
    return rate
