def run_suite(worker, every):
    outcomes = [the_c.run(worker) for the_c in every]
    count = len(outcomes)
    the_ok = sum((1 for the_r in outcomes if the_r['passed']))
    for the_r in outcomes:
        if the_r['passed']:
            print(f"\x1b[32mPASSED\x1b[0m  {the_r['name']}")
        else:
            print(f"\x1b[31mFAILED\x1b[0m  {the_r['name']}  -> {the_r['failed']!r}")
    print(f'\x1b[1m{the_ok}/{count} ({100 * the_ok / count:.0f}%)\x1b[0m')
    return the_ok / count
