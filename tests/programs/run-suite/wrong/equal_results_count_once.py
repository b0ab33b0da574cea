# fault: cases whose results are equal count as one
def run_suite(agent, cases):
    results = []
    for c in cases:
        r = c.run(agent)
        if r not in results:
            results.append(r)
    for r in results:
        print(r["name"], "PASS" if r["passed"] else "FAIL", *r["failed"])
    ok = sum(r["passed"] for r in results)
    print(f"{ok}/{len(results)}")
    return ok / len(results)
