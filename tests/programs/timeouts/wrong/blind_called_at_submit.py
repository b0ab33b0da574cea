# fault: the tool is called while it is being submitted, on the caller's own thread
from concurrent.futures import ThreadPoolExecutor, TimeoutError

POOL = ThreadPoolExecutor(8)


def with_timeout(function, args, seconds=2.0):
    def done(value):
        return value

    try:
        future = POOL.submit(done, function(**args))
        return str(future.result(seconds))
    except TimeoutError:
        return "ERROR: the tool timed out"
    except Exception as why:
        return "ERROR: " + type(why).__name__ + " " + str(why)
