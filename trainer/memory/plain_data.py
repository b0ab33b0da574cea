"""Figures as plain data, for the documents that `--json` prints."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def plain_data(figures: DataclassInstance, digits: int | None = None) -> dict[str, Any]:
    """Plain data as JSON has it, under the names of the fields; days as ISO dates.

    Arguments:
        figures: a dataclass, with others and named tuples in it or not.
        digits: fractions are rounded to so many; left as they are where None.
    """
    document: dict[str, Any] = _plain(asdict(figures), digits)
    return document


def _plain(value: Any, digits: int | None) -> Any:
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return _plain(value._asdict(), digits)
    if isinstance(value, dict):
        return {key: _plain(entry, digits) for key, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(entry, digits) for entry in value]
    if isinstance(value, float) and digits is not None:
        return round(value, digits)
    return value.isoformat() if isinstance(value, date) else value
