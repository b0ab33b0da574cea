from concurrent.futures import ThreadPoolExecutor, TimeoutError
POOL = ThreadPoolExecutor(max_workers=4)

def with_timeout(act, given, seconds=2.0):
    the_f = POOL.submit(act, **given)
    try:
        return str(the_f.result(seconds))
    except TimeoutError:
        return 'ERROR: timed out'
    except Exception as problem:
        return f'ERROR: {type(problem).__name__}: {problem}'
