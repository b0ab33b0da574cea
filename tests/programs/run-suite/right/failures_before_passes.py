def run_suite(agent, cases):
    results = [case.run(agent) for case in cases]
    good = [r for r in results if r["passed"]]
    bad = [r for r in results if not r["passed"]]
    for r in bad:
        print("FAIL:", r["name"])
        print("  failed checks:", ", ".join(r["failed"]))
        print("  output:", r["output"])
    for r in good:
        print("PASS:", r["name"])
    print()
    print(f"PASS {len(good)}  FAIL {len(bad)}  rate {len(good) / len(results):.1%}")
    return len(good) / len(results)
