# fault: returns and prints the rate of failed cases
def run_suite(bot, suite):
    outcomes = [one.run(bot) for one in suite]
    for got in outcomes:
        print("PASS" if got["passed"] else "FAIL", got["name"], *got["failed"])
    rate = sum(bool(got["failed"]) for got in outcomes) / len(outcomes)
    print(f"{rate:.0%}")
    return rate
