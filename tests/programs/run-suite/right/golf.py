def run_suite(a, cs):
    n = 0
    for r in (c.run(a) for c in cs):
        n += r["passed"]
        print(r["name"], *(["PASS"] if r["passed"] else ["FAIL", r["failed"]]))
    print(n / len(cs))
    return n / len(cs)
