"""The processes that run programs hold no privileges and can't be looked into, as the kernel itself says: other layers
would hide it if they did."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.checking.server import Checker

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="layers of Linux")
PATIENCE = 30.0
LOOK_INTO = """
import os, sys
from trainer.checking.isolation import system
if os.geteuid() == 0:
    system.drop_capabilities()
for number in sys.argv[1:]:
    try:
        open(f"/proc/{number}/maps").close()
        print("open")
    except PermissionError:
        print("closed")
"""
"""A process of the same user, without the rights of a root user, tries to read where the memory of others is."""


def children_of(parent: int) -> list[int]:
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            after_name = (place / "stat").read_text(encoding="utf-8").rpartition(")")[2]
        except OSError:
            continue
        if int(after_name.split()[1]) == parent:
            found.append(int(place.name))
    return found


def status_of(number: int) -> dict[str, str]:
    lines = Path(f"/proc/{number}/status").read_text(encoding="utf-8").splitlines()
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


@pytest.fixture(scope="module")
def confined(catalog: Catalog) -> Iterator[tuple[int, list[int]]]:
    """The process that holds the workers, and those of them that are ready to run programs."""
    before = set(children_of(os.getpid()))
    with Checker() as checker:
        checker.prepare(catalog.drill("step-cap"))
        (starter,) = set(children_of(os.getpid())) - before
        until = time.monotonic() + PATIENCE
        # The filter is the last layer that is put on a worker.
        while True:
            ready = [number for number in children_of(starter) if status_of(number)["Seccomp"] == "2"]
            if ready:
                break
            assert time.monotonic() < until, "no worker became ready"
            time.sleep(0.05)
        yield starter, ready


@linux
def test_a_worker_holds_no_capability_and_can_gain_none(confined: tuple[int, list[int]]) -> None:
    for number in confined[1]:
        status = status_of(number)
        held = ("CapInh", "CapPrm", "CapEff", "CapAmb", *(("CapBnd",) if os.geteuid() == 0 else ()))
        assert {name: int(status[name], 16) for name in held} == dict.fromkeys(held, 0)
        assert status["NoNewPrivs"] == "1"


@linux
def test_nobody_of_the_same_user_can_look_into_a_worker(confined: tuple[int, list[int]]) -> None:
    starter, workers = confined
    plain = subprocess.Popen([sys.executable, "-c", "import time; print(flush=True); time.sleep(60)"], stdout=-1)
    try:
        assert plain.stdout is not None
        plain.stdout.readline()
        tried = [plain.pid, starter, *workers]
        looked = subprocess.run(
            [sys.executable, "-c", LOOK_INTO, *map(str, tried)], capture_output=True, text=True, check=True, timeout=60
        )
    finally:
        plain.kill()
        plain.communicate()
    ordinary, *others = looked.stdout.split()
    assert others == ["closed"] * len(others)
    if os.geteuid() != 0:
        # A root user's ordinary process keeps more rights than the one that looks, which closes it as well.
        assert ordinary == "open", "there would be nothing to close"
