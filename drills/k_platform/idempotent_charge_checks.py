"""How idempotent-charge is judged."""

import threading

from trainer.checking.api import check, copy, draw, elsewhere, expect, fail, outcome_of

MOMENT = 0.05
"""Seconds of real time for which a payment waits for a second thread to come there too."""
PATIENCE = 0.8
"""Seconds of real time after which a thread counts as stuck."""


class Declined(Exception):
    """An exception of the service's own."""


class Service:
    """Plays its answers, one for each call: an exception is raised, anything else returned."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.calls = []

    def charge(self, customer_id, amount, idempotency_key=None):
        self.calls.append([customer_id, amount, idempotency_key])
        answer = self.answers.pop(0) if self.answers else {"charge": draw.word()}
        if isinstance(answer, Exception):
            raise answer
        return answer


def receipt():
    return {"charge": draw.word(), "paid": draw.number()}


def install(program, service):
    """Put `service` behind the given object, so that it is met too where that was taken hold of at loading."""
    try:
        program.payment_api.charge = service.charge
    except (AttributeError, TypeError):
        program.payment_api = service


def charged(program, service, *charge):
    """What a charge came to, and how many calls of the service it took."""
    install(program, service)
    before = len(service.calls)
    got = outcome_of(program.idempotent_charge, *charge)
    outcome = {"returned": copy(got["returned"])} if "returned" in got else {"raised": got["kinds"]}
    return {"outcome": outcome, "calls": service.calls[before:], "charge": list(charge)}


def a_charge():
    return draw.word(), draw.number(100, 9999), draw.word()


def judge_returned(case, wanted, what):
    if "raised" in case["outcome"]:
        kind = case["outcome"]["raised"][0]
        fail(f"{what}, and `idempotent_charge` raised `{kind}`.", kind, wanted)
    expect(case["outcome"]["returned"]).equals(wanted, f"{what}; the result that came back is another one.")


def judge_calls(case, times, what):
    expect(len(case["calls"])).equals(times, f"{what}: the service was called {len(case['calls'])} times.")


def keys_of(program, pairs):
    return [[task, intent, program.charge_key(task, intent)] for task, intent in pairs]


def judge_different(rows):
    for place, (task, intent, key) in enumerate(rows):
        expect(key).is_text(f"The key for task {task!r} and intent {intent!r} is no string.")
        for other_task, other_intent, other in rows[:place]:
            if key == other:
                fail(
                    "Two different pairs of task and intent have the same key.",
                    {"pairs": [[other_task, other_intent], [task, intent]]},
                    "two keys",
                )


@check("makes the same key for the same task and intent", landmark="task_and_intent")
def same_key(program):
    task, intent = f"{draw.word()}-{draw.number()}", draw.sentence(2)
    here = [program.charge_key("".join(list(task)), intent) for _ in range(3)]
    return [here, elsewhere("charge_key", task, intent)]


@same_key.expect
def _(seen):
    here, there = seen
    expect(here[0]).is_text("The key is no string.")
    expect(here[1:]).equals([here[0]] * 2, "The same task and intent gave another key the second time.")
    expect(there.get("returned")).equals(
        here[0], "In another process, days later, the same task and intent gave another key."
    )


@check("makes another key for another task or intent", landmark="task_and_intent")
def other_key(program):
    task, other, intent, another = draw.words(4)
    pairs = [(task, intent), (task, another), (other, intent), (other, another), (intent, task)]
    pairs += [(task.upper(), intent), (task, intent.upper()), (f"{task}-1", intent), (f"{task}-2", intent)]
    pairs += [(task, f"{intent}{end}") for end in ("ä", "ö", "é", "\u2603", " ", "  ")]
    long = " ".join(draw.words(60))
    pairs += [(task, f"{long} {word}") for word in draw.words(2)] + [
        (f"{long} {word}", intent) for word in draw.words(2)
    ]
    return keys_of(program, pairs)


other_key.expect(judge_different)


@check("makes a key of its own for each of very many", landmark="task_and_intent")
def many_keys(program):
    task = draw.word()
    return [program.charge_key(f"{task}-{n}", f"refund item {n % 7}") for n in range(3000)]


@many_keys.expect
def _(keys):
    for key in keys:
        expect(key).is_text("A key is no string.")
    expect(len(set(keys))).equals(len(keys), "Among a few thousand tasks some have the same key: it is too short.")


@check("keeps the task and the intent apart", landmark="task_and_intent")
def kept_apart(program):
    one, two, three = draw.words(3)
    pairs = []
    for mark in ("", ":", "-", "/", "|", ",", " ", "_", "::", '", "', "', '", "\n"):
        pairs += [(f"{one}{mark}{two}", three), (one, f"{two}{mark}{three}")]
        pairs += [(f"{one}{mark}", two), (one, f"{mark}{two}")] if mark else []
    return keys_of(program, pairs)


kept_apart.expect(judge_different)


@check("charges once for a new key", landmark="pass_on")
def charges_once(program):
    seen = []
    for _ in range(3):
        result = receipt()
        seen.append([charged(program, Service(result), *a_charge()), result])
    return seen


@charges_once.expect
def _(seen):
    for case, result in seen:
        judge_returned(case, result, "The first charge with a key")
        judge_calls(case, 1, "The first charge with a key")
        expect(case["calls"][0][:2]).equals(case["charge"][:2], "The service was given another customer or amount.")


@check("passes the very key on to the service", landmark="pass_on")
def passes_on(program):
    task, intent = draw.words(2)
    keys = [draw.word(), program.charge_key(task, intent)]
    return [charged(program, Service(), draw.word(), draw.number(), key) for key in keys]


@passes_on.expect
def _(cases):
    for case in cases:
        judge_calls(case, 1, "The first charge with a key")
        expect(case["calls"][0][2]).equals(case["charge"][2], "The service was not given the key of the charge.")


def tried_again(program, *results):
    """A charge and two repeats for each result."""
    seen = []
    for result in results:
        service, charge = Service(result, receipt(), receipt()), a_charge()
        seen.append([[charged(program, service, *charge) for _ in range(3)], result])
    return seen


def judge_repeats(seen):
    for (first, *repeats), result in seen:
        judge_returned(first, result, "The first charge with a key")
        for repeat in repeats:
            what = f"A repeat, where the first result was {result!r}"
            judge_calls(repeat, 0, what)
            judge_returned(repeat, result, what)


@check("answers a repeat with the first result", landmark="first_result")
def first_result(program):
    return tried_again(program, receipt(), receipt())


first_result.expect(judge_repeats)


@check("takes an empty result for a result", landmark="look_first")
def empty_result(program):
    # The service returns a dict, so None may stand for no result; these are dicts with little in them.
    return tried_again(program, {}, {"charge": None}, {"paid": 0}, {draw.word(): False}, {"error": draw.word()})


empty_result.expect(judge_repeats)


@check("takes the same charge under another key for another charge", landmark="look_first")
def another_key(program):
    customer, amount = draw.word(), draw.number()
    results = [receipt() for _ in range(6)]
    keys = draw.words(4)
    service, keys = Service(*results), [*keys, keys[0].upper(), f"{keys[1]} "]
    firsts = [charged(program, service, customer, amount, key) for key in keys]
    repeats = [charged(program, service, customer, amount, key) for key in keys[::-1]]
    return [firsts, repeats[::-1], results]


@another_key.expect
def _(case):
    for first, repeat, result in zip(*case, strict=True):
        judge_calls(first, 1, "The same customer and amount under a new key")
        judge_returned(first, result, "The same customer and amount under a new key")
        judge_calls(repeat, 0, "A repeat after other charges")
        judge_returned(repeat, result, "A repeat after other charges")


@check("remembers the first of many charges", landmark="look_first")
def first_of_many(program):
    service = Service()
    customer, amount = draw.word(), draw.number()
    keys = [f"{draw.word()}-{n}" for n in range(270)]
    firsts = [charged(program, service, customer, amount, key) for key in keys]
    return [firsts[0], charged(program, service, customer, amount, keys[0])]


@first_of_many.expect
def _(seen):
    first, repeat = seen
    what = "A repeat, hundreds of charges later"
    judge_calls(repeat, 0, what)
    judge_returned(repeat, first["outcome"].get("returned"), what)


@check("tries again after a failure, with the same key", landmark="after_the_act")
def tries_again(program):
    seen = []
    single = (TimeoutError, ConnectionError, RuntimeError, ValueError, Declined)
    for kinds in (*[(kind,) for kind in single], draw.shuffled(single)[:3], draw.shuffled(single)[:2]):
        result, charge, failures = receipt(), a_charge(), len(kinds)
        service = Service(*[kind(draw.word()) for kind in kinds], result)
        outcomes = [charged(program, service, *charge) for _ in range(failures + 2)]
        seen.append([[kind.__name__ for kind in kinds], outcomes, result])
    return seen


@tries_again.expect
def _(seen):
    for kinds, outcomes, result in seen:
        for kind, case in zip(kinds, outcomes, strict=False):
            raised = case["outcome"].get("raised", ["nothing"])
            expect(raised[0]).equals(kind, "The service raised, and its error did not come out.")
            judge_calls(case, 1, "A try that fails")
            expect(case["calls"][0][2]).equals(case["charge"][2], "A try was sent to the service under another key.")
        *_, good, repeat = outcomes
        judge_calls(good, 1, "The try after a failure")
        judge_returned(good, result, "The try after a failure")
        expect(good["calls"][0][2]).equals(good["charge"][2], "The next try was sent to the service under another key.")
        judge_calls(repeat, 0, "A repeat after the charge has worked")
        judge_returned(repeat, result, "A repeat after the charge has worked")


@check("refuses a key that stands for another charge", landmark="same_charge")
def conflict(program):
    seen = []
    for change, more in (("amount", 1), ("customer", 0), ("both", draw.choice((1, -1))), ("amount", -1)):
        customer, amount, key = a_charge()
        other = draw.word() if change != "amount" else customer
        cents = amount + more
        result = receipt()
        service = Service(result)
        first = charged(program, service, customer, amount, key)
        seen.append(
            [
                change,
                first,
                charged(program, service, other, cents, key),
                charged(program, service, customer, amount, key),
                result,
            ]
        )
    return seen


@conflict.expect
def _(seen):
    for change, first, other, again, result in seen:
        what = (
            f"A key was used again for another {change}"
            if change != "both"
            else "A key was used again for another charge"
        )
        judge_returned(first, result, "The first charge with a key")
        judge_calls(other, 0, what)
        if "raised" not in other["outcome"]:
            fail(f"{what}, and something came back.", other["outcome"]["returned"], "ValueError")
        raised = other["outcome"]["raised"]
        expect(raised[0]).that("ValueError" in raised, f"{what}; that is an error of another kind.", "ValueError")
        judge_calls(again, 0, "The first charge once more, after a wrong one under its key")
        judge_returned(again, result, "The first charge once more, after a wrong one under its key")


# Twist 1: threads.


class Meeting:
    """A service in which one payment waits a moment for a second to come there too."""

    def __init__(self, *errors):
        self.errors = list(errors)
        self.entered, self.second = threading.Event(), threading.Event()
        self.inside = self.most = self.count = 0
        self.guard = threading.Lock()
        self.result = receipt()

    def charge(self, customer_id, amount, idempotency_key=None):
        with self.guard:
            self.count += 1
            self.inside += 1
            self.most = max(self.most, self.inside)
            error = self.errors.pop(0) if self.errors else None
            if self.inside > 1:
                self.second.set()
        self.entered.set()
        self.second.wait(MOMENT)
        with self.guard:
            self.inside -= 1
        if error is not None:
            raise error
        return self.result


def three_at_once(program, service, more=0):
    """Three threads with one charge, the last with `more` cents; two begin when the first is with the service."""
    (customer, amount, key), outcomes = a_charge(), [None] * 3
    install(program, service)

    def work(place):
        if place:
            service.entered.wait(PATIENCE)
        got = outcome_of(program.idempotent_charge, customer, amount + (more if place == 2 else 0), key)
        kind = "ValueError" if "ValueError" in got.get("kinds", ()) else got.get("raised")
        outcomes[place] = got.get("returned", kind)
        service.entered.set()

    threads = [threading.Thread(target=work, args=(place,), daemon=True) for place in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    stuck = any(thread.is_alive() for thread in threads)
    return {
        "stuck": stuck,
        "most": service.most,
        "count": service.count,
        "outcomes": copy(outcomes),
        "result": service.result,
    }


@check("charges once when several threads come at once", landmark="one_at_a_time", twist=1)
def one_of_three(program):
    seen = []
    for _ in range(3):
        seen.append(three_at_once(program, Meeting()))
        if seen[-1]["stuck"] or seen[-1]["count"] != 1:
            break
    return {"same": seen, "other": three_at_once(program, Meeting(), draw.choice((1, -1)))}


@one_of_three.expect
def _(seen):
    for case in seen["same"]:
        if case["stuck"]:
            fail("Three threads came with one key, and one of them never got an answer.", "stuck", case["result"])
        expect(case["count"]).equals(1, "Three threads came with one key, and the service was called more than once.")
        expect(case["outcomes"]).equals(
            [case["result"]] * 3, "Three threads came with one key, and did not all get its result."
        )
    other = seen["other"]
    what = "While a payment was under way, a thread came with its key and another amount"
    if other["stuck"]:
        fail(f"{what}: it never got an answer.", "stuck", "ValueError")
    expect(other["count"]).equals(1, f"{what}: the service was called more than once.")
    expect(other["outcomes"][2]).equals("ValueError", f"{what}: that is a `ValueError`, whenever it comes.")


@check("lets the next thread try after a failure", landmark="one_at_a_time", twist=1)
def next_tries(program):
    return three_at_once(program, Meeting(ConnectionError(draw.word())))


@next_tries.expect
def _(case):
    what = "Three threads came with one key, and the first payment failed"
    if case["stuck"]:
        fail(f"{what}: one of them never got an answer.", "stuck", case["result"])
    expect(case["most"]).equals(1, f"{what}: two were with the service at the same time.")
    expect(case["outcomes"]).equals(
        ["ConnectionError", case["result"], case["result"]],
        f"{what}: that error goes to that thread alone, the next one tries, and the last gets its result.",
    )


@check("lets charges under other keys go on", landmark="one_at_a_time", twist=1)
def others_go_on(program):
    inside, gate = threading.Event(), threading.Event()
    slow, word = draw.words(2)
    others = [f"{word}-{n}" for n in range(24)]
    result = receipt()

    class Slow:
        def charge(self, customer_id, amount, idempotency_key=None):
            if idempotency_key == slow:
                inside.set()
                gate.wait(PATIENCE)
            return result

    install(program, Slow())
    charge, done = program.idempotent_charge, []
    customer, amount = draw.word(), draw.number()

    def work(keys):
        for key in keys:
            got = outcome_of(charge, customer, amount, key)
            done.append(key if "returned" in got else got["raised"])
        inside.set()

    threads = [threading.Thread(target=work, args=(keys,), daemon=True) for keys in ([slow], others)]
    threads[0].start()
    inside.wait(PATIENCE)
    threads[1].start()
    threads[1].join(PATIENCE)
    before = list(done)
    gate.set()
    for thread in threads:
        thread.join(PATIENCE)
    return {"before": before, "others": others, "left": sum(thread.is_alive() for thread in threads)}


@others_go_on.expect
def _(case):
    expect(case["left"]).equals(0, "Of some charges under keys of their own one never ended.")
    expect(case["before"]).equals(
        case["others"], "While one payment took its time, a charge under another key had to wait for it."
    )


@check("lets no third thread in while the second tries", landmark="one_at_a_time", twist=1)
def no_third(program):
    """The first payment fails while a second thread waits; a third one comes when that one is with the service."""
    charge, result, outcomes = a_charge(), receipt(), {}
    entered, gates = [threading.Event() for _ in range(3)], [threading.Event() for _ in range(3)]
    turns = iter(range(3))

    class Halting:
        def charge(self, customer_id, amount, idempotency_key=None):
            turn = next(turns)
            entered[turn].set()
            gates[turn].wait(PATIENCE)
            if turn == 0:
                raise ConnectionError
            return result

    install(program, Halting())
    book = program.idempotent_charge

    def work(place):
        got = outcome_of(book, *charge)
        outcomes[place] = got.get("returned", got.get("raised"))

    threads = [threading.Thread(target=work, args=(place,), daemon=True) for place in range(3)]
    threads[0].start()
    entered[0].wait(PATIENCE)
    threads[1].start()
    entered[1].wait(MOMENT)
    gates[0].set()
    entered[1].wait(PATIENCE)
    threads[2].start()
    met = entered[2].wait(MOMENT)
    for gate in gates:
        gate.set()
    for thread in threads:
        thread.join(PATIENCE)
    return {"met": met, "outcomes": copy([outcomes.get(place, "no answer") for place in range(3)]), "result": result}


@no_third.expect
def _(case):
    what = "The first payment failed, the second thread tried, and a third came"
    expect(case["met"]).equals(False, f"{what}: two were with the service at the same time.")
    expect(case["outcomes"]).equals(
        ["ConnectionError", case["result"], case["result"]], f"{what}: these two should get the one result."
    )
