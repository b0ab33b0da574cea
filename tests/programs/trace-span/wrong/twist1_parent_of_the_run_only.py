# twist: 1
# fault: a span in a span of another run has no parent
import time, uuid
from contextlib import contextmanager
from contextvars import ContextVar
TRACE = []
_current = ContextVar('current', default=None)

@contextmanager
def span(called, the_run_id, **the_attrs):
    entry = {'span_id': uuid.uuid4().hex, 'parent_id': (_current.get() or {}).get('span_id') if (_current.get() or {}).get('run_id') == the_run_id else None, 'run_id': the_run_id, 'name': called, 'attrs': the_attrs, 'status': 'ok'}
    the_token = _current.set(entry)
    since = time.perf_counter()
    try:
        yield entry
    except Exception as problem:
        entry['status'] = 'error'
        entry['error'] = f'{type(problem).__name__}: {problem}'
        raise
    finally:
        _current.reset(the_token)
        entry['ms'] = (time.perf_counter() - since) * 1000
        TRACE.append(entry)
