"""How circuit-breaker is judged."""

import threading

from trainer.checking.api import check, clock, draw, expect, fail, outcome_of

PATIENCE = 0.5
"""Seconds of real time that a thread is waited for."""
MOMENT = 0.05
"""Seconds of real time that a thread at the clock is kept for another one to come there too."""
SLOW = 20
"""Seconds of the controlled clock after which a slow service fails."""


class Service:
    """A service that works or fails as told, and counts its calls."""

    def __init__(self):
        self.calls = 0
        self.value = draw.word()
        self.trouble = draw.word()

    def works(self):
        self.calls += 1
        return self.value

    def fails(self):
        self.calls += 1
        raise ConnectionError(self.trouble)

    def hangs(self):
        """Fails after `SLOW` seconds."""
        clock.advance(SLOW)
        self.fails()


class Fickle(Service):
    """A service that fails in another way each time."""

    def fails(self):
        self.calls += 1
        kinds = (ValueError, TimeoutError, KeyError, TypeError, ConnectionError)
        raise kinds[self.calls % len(kinds)](self.trouble)


def breaker(program, *args, **kwargs):
    """A breaker whose first call comes a while after it was made."""
    made = program.CircuitBreaker(*args, **kwargs)
    clock.advance(draw.number(1, 9))
    return made


def used(made, service, *plan):
    """What each step of the plan gave, and whether the service was called. A number lets time pass."""
    seen = []
    for step in plan:
        if step not in ("works", "fails", "hangs"):
            clock.advance(step)
            continue
        before = service.calls
        try:
            got = made.call(getattr(service, step))
        except ConnectionError:
            got = {"raised": "ConnectionError"}
        seen.append({"step": step, "got": got, "called": service.calls > before})
    return {"value": service.value, "trouble": service.trouble, "seen": seen}


def expect_steps(case, wanted, say):
    """`wanted` has a letter for each use: `w` and `f` for a call that gets through, `-` for one refused."""
    got = "".join(("w" if step["step"] == "works" else "f") if step["called"] else "-" for step in case["seen"])
    if got != wanted:
        names = {"w": "called, works", "f": "called, fails", "-": "not called"}
        fail(say, [names[letter] for letter in got], [names[letter] for letter in wanted])
    for letter, step in zip(wanted, case["seen"], strict=False):
        if letter == "w":
            expect(step["got"]).equals(case["value"], "The service worked, and its result did not come back.")
        else:
            expect(step["got"]).starts_with(
                "ERROR",
                "The service failed, and no error observation came back."
                if letter == "f"
                else "A refused call did not come back as an error observation.",
            )


@check("gives back what the call returns", landmark="own_state")
def gives_result(program):
    made = breaker(program)
    # Only an exception is a failure, whatever a result says.
    values = [draw.word(), draw.number(), None, 0, "", False, [draw.word()], {"a": draw.number()}]
    values += [{"error": draw.word()}, *[f"ERROR: {draw.word()}"] * 4, draw.word()]
    return [[value, made.call(lambda value=value: value)] for value in values]


@gives_result.expect
def _(cases):
    for value, got in cases:
        expect(got).equals(value, f"The function returned {value!r}, and the breaker something else.")


@check("passes all arguments on", landmark="own_state")
def passes_arguments(program):
    made = breaker(program)
    rows = [[], [draw.word()], [[draw.number()]], [draw.number(), draw.word(), None]]
    return [[row, made.call(lambda *args: list(args), *row)] for row in rows]


@passes_arguments.expect
def _(cases):
    for row, got in cases:
        expect(got).equals(row, f"With {len(row)} arguments the function was given other ones.")


@check("turns an exception into an error observation", landmark="observation")
def observes(program):
    tries = []

    def raising(error):
        tries.append(error)
        raise error

    class Unavailable(Exception):
        """A library's own exception."""

    kinds = (ValueError, RuntimeError, TimeoutError, KeyError, ConnectionError, TypeError, OSError, Unavailable)
    words = draw.words(len(kinds))
    errors = [[word, kind(word)] for kind, word in zip(kinds, words, strict=False)]
    # One that knows its number as well, and one that has nothing to say, as a timeout often has.
    errors += [[words[0], OSError(draw.number(), words[0])], ["", TimeoutError()]]
    # A breaker each: how many failures it takes to open one is for another check to say.
    seen = [[word, outcome_of(breaker(program, 50).call, raising, error)] for word, error in errors]
    return [[*one, sum(error is other for other in tries)] for one, (_, error) in zip(seen, errors, strict=True)]


@observes.expect
def _(cases):
    for word, outcome, tries in cases:
        got = outcome.get("returned", {"raised": outcome.get("raised")})
        expect(got).starts_with("ERROR", "The call failed while the circuit was closed: that is an error observation.")
        expect(got).mentions(word, say="The error observation does not hold the message of the exception.")
        expect(tries).equals(1, "One call of the breaker is one call of the function, also where that fails.")


@check("opens after so many failures in a row", landmark="count")
def opens(program):
    cases = []
    for n in (1, 2, draw.number(4, 6)):
        cases.append([n, used(breaker(program, n, 60.0), Service(), *["fails"] * n, "works", "fails")])
        cases.append([n, used(breaker(program, threshold=n), Service(), *["fails"] * n, "works", "fails")])
    cases.append([3, used(breaker(program), Service(), *["fails"] * 3, "works", "fails")])
    cases.append([3, used(breaker(program), Service(), *["fails", 500] * 2, "fails", "works", "fails")])
    cases.append([4, used(breaker(program, 4), Fickle(), *["fails"] * 4, "works", "fails")])
    return cases


@opens.expect
def _(cases):
    for n, case in cases:
        expect_steps(
            case,
            "f" * n + "--",
            f"With a threshold of {n}, {n} failing calls in a row, however far apart, get through, and then none.",
        )


@check("stays closed below the threshold", landmark="threshold")
def stays_closed(program):
    n = draw.number(3, 5)
    return [n, used(breaker(program, n), Service(), *["fails"] * (n - 1), 500, "works")]


@stays_closed.expect
def _(case):
    n, seen = case
    expect_steps(
        seen,
        "f" * (n - 1) + "w",
        f"{n - 1} failures are fewer than the threshold of {n}: the next call gets through.",
    )


@check("starts the count again after a success", landmark="close")
def counts_again(program):
    n = draw.number(2, 4)
    plan = (["fails"] * (n - 1) + ["works"]) * 3 + ["fails"] * n + ["works"]
    empty = Service()
    empty.value = None
    return {
        "n": n,
        "plain": used(breaker(program, n), Service(), *plan),
        "none": used(breaker(program, n), empty, *plan),
    }


@counts_again.expect
def _(case):
    n = case["n"]
    wanted = ("f" * (n - 1) + "w") * 3 + "f" * n + "-"
    say = f"Only {n} failures in a row open it; a success in between starts the count again."
    expect_steps(case["plain"], wanted, say)
    expect_steps(case["none"], wanted, f"{say} A call that returns None is a success.")


@check("calls nothing while it is open", landmark="refuse")
def refuses(program):
    cool = float(draw.number(40, 90))
    plan = ["fails", "fails", "works", cool / 2, "works", "fails", cool / 2 - 1, "works"]
    cases = [
        used(breaker(program, 2, cool), Service(), *plan),
        used(breaker(program, threshold=2, cooldown=cool), Service(), *plan),
        used(breaker(program, 2), Service(), "fails", "fails", 29.5, "works", "works", "works", "fails"),
        used(breaker(program, 2, 0.75), Service(), "fails", "fails", 0.25, "works", "works", 0.25, "works", "fails"),
    ]
    made = breaker(program, 1, cool)
    used(made, Service(), "fails")
    began = clock.now
    used(made, Service(), "works")
    return {"cases": cases, "took": clock.now - began}


@refuses.expect
def _(seen):
    for case in seen["cases"]:
        say = "Until the cooldown is over, no call gets through to the service."
        expect_steps(case, "ff----", say)
    expect(seen["took"] < 1e-3).equals(
        True, "A call was refused, and not at once: the breaker slept before it said so."
    )


@check("lets a call through after the cooldown", landmark="refuse")
def lets_through(program):
    cool = float(draw.number(40, 90))
    return [
        used(breaker(program, 2, cool), Service(), "fails", "fails", "works", cool + 1, "works"),
        used(
            breaker(program, threshold=2, cooldown=cool),
            Service(),
            "fails",
            "fails",
            "works",
            cool + 1,
            "works",
        ),
        used(breaker(program, 2), Service(), "fails", "fails", "works", 30.5, "works"),
    ]


@lets_through.expect
def _(cases):
    for case in cases:
        expect_steps(case, "ff-w", "Once the cooldown was over, the next call should have got through.")


@check("does not start the cooldown again with a refused call", landmark="since_opening")
def refused_is_nothing(program):
    plan = ["fails", "fails"] + [9, "works"] * 3 + [4, "works"]
    return used(breaker(program, 2, 30.0), Service(), *plan)


@refused_is_nothing.expect
def _(case):
    expect_steps(
        case,
        "ff---w",
        "Three calls were refused meanwhile; the cooldown still ends when it would have ended.",
    )


@check("counts the cooldown from the moment it opened", landmark="since_opening")
def from_opening(program):
    cool = float(draw.number(40, 90))
    plan = ["fails", 0.6 * cool, "fails", 0.6 * cool, "fails", cool - 2, "works", 3, "works"]
    slow = ["fails", "hangs", cool - 2, "works", 3, "works"]
    return [used(breaker(program, 3, cool), Service(), *plan), used(breaker(program, 2, cool), Service(), *slow)]


@from_opening.expect
def _(cases):
    say = "The cooldown runs from the failure that opened the circuit, not from an earlier one."
    expect_steps(cases[0], "fff-w", say)
    say = "The cooldown runs from the moment the call failed, not from the moment that slow call began."
    expect_steps(cases[1], "ff-w", say)


@check("closes after a probe that works", landmark="close")
def closes(program):
    return used(
        breaker(program, 3, 30.0),
        Service(),
        *["fails"] * 3,
        31,
        *["works"] * 3,
        "fails",
        "works",
        40,
        "works",
    )


@closes.expect
def _(case):
    expect_steps(case, "fff" + "www" + "fww", "The probe worked; after that every call gets through again.")


@check("counts from none after a probe that works", landmark="close")
def counts_from_none(program):
    plan = [*["fails"] * 3, 31, "works", "fails", "fails", "works", *["fails"] * 3, "works"]
    direct = [*["fails"] * 3, 31, "works", *["fails"] * 3, "works"]
    return [used(breaker(program, 3, 30.0), Service(), *p) for p in (plan, direct)]


@counts_from_none.expect
def _(cases):
    say = "After a probe that worked it takes the full number of failures in a row to open again."
    expect_steps(cases[0], "fffwffwfff-", say)
    expect_steps(cases[1], "fffwfff-", say)


@check("lets a probe through each time it has opened", landmark="refuse")
def each_time(program):
    cool = float(draw.number(40, 90))
    plan = [*["fails"] * 2, "works", cool + 1, "works"]
    return used(breaker(program, 2, cool), Service(), *plan * 3)


@each_time.expect
def _(case):
    expect_steps(case, "ff-w" * 3, "It opened three times, and each time a probe was due after the cooldown.")


@check("opens again at once after a probe that fails", landmark="threshold")
def opens_again(program):
    cool = float(draw.number(40, 90))
    plan = [
        *["fails"] * 3,
        cool + 1,
        "fails",
        "works",
        cool - 1,
        "works",
        2,
        "fails",
        "works",
        cool + 1,
        "works",
        "works",
    ]
    return used(breaker(program, 3, cool), Service(), *plan)


@opens_again.expect
def _(case):
    expect_steps(
        case,
        "ffff--f-ww",
        "One probe that fails opens the circuit again, for another full cooldown, each time.",
    )


@check("keeps one breaker apart from another", landmark="own_state")
def apart(program):
    first, second = breaker(program, 2, 30.0), breaker(program, 2, 30.0)
    return [
        used(first, Service(), "fails"),
        used(second, Service(), "fails", "works"),
        used(first, Service(), "fails", "works"),
        used(second, Service(), "works"),
        used(breaker(program, 2, 30.0), Service(), "works"),
    ]


@apart.expect
def _(cases):
    say = "Each breaker counts the failures of its own service; here one breaker felt those of another."
    for case, wanted in zip(cases, ("f", "fw", "f-", "w", "w"), strict=False):
        expect_steps(case, wanted, say)


class Held:
    """A function that waits inside until it is let go, run on a thread of its own."""

    def __init__(self, made, fails=False):
        self.inside, self.go = threading.Event(), threading.Event()
        self.fails = fails
        self.got = []
        self.thread = threading.Thread(target=lambda: self.got.append(made.call(self.run)), daemon=True)
        self.thread.start()

    def run(self):
        self.inside.set()
        self.go.wait(1.8)
        if self.fails:
            raise ConnectionError("still down")
        return "probe"

    def end(self):
        self.go.set()
        self.thread.join(PATIENCE)


def from_another_thread(made, service, patience=PATIENCE):
    """What a call from another thread comes to: refused, through, or still waiting."""
    before, got = service.calls, []
    thread = threading.Thread(target=lambda: got.append(made.call(service.works)), daemon=True)
    thread.start()
    thread.join(patience)
    if service.calls > before:
        return "through"
    if not got:
        return "waiting"
    return "refused" if isinstance(got[0], str) and got[0].startswith("ERROR") else "something else"


def probed(program, fails):
    """A probe is held in flight while others call; then it ends, and others call again."""
    made, service = breaker(program, 2, 30.0), Service()
    used(made, service, "fails", "fails", 31)
    probe = Held(made, fails)
    seen = {"inside": probe.inside.wait(PATIENCE)}
    began = clock.now
    seen["meanwhile"] = [from_another_thread(made, service)]
    if seen["meanwhile"] == ["refused"]:
        seen["meanwhile"] += [from_another_thread(made, service)]
        seen["took"] = clock.now - began
        # A probe may take longer than a whole cooldown; it is in flight all the same.
        clock.advance(40)
        seen["meanwhile"] += [from_another_thread(made, service)]
    probe.end()
    seen["after"] = from_another_thread(made, service)
    if fails and seen["after"] != "waiting":
        clock.advance(31)
        seen["later"] = from_another_thread(made, service)
        seen["then"] = from_another_thread(made, service)
    return seen


@check("refuses other threads while a probe is in flight", landmark="one_probe", twist=1)
def one_probe(program):
    return [probed(program, False), probed(program, True)]


@one_probe.expect
def _(cases):
    for seen in cases:
        expect(seen["inside"]).equals(True, "After the cooldown not even one probe got through.")
        for what in seen["meanwhile"]:
            if what == "waiting":
                fail(
                    "While a probe was in flight, a call from another thread had to wait for it.",
                    "waiting",
                    "refused",
                )
            expect(what).equals("refused", "While a probe was in flight, a call from another thread was not refused.")
        expect(seen["took"] < 1e-3).equals(
            True, "While a probe was in flight, a call was refused, and not at once: the breaker slept first."
        )


@check(
    "lets each breaker have a probe of its own",
    landmark="one_probe",
    twist=1,
    needs=("refuses other threads while a probe is in flight",),
)
def own_probes(program):
    first, second, service = breaker(program, 2, 30.0), breaker(program, 2, 30.0), Service()
    used(first, Service(), "fails", "fails")
    used(second, service, "fails", "fails", 31)
    probe = Held(first)
    seen = [probe.inside.wait(PATIENCE), from_another_thread(second, service)]
    probe.end()
    return seen


@own_probes.expect
def _(seen):
    inside, other = seen
    expect(inside).equals(True, "After the cooldown not even one probe got through.")
    expect(other).equals("through", "One breaker's probe was in flight, and another breaker let no probe through.")


class Crossing:
    """Two threads that call at once. The first is kept at the clock until the second stands there too, or waits
    elsewhere; then the first goes on as far as it comes, and the second after it."""

    def __init__(self, made):
        self.at_clock = [threading.Event(), threading.Event()]
        self.settled = [threading.Event(), threading.Event()]
        self.over = threading.Event()
        self.inside = 0
        self.threads = [threading.Thread(target=self.use, args=(made, i), daemon=True) for i in (0, 1)]

    def use(self, made, which):
        made.call(self.run, which)
        self.settled[which].set()

    def run(self, which):
        self.inside += 1
        self.settled[which].set()
        self.over.wait(1.8)

    def keep(self):
        """Hold up a thread of the two that looks at the clock for the first time."""
        for which, thread in enumerate(self.threads):
            if thread is threading.current_thread() and not self.at_clock[which].is_set():
                self.at_clock[which].set()
                (self.settled[0] if which else self.at_clock[1]).wait(PATIENCE if which else MOMENT)

    def play(self):
        """How many of the two got through."""
        read = clock.read
        clock.read = lambda name: (read(name), self.keep())[0]
        try:
            self.threads[0].start()
            self.at_clock[0].wait(PATIENCE)
            self.threads[1].start()
            self.settled[1].wait(PATIENCE)
            # One that was refused is back before the other, kept at the clock, has gone on.
            self.settled[0].wait(PATIENCE)
            return self.inside
        finally:
            del clock.read
            self.over.set()
            for thread in self.threads:
                thread.join(PATIENCE)


@check(
    "lets one of two threads be the probe",
    landmark="one_probe",
    twist=1,
    needs=("refuses other threads while a probe is in flight",),
)
def one_of_two(program):
    made = breaker(program, 2, 30.0)
    used(made, Service(), "fails", "fails", 31)
    return Crossing(made).play()


@one_of_two.expect
def _(inside):
    if inside == 0:
        fail("After the cooldown two threads called at the same moment, and neither got through.", inside, 1)
    expect(inside).equals(
        1,
        "After the cooldown two threads called at the same moment, and both got through: "
        "looking whether a probe is in flight and saying that one is have to be one step.",
    )


@check(
    "lets all through once the probe worked",
    landmark="probe_over",
    twist=1,
    needs=("refuses other threads while a probe is in flight",),
)
def after_success(program):
    made = breaker(program, 2, 30.0)
    usual = Held(made)
    usual.inside.wait(PATIENCE)
    beside = from_another_thread(made, Service(), MOMENT)
    usual.end()
    return {**probed(program, False), "beside": beside}


@after_success.expect
def _(seen):
    expect(seen["after"]).equals("through", "The probe worked, but calls from other threads are not let through.")
    expect(seen["beside"] in ("through", "waiting")).equals(
        True, "The circuit was closed and a call under way; a call from another thread should get through all the same."
    )


@check(
    "lets another probe through after one that failed",
    landmark="probe_over",
    twist=1,
    needs=("refuses other threads while a probe is in flight",),
)
def after_failure(program):
    return probed(program, True)


@after_failure.expect
def _(seen):
    expect(seen["after"]).equals("refused", "The probe failed; the next call should be refused for another cooldown.")
    expect(seen.get("later")).equals(
        "through", "The probe failed and another cooldown went by, but no other probe is let through."
    )
    expect(seen.get("then")).equals("through", "The second probe worked, but the next call is not let through.")


@check("lets the probe run without holding up the rest", landmark="outside_lock", twist=1)
def no_holding(program):
    return probed(program, False)["meanwhile"][0]


@no_holding.expect
def _(seen):
    expect(seen == "waiting").equals(
        False,
        "While a probe was in flight, a call from another thread got no answer until the probe was over.",
    )
