"""What is remembered, and figures of it, as plain data for a JSON document."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from datetime import date
from enum import IntEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def plain_data(value: DataclassInstance, digits: int | None = None) -> dict[str, Any]:
    """Plain data as JSON has it, under the names of the fields; days and moments in ISO 8601, grades as numbers.

    Arguments:
        value: a dataclass, with others and named tuples in it or not.
        digits: fractions are rounded to so many; left as they are where None.
    """
    document: dict[str, Any] = _plain(value, digits)
    return document


def _plain(value: Any, digits: int | None) -> Any:
    if isinstance(value, str):
        return value
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name), digits) for field in fields(value)}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return _plain(value._asdict(), digits)
    if isinstance(value, dict):
        return {key: _plain(entry, digits) for key, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(entry, digits) for entry in value]
    if isinstance(value, float) and digits is not None:
        return round(value, digits)
    if isinstance(value, IntEnum):
        return int(value)
    return value.isoformat() if isinstance(value, date) else value
