def run_suite(worker, every):
    outcomes = [the_c.run(worker) for the_c in every]
    count = len(outcomes)
    the_ok = sum((1 for the_r in outcomes if the_r['passed']))
    print(f'1..{count}')
    for place, the_r in enumerate(outcomes, 1):
        print(f"{('ok' if the_r['passed'] else 'not ok')} {place} - {the_r['name']} # {('PASS' if the_r['passed'] else 'FAIL')}")
        for the_f in the_r['failed']:
            print('  # failed:', the_f)
    print(f'# {the_ok} of {count} ok')
    return the_ok / count
