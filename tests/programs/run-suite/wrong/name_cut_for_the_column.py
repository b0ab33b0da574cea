# fault: a name is cut off after 12 characters, so that the columns stay straight
def run_suite(agent, cases):
    rows = [case.run(agent) for case in cases]
    for row in rows:
        print(f"{row['name'][:12]:<12}  {'PASS' if row['passed'] else 'FAIL'}  {', '.join(row['failed'])}")
    held = len([row for row in rows if row["passed"]])
    print(f"{held} / {len(rows)}")
    return held / len(rows) if rows else 0.0
