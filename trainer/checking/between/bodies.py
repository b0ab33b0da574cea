"""Values as bodies of messages: their wire form (see `plain`) as JSON; or as pickles, where processes were made ready
for those and a value can be taken as it is."""

from __future__ import annotations

from trainer.checking.between import quick_json
from trainer.checking.between.plain import encode, untagged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

_dumps = quick_json.writer()
_loads = quick_json.reader(untagged)
_pickles: ModuleType | None = None


def use_pickles() -> None:
    """Pickle from here on, here and in what is forked: a tenth of the time, once what it takes has been imported."""
    global _pickles
    from trainer.checking.between import pickles

    _pickles = pickles


def written(value: Any) -> bytes:
    """The body of any value."""
    pickled = None if _pickles is None else _pickles.written(value)
    return _dumps(encode(value)).encode() if pickled is None else pickled


def read(text: bytes) -> Any:
    """The value of what `written` gave. Raises some exception when it is nothing of the kind."""
    if _pickles is not None and _pickles.is_one(text):
        return _pickles.read(text)
    return _loads(text.decode())


def read_cut(text: bytes) -> Any:
    """The value as JSON gives it; None where that is what `read` gives."""
    if _pickles is not None and _pickles.is_one(text) and _pickles.is_cut(text):
        return _pickles.read_cut(text)
    return None
