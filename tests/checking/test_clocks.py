"""The clocks that a program finds under a scenario's control."""

from __future__ import annotations

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
