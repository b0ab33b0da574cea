def run_suite(agent, cases):
    rows = [case.run(agent) for case in cases]
    for number, row in enumerate(rows, 1):
        print(f"{number:>3}/{len(rows)} {row['name']:.<40} {('FAIL', 'PASS')[row['passed']]}")
        for check in row["failed"]:
            print(" " * 8 + "did not hold: " + check)
    rate = sum(row["passed"] for row in rows) / len(rows)
    print("=" * 30)
    print(f"Rate: {int(100 * rate)} %")
    if rate < 1:
        print("To be looked at:", ", ".join(row["name"] for row in rows if not row["passed"]))
    print("Done.")
    return rate
