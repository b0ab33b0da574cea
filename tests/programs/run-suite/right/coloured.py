def run_suite(agent, cases):
    results = [c.run(agent) for c in cases]
    n = len(results)
    ok = sum(1 for r in results if r["passed"])
    for r in results:
        if r["passed"]:
            print(f"\033[32mPASSED\033[0m  {r['name']}")
        else:
            print(f"\033[31mFAILED\033[0m  {r['name']}  -> {r['failed']!r}")
    print(f"\033[1m{ok}/{n} ({100 * ok / n:.0f}%)\033[0m")
    return ok / n
