"""How stale-snapshot is judged."""

import re
from collections.abc import Mapping

from trainer.checking.api import check, clock, copy, draw, expect, fail

MOST_GAPS = 3
"""So often somebody else writes in the gap; a program that keeps on trying then gets through."""


class World:
    """One source of data, read as the live object itself. Reads and writes are noted in `log`."""

    def __init__(self):
        self.source, self.receipt = draw.word(), draw.sentence(2)
        self.status, self.items, self.total, self.other = draw.words(4)
        self.data = {
            self.status: draw.word(),
            self.items: draw.words(2),
            self.total: draw.number(2000, 9000),
            self.other: draw.number(2000, 9000),
            draw.word(): draw.choice((0, "", False)),
            "version": draw.number(2, 40),
        }
        self.needs = [self.status, self.items, self.total]
        self.log, self.written, self.versions, self.gap, self.gaps = [], [], [], None, 0
        self.before_another_look, self.most_gaps = None, MOST_GAPS

    def read(self, source):
        if self.before_another_look is not None and "read" in self.log:
            self.before_another_look()
        self.log.append("read" if source == self.source else f"read {copy(source)!r}")
        return self.data

    def write(self, source, changes, version=None):
        self.log.append("write")
        self.versions.append(version)
        if self.gap is not None and self.gaps < self.most_gaps:
            self.gaps += 1
            self.gap()
        if version is not None and version != self.data["version"]:
            return None
        self.written.append([copy(source), copy(changes)])
        self.moves(changes)
        return self.receipt

    def moves(self, changes):
        """Somebody changes the data, in place."""
        self.data.update(copy(changes))
        self.data["version"] += 1

    def loses(self, name):
        del self.data[name]
        self.data["version"] += 1

    def checked(self, program, snapshot, changes, needs=None):
        """What came back, and what was read and written for it."""
        self.log.clear()
        self.written.clear()
        got = copy(
            program.write_checked(
                snapshot, list(self.needs if needs is None else needs), changes, self.read, self.write
            )
        )
        return {"got": got, "log": list(self.log), "written": copy(self.written)}


def change():
    return {draw.word(): draw.word()}


def seen(snapshot):
    """The parts of a snapshot; what it is, where it lacks one."""
    if not all(hasattr(snapshot, name) for name in ("observed_at", "source", "data")):
        return {"no snapshot": copy(snapshot)}
    # A read-only view of a dict keeps the data as well as a dict does.
    data = dict(snapshot.data) if isinstance(snapshot.data, Mapping) else snapshot.data
    return {"source": copy(snapshot.source), "data": copy(data)}


@check("takes a snapshot of what is read", landmark="as_it_was")
def takes_snapshot(program):
    world = World()
    snapshot = program.observe(world.source, world.read)
    made = program.WorldStateSnapshot(world.source, {"a": 1}, 1.5)
    return {
        "got": seen(snapshot),
        "wanted": {"source": world.source, "data": copy(world.data)},
        "reads": world.log,
        "made": seen(made),
        "of": {"source": world.source, "data": {"a": 1}},
    }


@takes_snapshot.expect
def _(case):
    expect(case["reads"]).equals(["read"], "`observe` should read the source once.")
    expect(case["got"]).equals(case["wanted"], "The snapshot should have the source and the data that were read.")
    expect(case["made"]).equals(case["of"], "A snapshot takes the source, the data and the moment, in this order.")


@check("keeps the data as they were", landmark="as_it_was")
def keeps_as_was(program):
    world = World()
    before = copy(world.data)
    snapshot = program.observe(world.source, world.read)
    world.moves({world.status: draw.word(), draw.word(): 1})
    first = seen(snapshot)
    world.data[world.items].append(draw.word())
    return {"first": first.get("data"), "then": seen(snapshot).get("data"), "before": before}


@keeps_as_was.expect
def _(case):
    expect(case["first"]).equals(case["before"], "The world changed, and the snapshot changed with it.")
    expect(case["then"]).equals(case["before"], "A list in the world grew, and the snapshot changed with it.")


@check("writes when what it rests on is as it was", landmark="write")
def writes(program):
    cases = []
    for wait, as_is in ((0, False), (draw.number(10, 50), False), (100_000, False), (0, True)):
        world = World()
        snapshot = program.observe(world.source, world.read)
        clock.advance(wait)
        changes = {world.other: world.data[world.other]} if as_is else change()
        cases.append(
            {
                **world.checked(program, snapshot, changes),
                "wait": wait,
                "wanted": [[world.source, changes]],
                "receipt": world.receipt,
            }
        )
    return cases


@writes.expect
def _(cases):
    for case in cases:
        say = f"After {case['wait']} seconds nothing had changed"
        expect(case["written"]).equals(case["wanted"], f"{say}; the changes should be written, once.")
        expect(case["got"]).equals(case["receipt"], f"{say}; the receipt of the write should come back.")


@check("gives every receipt as text", landmark="write")
def receipts(program):
    cases = []
    for receipt in (draw.number(), 0, "", False, [], {draw.word(): 1}):
        world = World()
        world.receipt = receipt
        snapshot = program.observe(world.source, world.read)
        cases.append([str(receipt), world.checked(program, snapshot, change())["got"]])
    return cases


@receipts.expect
def _(cases):
    for text, got in cases:
        expect(got).equals(text, "The receipt of a write that was done should come back as a string.")


@check("looks again before it writes", landmark="look_again")
def looks_again(program):
    world = World()
    snapshot = program.observe(world.source, world.read)
    return world.checked(program, snapshot, change())["log"]


@looks_again.expect
def _(log):
    if "write" not in log:
        fail("Nothing had changed, and nothing was written.", log, ["read", "write"])
    expect(log[0]).equals("read", "The source should be read again before anything is written.")
    expect(log.count("write")).equals(1, "The changes should be written once.")


@check("looks again for every write", landmark="look_again")
def every_write(program):
    world = World()
    snapshot = program.observe(world.source, world.read)
    first = world.checked(program, snapshot, change())
    world.moves({world.total: world.data[world.total] + 1})
    return [first, world.checked(program, snapshot, change())]


@every_write.expect
def _(cases):
    first, second = cases
    expect(len(first["written"])).equals(1, "Nothing had changed; the changes should be written, once.")
    expect_refused(second, "One write went through; then a field of `needs` changed, and the same snapshot came again")


@check("writes although something else has changed", landmark="compare")
def something_else(program):
    cases = []
    for new in (False, True):
        world = World()
        snapshot = program.observe(world.source, world.read)
        world.moves({draw.word() if new else world.other: draw.number(2000, 9000)})
        changes = {world.other: draw.word()}
        cases.append({**world.checked(program, snapshot, changes), "receipt": world.receipt})
    world = World()
    snapshot = program.observe(world.source, world.read)
    world.moves({world.status: draw.word()})
    cases.append({**world.checked(program, snapshot, change(), [world.total]), "receipt": world.receipt})
    cases.append({**world.checked(program, snapshot, change(), []), "receipt": world.receipt})
    return cases


@something_else.expect
def _(cases):
    for case in cases:
        expect(case["got"]).equals(
            case["receipt"], "A field changed that the decision does not rest on; the write should go through."
        )
        expect(len(case["written"])).equals(1, "The changes should be written once.")


def refused(program, alter, wait=None):
    """What comes of a write after `alter(world)`."""
    world = World()
    snapshot = program.observe(world.source, world.read)
    wait = draw.number(100, 900) if wait is None else wait
    clock.advance(wait)
    alter(world)
    return {**world.checked(program, snapshot, change()), "world": copy(world.data), "needs": world.needs, "wait": wait}


def expect_refused(case, what):
    expect(case["written"]).equals([], f"{what}, and the changes were written all the same.")
    expect(case["got"]).starts_with("STALE", f"{what}: a string that starts with STALE should come back.")


@check("refuses when a field that it rests on has changed", landmark="compare")
def refuses(program):
    def one(position):
        return lambda world: world.moves({world.needs[position]: draw.word()})

    def grows(world):
        world.data[world.items].append(draw.word())

    def turns(world):
        world.moves({world.items: world.data[world.items][::-1]})

    def one_more(world):
        world.moves({world.total: world.data[world.total] + 1})

    def empty(world):
        world.moves({world.total: 0})

    def as_text(world):
        world.moves({world.total: str(world.data[world.total])})

    def in_capitals(world):
        world.moves({world.status: world.data[world.status].upper()})

    alters = [one(0), one(1), one(2), grows, turns, one_more, empty, as_text, in_capitals]
    return [refused(program, alter, wait) for alter in alters for wait in (0, 200)]


@refuses.expect
def _(cases):
    for case in cases:
        expect_refused(case, f"A field of `needs` had changed {case['wait']} seconds after the look")


@check("writes nothing when what it rests on has changed", landmark="write")
def writes_nothing(program):
    return [refused(program, lambda world: world.moves({world.total: 0}), wait) for wait in (0, 200)]


@writes_nothing.expect
def _(cases):
    for case in cases:
        expect(case["written"]).equals([], "A field of `needs` had changed, and the changes were written all the same.")


@check("takes a field that is gone for a changed one", landmark="compare")
def gone(program):
    def appears(world):
        world.needs.append(draw.word())
        world.moves({world.needs[-1]: draw.word()})

    def appears_as(value):
        def alter(world):
            world.needs.append(draw.word())
            world.moves({world.needs[-1]: value})

        return alter

    nothings = (0, "", False, [])
    lost = [refused(program, lambda world: world.loses(world.status)), *(goes(program, value) for value in nothings)]
    return [lost, [refused(program, alter) for alter in (appears, *map(appears_as, nothings))]]


def goes(program, value):
    """What comes of a write after a field of `needs` with this value is gone."""
    world = World()
    world.needs.append(draw.word())
    world.data[world.needs[-1]] = value
    snapshot = program.observe(world.source, world.read)
    world.loses(world.needs[-1])
    return world.checked(program, snapshot, change())


@gone.expect
def _(case):
    lost, new = case
    for one in lost:
        expect_refused(one, "A field of `needs` is gone")
    for one in new:
        expect_refused(one, "A field of `needs` is there that was not")


@check("refuses a stale snapshot again and again", landmark="compare")
def refuses_again(program):
    world = World()
    snapshot = program.observe(world.source, world.read)
    before = copy(world.data)
    world.moves({world.total: world.data[world.total] + 1})
    tries = [world.checked(program, snapshot, change()) for _ in range(2)]
    return {"tries": tries, "before": before, "then": seen(snapshot).get("data")}


@refuses_again.expect
def _(case):
    for each in case["tries"]:
        expect_refused(each, "A field of `needs` had changed, and the same snapshot was used twice")
    expect(case["then"]).equals(case["before"], "A write was refused, and the snapshot is no longer what was seen.")


@check("says what is different now", landmark="tell")
def says_what(program):
    def two(world):
        world.moves({world.status: draw.word(), world.total: draw.number(2000, 9000) * 10 + 3})

    def all_three(world):
        two(world)
        world.data[world.items].append(draw.word())

    def to_nothing(world):
        world.moves({world.status: False, world.total: 0})

    cases = []
    for alter, count in ((two, 2), (all_three, 3), (to_nothing, 2)):
        case = refused(program, alter, 357 if alter is to_nothing else None)
        first, items, total = case["needs"]
        names = [first, total, items][:count]
        values = [str(value) for name in names for value in _flat(case["world"][name])]
        cases.append({**case, "names": names, "values": values})
    return cases


def _flat(value):
    return value if isinstance(value, list) else [value]


@says_what.expect
def _(cases):
    for case in cases:
        expect_refused(case, "Several fields of `needs` have changed")
        expect(case["got"]).mentions(*case["names"], say="The refusal does not name every field that is different.")
        expect(case["got"]).mentions(
            *case["values"], any_case=True, say="The refusal does not say what the fields are now."
        )


@check("says how old the snapshot is", landmark="age")
def says_age(program):
    waits = (None, None, draw.number(4000, 9000), draw.number(90_000, 170_000))
    return [refused(program, lambda world: world.moves({world.status: draw.word()}), wait) for wait in waits]


@says_age.expect
def _(cases):
    for case in cases:
        expect_refused(case, "A field of `needs` has changed")
        # A large number may have its thousands set apart.
        plain = re.sub(r"(?<=\d)[,_'](?=\d{3})", "", case["got"])
        told = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", plain)]
        if not any(abs(number - case["wait"]) <= 1 for number in told):
            fail("The refusal does not say how many seconds ago the snapshot was taken.", case["got"], case["wait"])


# Twist 1: the store compares as well.


@check("writes under the version of the second look", landmark="if_version", twist=1)
def second_version(program):
    world = World()
    snapshot = program.observe(world.source, world.read)
    world.moves({world.other: draw.word()})
    changes = change()
    case = world.checked(program, snapshot, changes)
    return {**case, "wanted": [[world.source, changes]], "receipt": world.receipt}


@second_version.expect
def _(case):
    expect(case["written"]).equals(
        case["wanted"],
        "Something else had changed before the second look; the write should go through under its version.",
    )
    expect(case["got"]).equals(case["receipt"], "The receipt of a write that was done should come back.")


@check("tells of a write that came in between", landmark="conflict", twist=1)
def in_between(program):
    cases = []
    for position, gaps in ((0, MOST_GAPS), (1, MOST_GAPS), (2, MOST_GAPS), (0, 1)):
        world = World()
        world.most_gaps = gaps
        snapshot = program.observe(world.source, world.read)
        name = world.needs[position]
        world.gap = lambda world=world, name=name: world.moves({name: draw.word()})
        cases.append(world.checked(program, snapshot, change()))
    return {"cases": cases, "others": [another_field(program, gaps) for gaps in (1, MOST_GAPS, 12)]}


def another_field(program, gaps):
    """What comes of a write when a field that the decision does not rest on is changed in the gap."""
    world = World()
    world.most_gaps = gaps
    snapshot = program.observe(world.source, world.read)
    world.gap = lambda: world.moves({world.other: draw.word()})
    case = world.checked(program, snapshot, change())
    return {**case, "receipt": world.receipt, "versions": copy(world.versions)}


@in_between.expect
def _(seen):
    for case in seen["cases"]:
        expect_refused(case, "A field of `needs` was changed between the second look and the write")
    for case in seen["others"]:
        say = "A field that the decision does not rest on was changed between the second look and the write"
        if None in case["versions"]:
            fail(f"{say}, and a write was sent without a version.", case["versions"], "the version of the second look")
        if case["written"] or case["got"] == case["receipt"]:
            expect([len(case["written"]), case["got"]]).equals(
                [1, case["receipt"]], f"{say}: the changes were written, so the receipt should come back."
            )
        else:
            expect_refused(case, f"{say}, and nothing was written")


@check("writes nothing under the version of a look that it did not compare", landmark="if_version", twist=1)
def third_look(program):
    world = World()
    snapshot = program.observe(world.source, world.read)
    world.log.clear()
    world.before_another_look = lambda: world.moves({world.status: draw.word()})
    return world.checked(program, snapshot, change())


@third_look.expect
def _(case):
    if case["log"].count("read") > 1:
        expect_refused(case, "A field of `needs` was changed after the look that was compared, before the next one")
