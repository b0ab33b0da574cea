# fault: the name is recorded in lower case
import time
import uuid
from contextlib import contextmanager
TRACE = []

@contextmanager
def span(called, the_run_id, **the_attrs):
    entry = {'span_id': uuid.uuid4().hex, 'run_id': the_run_id, 'name': called.lower(), 'attrs': the_attrs, 'status': 'ok'}
    since = time.perf_counter()
    try:
        yield entry
    except Exception as problem:
        entry['status'] = 'error'
        entry['error'] = f'{type(problem).__name__}: {problem}'
        raise
    finally:
        entry['ms'] = (time.perf_counter() - since) * 1000
        TRACE.append(entry)
