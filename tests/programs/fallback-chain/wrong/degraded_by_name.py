# fault: a later source with the name of the first is not called degraded

from dataclasses import asdict, dataclass
from typing import Any

_NOTHING = object()


@dataclass
class _Outcome:
    answer: Any = None
    served_by: "str | None" = None
    degraded: bool = True


def _tried(source, request, log, name):
    try:
        return source(request)
    except Exception as error:
        log.append(dict(failed=name, error=repr(error)))
        return _NOTHING


def answer_with_fallbacks(chain, request, log):
    for place, (name, source) in enumerate(tuple(chain)):
        if (answer := _tried(source, request, log, name)) is not _NOTHING:
            return {"answer": answer, "served_by": name, "degraded": name != chain[0][0]}
    return asdict(_Outcome())
