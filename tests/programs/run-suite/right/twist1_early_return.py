# twist: 1
def run_suite(agent, cases):
    if not cases:
        print("no cases: 0/0")
        return 0.0
    results = list(map(lambda c: c.run(agent), cases))
    for r in results:
        if r["passed"]:
            print("pass", r["name"])
        else:
            print("fail", r["name"], "because of", " and ".join(r["failed"]))
    rate = sum(bool(r["passed"]) for r in results) / len(results)
    print(f"rate: {rate}")
    return rate
