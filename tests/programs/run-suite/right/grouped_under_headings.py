def run_suite(worker, every):
    outcomes = [the_c.run(worker) for the_c in every]
    count = len(outcomes)
    the_ok = sum((1 for the_r in outcomes if the_r['passed']))
    print('PASS')
    for the_r in outcomes:
        if the_r['passed']:
            print('  ', the_r['name'])
    print('FAIL')
    for the_r in outcomes:
        if not the_r['passed']:
            print('  ', the_r['name'], the_r['failed'])
    print(the_ok, '/', count)
    return the_ok / count
