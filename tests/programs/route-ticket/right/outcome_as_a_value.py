from __future__ import annotations
from typing import Any, Callable, Mapping, Union
from dataclasses import dataclass
import copy


@dataclass(frozen=True)
class Ok:
    value: Any


@dataclass(frozen=True)
class Err:
    why: str


Outcome = Union[Ok, Err]


def attempt(fn: Callable[..., Any], *args: Any, where: str) -> Outcome:
    try:
        return Ok(fn(*args))
    except (KeyboardInterrupt, SystemExit):
        raise
    except Exception as e:
        return Err(f"[{where}] {type(e).__name__}({e})")


def route_ticket(ticket: dict, classify, handlers: Mapping[str, Callable], to_person) -> dict:
    def person(err: Err) -> dict:
        return {"route": "person", "response": to_person(ticket, err.why), "reason": err.why}

    match attempt(classify, ticket["text"], where="classify"):
        case Err() as err:
            return person(err)
        case Ok(str(said)) if said in handlers:
            match attempt(handlers[said], ticket, where=said):
                case Ok(response):
                    return {"route": said, "response": response, "reason": None}
                case err:
                    return person(err)
        case Ok(str(said)):
            return person(Err(f"no handler for {said}"))
        case _:
            return person(Err("the label is no text"))
