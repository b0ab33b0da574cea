"""Time and chance under a scenario's control.

All the clocks a program may read move together; `time.sleep` advances them and returns at once. Processor time
(`process_time`, `thread_time`) is no clock: it stands still while anybody waits, here as elsewhere. The replacement
happens before the program is loaded, so `from time import sleep` is controlled too. asyncio, threading, queue and
concurrent.futures keep the real clock inside.
"""

from __future__ import annotations

import sys
import time as _time
import types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_REAL = {
    name: getattr(_time, name)
    for name in (
        "time",
        "time_ns",
        "monotonic",
        "monotonic_ns",
        "perf_counter",
        "perf_counter_ns",
        "sleep",
        "localtime",
        "gmtime",
        "ctime",
        "strftime",
        "clock_gettime",
        "clock_gettime_ns",
    )
    if hasattr(_time, name)
}
_EPOCH = 1_750_000_000.0
_INNER = ("asyncio", "concurrent", "threading", "queue")


class Clock:
    """The controlled clock. `now` counts the seconds since the check began, `sleeps` every sleep asked for."""

    def __init__(self) -> None:
        self.controlled = False
        self.now = 0.0
        self.sleeps: list[float] = []
        self._offsets: dict[str, float] = {}

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds

    def restart(self, offset: float) -> None:
        """Back to the beginning; `offset` shifts every clock, so that none reads a known number."""
        self.now = 0.0
        self.sleeps = []
        self._offsets = {
            "time": _EPOCH + offset,
            "monotonic": 5_000.0 + offset,
            "perf_counter": 900.0 + offset,
        }

    def read(self, name: str) -> float:
        """What the clock `name` shows, in seconds; never 0."""
        return self._offsets[name] + self.now

    def sleep(self, seconds: float) -> None:
        """`time.sleep`: refuses what the real one refuses, returns at once."""
        length = float(seconds)
        if not length >= 0:
            raise ValueError("sleep length must be non-negative" if length < 0 else "Invalid value NaN (not a number)")
        self.sleeps.append(length)
        self.now += length


clock = Clock()
"""The clock of the running check."""


def take_control(offset: float) -> None:
    """Replace all clocks. To be called before each loading of the program."""
    clock.restart(offset)
    if clock.controlled:
        return
    clock.controlled = True
    _keep_real_inside()
    for name in ("time", "monotonic", "perf_counter"):
        _put(name, _reader(name))
        _put(f"{name}_ns", _reader_ns(name))
    _put("sleep", clock.sleep)
    _replace_calendar()
    _replace_datetime()


def _reader(name: str) -> Any:
    def read() -> float:
        return clock.read(name)

    return read


def _reader_ns(name: str) -> Any:
    def read() -> int:
        return int(clock.read(name) * 1_000_000_000)

    return read


def _replace_calendar() -> None:
    def wall(seconds: Any) -> Any:
        return clock.read("time") if seconds is None else seconds

    _put("localtime", lambda seconds=None: _REAL["localtime"](wall(seconds)))
    _put("gmtime", lambda seconds=None: _REAL["gmtime"](wall(seconds)))
    _put("ctime", lambda seconds=None: _REAL["ctime"](wall(seconds)))
    _put("strftime", lambda form, when=None: _REAL["strftime"](form, when or _time.localtime()))
    kinds = {
        getattr(_time, "CLOCK_REALTIME", None): "time",
        getattr(_time, "CLOCK_MONOTONIC", None): "monotonic",
        getattr(_time, "CLOCK_MONOTONIC_RAW", None): "monotonic",
        getattr(_time, "CLOCK_BOOTTIME", None): "monotonic",
    }
    if "clock_gettime" in _REAL:
        _put("clock_gettime", lambda kind: clock.read(kinds[kind]) if kind in kinds else _REAL["clock_gettime"](kind))
        _put("clock_gettime_ns", lambda kind: int(_time.clock_gettime(kind) * 1_000_000_000))


def _put(name: str, function: Any) -> None:
    setattr(_time, name, function)


_real_of: dict[type, type] = {}
"""The real class of each that stands for one."""


class _StandIn(type):
    """Of a class that stands for a real one: whatever that one made counts as its own. A class that a program derives
    from it is one as any other."""

    def __instancecheck__(cls, value: object) -> bool:
        return type.__instancecheck__(_real_of.get(cls, cls), value)

    def __subclasscheck__(cls, kind: type) -> bool:
        return type.__subclasscheck__(_real_of.get(cls, cls), kind)


def _replace_datetime() -> None:
    import datetime

    real_datetime: Any = datetime.datetime
    real_date: Any = datetime.date

    class ControlledDatetime(real_datetime, metaclass=_StandIn):  # type: ignore[misc]
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return cls.fromtimestamp(clock.read("time"), tz)

        @classmethod
        def utcnow(cls) -> Any:
            return cls.fromtimestamp(clock.read("time"), datetime.timezone.utc).replace(tzinfo=None)

        @classmethod
        def today(cls) -> Any:
            return cls.fromtimestamp(clock.read("time"))

    class ControlledDate(real_date, metaclass=_StandIn):  # type: ignore[misc]
        @classmethod
        def today(cls) -> Any:
            return cls.fromtimestamp(clock.read("time"))

    for kind, real, name in ((ControlledDatetime, real_datetime, "datetime"), (ControlledDate, real_date, "date")):
        _real_of[kind] = real
        kind.__name__ = kind.__qualname__ = name
        kind.__module__ = "datetime"
        setattr(datetime, name, kind)


def _keep_real_inside() -> None:
    """Modules that wait for real things keep the real clock: those loaded already, and those still to come."""
    real = types.ModuleType("time")
    real.__dict__.update(_time.__dict__)
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in _INNER and getattr(module, "time", None) is _time:
            module.time = real  # type: ignore[attr-defined]
    sys.meta_path.insert(0, _RealInside(real))


class _RealInside:
    """Finds the waiting modules of the standard library and lets their own `import time` see the real one."""

    def __init__(self, real: types.ModuleType) -> None:
        self._real = real

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        if name.split(".")[0] not in _INNER:
            return None
        for finder in sys.meta_path:
            spec = None if finder is self else finder.find_spec(name, path, target)
            if spec is not None:
                loader: Any = spec.loader
                if hasattr(loader, "exec_module"):
                    loader.exec_module = self._with_real_time(loader.exec_module)
                return spec
        return None

    def _with_real_time(self, execute: Any) -> Any:
        def run(module: types.ModuleType) -> None:
            shown = sys.modules.get("time")
            sys.modules["time"] = self._real
            try:
                execute(module)
            finally:
                if shown is not None:
                    sys.modules["time"] = shown

        return run
