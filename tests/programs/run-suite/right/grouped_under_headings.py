def run_suite(agent, cases):
    results = [c.run(agent) for c in cases]
    n = len(results)
    ok = sum(1 for r in results if r["passed"])
    print("PASS")
    for r in results:
        if r["passed"]:
            print("  ", r["name"])
    print("FAIL")
    for r in results:
        if not r["passed"]:
            print("  ", r["name"], r["failed"])
    print(ok, "/", n)
    return ok / n
