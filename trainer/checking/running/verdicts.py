"""From what a worker and a judge answered to the verdict that a learner reads."""

import re
import zlib
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from trainer.checking.between import plain
from trainer.checking.cleaning import clean, clean_data
from trainer.checking.report import GRAVITY, STOPPED_SIGNATURE, CheckResult, Mark, ModelCall, Outcome, Problem

Stop = Outcome | Literal["disturbed", "killed"]
"""How a program was stopped; "disturbed": it got into the worker's own talk or code; "killed": by a signal that is no
crash of the interpreter."""
STOPPED = {
    "timeout": "Your program did not come back within {seconds:g} seconds, so it was stopped{place}.",
    "output": "Your program printed more than it may ({megabytes} MB), or filled its folder, so it was stopped.",
    "memory": "Your program asked for more memory than it may use ({memory} MB).",
    "exited": "Your program ended the whole process here instead of returning.",
    "killed": "Your program was ended by a signal here, or closed a descriptor that belongs to the checks.",
    "crashed": "The Python interpreter itself crashed here; very deep recursion is the usual reason.",
    "disturbed": "Your program got in between the checks and what they see (by a descriptor that belongs to them, a"
    " built-in replaced, a trace function or a handler), so it was stopped.",
}

UNJUDGED: dict[str, Any] = {"unjudged": True}
"""Stands for the verdict on what the judge did not come back from."""
MAX_PARTS = 100_000
"""Of a check's flight record: many times what the calls of a model come to."""

_DRAWN = r"`[^`]*`|\d+(\.\d+)?"
"""What a check's sentence quotes or counts; without it the sentence is the same for every program."""
_HOLDERS = (list, dict)
_UNJUDGED = "The check came to no verdict: what your program gave back takes too long, or too much memory, to look at."
_UNDEFINED = r"module 'answer' has no attribute '(\w+)'"

_LACKING = r"'(\w+)' object has no attribute '(\w+)'"
_NOT_CALLABLE = r"'(\w+)' object is not callable"
_NOT_AWAITABLE = r"can't be used in 'await' expression|^a coroutine was expected|coroutine or an awaitable is required"


class Entry(NamedTuple):
    """A check as the judge lists it."""

    name: str
    landmark: str
    twist: int | None
    needs: tuple[str, ...]

    def result(self, passed: bool, **more: Any) -> CheckResult:
        """A verdict on this check."""
        return CheckResult(self.name, self.landmark, self.twist, passed, **more)


def error_in(data: Any) -> dict[str, Any]:
    """An exception as a confined process sent it, with every part of the kind that it must be of: a program may have
    written it."""
    found: dict[str, Any] = data if isinstance(data, dict) else {}
    kinds, message = found.get("kinds"), found.get("message")
    return {
        "type": clean(str(found.get("type")))[:80],
        "kinds": [kind for kind in kinds if isinstance(kind, str)] if isinstance(kinds, list) else [],
        "message": message if isinstance(message, (str, list)) else "",
        "line": _number(found.get("line")),
        "column": _number(found.get("column")),
    }


def judged(entry: Entry, verdict: dict[str, Any]) -> CheckResult:
    """The verdict as the judge gave it. Everything in it is cleaned for the terminal."""
    if verdict.get("met") is True:
        return entry.result(True)
    if "unjudged" in verdict:
        return entry.result(False, message=_UNJUDGED, signature="broken:unjudged")
    if "broken" in verdict:
        broken = error_in(verdict["broken"])
        opaque = "'Opaque' object" in str(broken["message"])
        why = "something in it is no plain data, or it is too much" if opaque else in_words(broken)
        return entry.result(
            False,
            message=f"The check could not make sense of what your program gave back ({why}).",
            signature=f"broken:{broken['type']}",
        )
    observed = plain.to_json(plain.decode(verdict.get("observed")))
    say = clean(str(verdict.get("say")))
    return entry.result(
        False,
        message=say,
        observed=clean_data(observed),
        expected=clean_data(plain.to_json(plain.decode(verdict.get("expected")))),
        signature=f"unmet:{_digest(re.sub(_DRAWN, '', say))[:4]}:{_digest(observed)}",
        mark=_mark(verdict.get("at")),
    )


def raised(entry: Entry, error: dict[str, Any]) -> CheckResult:
    """The verdict on a scenario that the program ended with an exception."""
    return entry.result(
        False, message=_raised_sentence(error), observed=in_words(error), signature=f"raised:{_kind(error)}"
    )


def _raised_sentence(error: dict[str, Any]) -> str:
    kind, message, line = _kind(error), clean(str(error.get("message") or "")), line_of(error)
    what = in_words(error)
    undefined = re.match(_UNDEFINED, message) if kind == "AttributeError" and line is None else None
    if undefined:
        return f"Your program does not define `{undefined.group(1)}`."
    lacking = re.match(_LACKING, message) if kind == "AttributeError" and line is None else None
    if lacking:
        owner, name = lacking.groups()
        if owner == "NoneType":
            return f"Your program gave back `None` where something with `{name}` is asked for."
        return f"What your program gave back, a `{owner}`, has no `{name}`."
    if kind == "TypeError" and line is None and (uncalled := re.fullmatch(_NOT_CALLABLE, message)):
        return f"What your program gave back can't be called: it is {_of_type(uncalled[1])}."
    if called_wrongly(error):
        hint = " (is `__init__` spelt so?)" if message.endswith("() takes no arguments") else ""
        return f"Your program could not be called as the signature says: {message}{hint}."
    if line is None and re.search(_NOT_AWAITABLE, message):
        return "What your program gave back can't be awaited: the signature asks for `async def`."
    if line is None:
        return f"What your program gave back could not be used: {what}."
    return f"Your program raised {what} (line {line})."


def _of_type(name: str) -> str:
    return "`None`" if name == "NoneType" else f"of type `{name}`"


def outcome_of_stop(stop: Stop) -> Outcome:
    """What the outcome of a run is called that was stopped so."""
    return "crashed" if stop == "disturbed" or stop == "killed" else stop


def stop_sentence(stop: Stop, line: int | None, seconds: float, megabytes: int, memory: int) -> str:
    """What is said of a program that had to be stopped or ended itself: at which line, and what the limits are."""
    place = "" if line is None else f" at line {line}"
    return STOPPED[stop].format(place=place, seconds=seconds, megabytes=megabytes, memory=memory)


def stopped(entry: Entry, stop: Stop, say: str) -> CheckResult:
    """The verdict on a check during which the program had to be stopped or ended itself."""
    outcome = outcome_of_stop(stop)
    return entry.result(False, message=say, observed=outcome, signature=f"{STOPPED_SIGNATURE}{outcome}")


def skipped(entry: Entry, why: str) -> CheckResult:
    """The verdict on a check that was not run."""
    return entry.result(False, skipped=True, message=why)


def outcome_of_raised(error: dict[str, Any]) -> Outcome:
    """What an exception that ended a scenario means for the run as a whole."""
    kinds = error.get("kinds") or []
    if "MemoryError" in kinds:
        return "memory"
    return "exited" if "SystemExit" in kinds else "failed"


def called_wrongly(error: dict[str, Any]) -> bool:
    """Whether a call never got into the program: its parameters are not those of the signature."""
    message = str(error.get("message"))
    words = (
        "positional argument",
        "keyword argument",
        "missing",
        "takes no arguments",
        "multiple values for argument",
        "not callable",
    )
    return _kind(error) == "TypeError" and line_of(error) is None and any(word in message for word in words)


def gravest(outcomes: Iterable[Outcome]) -> Outcome:
    """The gravest of `outcomes`; "passed" when there are none."""
    return max(outcomes, key=GRAVITY.index, default="passed")


def skip_dependents(entries: Iterable[Entry], results: dict[str, CheckResult]) -> dict[str, CheckResult]:
    """`results` with those skipped whose needed checks did not pass: they say nothing of their own."""
    settled = dict(results)
    for entry in entries:
        unmet = next((name for name in entry.needs if name in settled and not settled[name].passed), None)
        result = settled.get(entry.name)
        if unmet is not None and result is not None and not result.passed:
            settled[entry.name] = skipped(entry, f"Not judged: it needs “{unmet}” first.")
    return settled


def tell_slips(results: dict[str, CheckResult], slips: dict[str, dict[str, Any]]) -> dict[str, CheckResult]:
    """`results` with what the program raised inside the scenarios of those that failed, each slip once."""
    told: set[str] = set()
    settled = dict(results)
    for name, slip in slips.items():
        result, say = results.get(name), _raised_sentence(slip)
        if result is not None and not (result.passed or result.skipped or say in told):
            settled[name] = result._replace(message=f"{result.message} {say}")
            told.add(say)
    return settled


def tell_first(results: dict[str, CheckResult], hints: Iterable[str]) -> dict[str, CheckResult]:
    """`results` with `hints` before what the first of those that failed says."""
    first = next((name for name, result in results.items() if not (result.passed or result.skipped)), None)
    say = " ".join(hints)
    if first is None or not say:
        return results
    return {**results, first: results[first]._replace(message=f"{say} {results[first].message}".rstrip())}


def common_problem(errors: dict[str, dict[str, Any]], ran: int) -> Problem | None:
    """One sentence where every one of `ran` checks was ended by the same exception, else None.

    `errors` holds the exceptions by check.
    """
    if not errors or len(errors) < ran:
        return None
    first = next(iter(errors.values()))
    if all(called_wrongly(error) for error in errors.values()):
        message = f"Your program could not be called as the signature says: {clean(str(first['message']))}."
        return Problem(_kind(first), message)
    same = {(_kind(error), str(error.get("message")), line_of(error)) for error in errors.values()}
    if len(same) != 1 or line_of(first) is None:
        return None
    say = f"Every check ended in the same place: {in_words(first)} (line {line_of(first)})."
    return Problem(_kind(first), say, line_of(first))


def with_signature(result: CheckResult, repeated: CheckResult | None) -> CheckResult:
    """`result` with the signature of the same check run again on fixed names and numbers."""
    if repeated is None or repeated.passed or result.passed:
        return result
    return result._replace(signature=repeated.signature)


def in_words(error: dict[str, Any]) -> str:
    """An exception in words; many have no message."""
    message = clean(str(error.get("message") or ""))
    return f"{_kind(error)}: {message}" if message else _kind(error)


def _kind(error: dict[str, Any]) -> str:
    return clean(str(error.get("type")))[:80]


def line_of(error: dict[str, Any]) -> int | None:
    """The line of the program that an exception came from; None where it came from none."""
    return _number(error.get("line"))


def _number(place: Any) -> int | None:
    """A line or column, None for what can't be one."""
    return place if type(place) is int and 0 <= place < 10_000_000 else None


def _digest(value: Any) -> str:
    import json  # not on the way of a program that is right

    return f"{zlib.crc32(json.dumps(value, sort_keys=True, default=str).encode()):08x}"


def _mark(at: Any) -> Mark | None:
    if not isinstance(at, list) or any(_number(number) is None for number in at):
        return None
    if len(at) == 3:
        return Mark(at[0], at[1], at[2])
    return Mark(0, at[0], at[1] if len(at) > 1 else None) if at else None


def flight_of(wire: Any) -> tuple[tuple[ModelCall, ...], ...]:
    """The flight record that a worker sent, in its own frame's form."""
    if not isinstance(wire, list) or _is_too_much(wire):
        return ()
    return tuple(tuple(_model_call(call) for call in model) for model in wire if isinstance(model, list))


def _is_too_much(wire: list[Any]) -> bool:
    waiting, left = [wire], MAX_PARTS
    while waiting and left >= 0:
        inner = waiting.pop()
        left -= len(inner)
        waiting += [part for part in (inner.values() if isinstance(inner, dict) else inner) if type(part) in _HOLDERS]
    return left < 0


def _model_call(call: Any) -> ModelCall:
    parts = call if isinstance(call, list) and len(call) == 3 else [None, None, None]
    messages, tools, reply = (clean_data(plain.to_json(plain.decode(part))) for part in parts)
    return ModelCall(messages, tools, reply)  # type: ignore[arg-type]
