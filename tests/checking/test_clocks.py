"""The clocks that a program finds under a scenario's control."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SETTING = """
import datetime
from datetime import date as real_date, datetime as real_datetime
from trainer.checking.authoring import clocks
clocks.take_control(0.0)
from datetime import date, datetime as stamp

class Own(stamp):
    pass

class OwnDate(date):
    pass
"""


@pytest.mark.parametrize(
    "holds",
    [
        "stamp.now().year == 2025 and date.today() == stamp.now().date()",
        "isinstance(real_datetime(2030, 1, 2), stamp) and isinstance(real_date(2030, 1, 2), date)",
        "isinstance(stamp(2030, 1, 2), real_datetime) and isinstance(stamp(2030, 1, 2), date)",
        "not isinstance(real_date(2030, 1, 2), stamp) and not isinstance('2030-01-02', date)",
        "issubclass(real_datetime, stamp) and issubclass(stamp, date) and not issubclass(date, stamp)",
        "isinstance(Own(2030, 1, 2), Own) and isinstance(Own(2030, 1, 2), stamp) and issubclass(Own, stamp)",
        "isinstance(OwnDate(2030, 1, 2), OwnDate) and isinstance(OwnDate(2030, 1, 2), date)",
        "not isinstance(stamp(2030, 1, 2), Own) and not issubclass(stamp, Own)",
        "stamp(2030, 1, 2) - stamp(2030, 1, 1) == datetime.timedelta(days=1)",
    ],
)
def test_a_date_is_one_whoever_made_it(holds: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", f"{SETTING}\nassert {holds}"], capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    "holds",
    [
        # A sleep takes no time, is remembered, and moves every clock.
        "(time.sleep(2.5), clocks.clock.sleeps) == (None, [2.5])",
        "moved(time.time) == moved(time.monotonic) == moved(time.perf_counter) == 2.5",
        "moved(time.time_ns) == moved(time.monotonic_ns) == moved(time.perf_counter_ns) == 2_500_000_000",
        "moved(lambda: time.clock_gettime(time.CLOCK_REALTIME)) == 2.5",
        "moved(lambda: time.clock_gettime(time.CLOCK_MONOTONIC)) == 2.5",
        "moved(lambda: time.clock_gettime_ns(time.CLOCK_MONOTONIC)) == 2_500_000_000",
        "abs(time.clock_gettime(time.CLOCK_MONOTONIC_RAW) - time.monotonic()) < 1e-6",
        "abs(time.clock_gettime(time.CLOCK_REALTIME) - time.time()) < 1e-6",
        # What the real one refuses.
        "refused(-1.0) and refused(float('nan')) and clocks.clock.sleeps == []",
        # The calendar shows the same moment as the clock, whatever the zone.
        "time.gmtime()[:6] == time.gmtime(time.time())[:6] and time.gmtime().tm_year == 2025",
        "time.strftime('%Y-%m-%d %H:%M') == datetime.datetime.now().strftime('%Y-%m-%d %H:%M')",
        "time.ctime() == time.ctime(time.time()) and time.localtime()[:5] == datetime.datetime.now().timetuple()[:5]",
        "datetime.datetime.utcnow().timetuple()[:6] == time.gmtime()[:6]",
        "datetime.datetime.now(datetime.timezone.utc).timestamp() == time.time()",
        # A new check begins where every check begins.
        "(time.sleep(9), clocks.take_control(0.0), clocks.clock.now, clocks.clock.sleeps)[2:] == (0.0, [])",
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="it has neither these clocks nor zones by rule")
@pytest.mark.parametrize("zone", ["UTC", "XXX-5:30"])
def test_all_clocks_move_together(holds: str, zone: str) -> None:
    setting = """
import datetime, time, warnings
warnings.simplefilter("ignore")
from trainer.checking.authoring import clocks
clocks.take_control(0.0)
def moved(read):
    before = read()
    time.sleep(2.5)
    return read() - before
def refused(seconds):
    try:
        time.sleep(seconds)
    except ValueError:
        return True
"""
    words = [sys.executable, "-c", f"{setting}\nassert {holds}"]
    environment = {**os.environ, "TZ": zone}
    ran = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert ran.returncode == 0, ran.stderr
