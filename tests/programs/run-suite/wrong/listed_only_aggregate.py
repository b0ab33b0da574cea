# fault: prints only the rate, not the cases
def run_suite(bot, examples):
    got_all = [one.run(bot) for one in examples]
    rate = sum(map(lambda v: v["passed"], got_all)) / len(got_all)
    print(f"pass rate: {rate:.0%}")
    return rate
