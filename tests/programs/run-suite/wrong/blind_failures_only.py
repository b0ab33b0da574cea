# fault: a case that passed gets no PASS in the report
def run_suite(agent, cases):
    results = [case.run(agent) for case in cases]
    for r in results:
        print(r["name"] if r["passed"] else f"{r['name']}: FAIL {r['failed']}")
    good = len([r for r in results if r["passed"]])
    print("rate", f"{good}/{len(results)}")
    return good / len(results)
