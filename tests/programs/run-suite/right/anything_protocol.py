def run_suite(agent, cases):
    results = [c.run(agent) for c in cases]
    n = len(results)
    ok = sum(1 for r in results if r["passed"])
    print(f"1..{n}")
    for i, r in enumerate(results, 1):
        print(f"{'ok' if r['passed'] else 'not ok'} {i} - {r['name']} # {'PASS' if r['passed'] else 'FAIL'}")
        for f in r["failed"]:
            print("  # failed:", f)
    print(f"# {ok} of {n} ok")
    return ok / n
