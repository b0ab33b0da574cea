"""How idempotency-key is judged."""

from trainer.checking.api import check, copy, draw, elsewhere, expect, fail


def amount():
    """An amount in cents that shows all its digits however it is written (1234, 12.34), and so does a cent more."""
    return draw.number(11, 89) * 100 + draw.number(11, 18)


def arguments():
    """The arguments of some call, of several types, with a few words that are not ASCII."""
    names = draw.words(5)
    values = [draw.word(), draw.number(), draw.sentence(3) + " ½ é", [draw.number(), draw.word()], draw.number() + 0.25]
    return dict(zip(names, values, strict=True))


def labelled(keys):
    """The keys by labels, equal ones by the same: what they look like is of no interest. What is no text stays."""
    known, labels = [], []
    for key in map(copy, keys):
        if not isinstance(key, str) or not key:
            labels.append(key)
            continue
        if key not in known:
            known.append(key)
        labels.append(f"key {known.index(key) + 1}")
    return labels


def judge_key(key):
    expect(key).that(isinstance(key, str) and key != "", "The key is no text.", "a string")


@check("gives the same key for the same call, whatever the order of the arguments", landmark="whole_intent")
def same_key(program):
    seen = []
    for args in ({}, {draw.word(): draw.number()}, arguments(), arguments()):
        tool = draw.word()
        orders = [args, dict(reversed(args.items())), dict(draw.shuffled(list(args.items()))), copy(args)]
        seen.append(labelled([program.idempotency_key(tool, dict(each)) for each in orders]))
    # Whether equal values are one object or two is nothing that a caller could know of.
    (tool, first, second), word = draw.words(3), draw.word()
    one, two = {first: word, second: word}, {first: word, second: "".join(list(word))}
    turned = dict(reversed(one.items()))
    return [*seen, labelled([program.idempotency_key(tool, dict(each)) for each in (one, turned, turned, two)])]


@same_key.expect
def _(seen):
    for first, turned, mixed, again in seen:
        judge_key(first)
        expect(again).equals(first, "The same tool and the same arguments gave another key the second time.")
        expect(turned).equals(first, "The same arguments in another order gave another key.")
        expect(mixed).equals(first, "The same arguments in another order gave another key.")


@check("gives the same key in another process, days later", landmark="stable_hash")
def same_elsewhere(program):
    tool, args = draw.word(), arguments()
    # What was asked for before is nothing that another process knows of.
    for _ in range(2):
        program.idempotency_key(draw.word(), arguments())
    here = program.idempotency_key(tool, args)
    there = elsewhere("idempotency_key", tool, args)
    if "raised" in there:
        return {"raised": there["raised"]}
    return {"keys": labelled([here, there["returned"]])}


@same_elsewhere.expect
def _(seen):
    if "raised" in seen:
        fail("In another process the same call raised.", seen["raised"], "the same key")
    here, there = seen["keys"]
    judge_key(here)
    judge_key(there)
    expect(there).equals(
        here, "Another process, days later, came to another key for the same tool and the same arguments."
    )


def all_different(program, cases):
    keys = labelled([program.idempotency_key(tool, args) for _, tool, args in cases])
    return [[what, key] for (what, _, _), key in zip(cases, keys, strict=True)]


def judge_different(seen):
    for position, (what, key) in enumerate(seen):
        judge_key(key)
        for other, earlier in seen[:position]:
            if key == earlier:
                fail(f"Two different calls have the same key: {other}, and {what}.", "the same key", "different keys")


@check("gives another key for another tool", landmark="whole_intent")
def other_tool(program):
    tool, args = draw.word(), arguments()
    names = [tool, draw.word(), f"{tool}s", tool.upper(), tool[:-1]]
    cases = [[f"the tool `{name}`", name, args] for name in names]
    return all_different(program, cases + [[f"{what} without arguments", name, {}] for what, name, _ in cases])


other_tool.expect(judge_different)


@check("gives another key when any argument differs", landmark="whole_intent")
def other_arguments(program):
    tool, args = draw.word(), arguments()
    cases = [["the arguments as they are", tool, args]]
    for position, (name, value) in enumerate(args.items(), 1):
        if isinstance(value, list):
            changed = [value[::-1], [*value, value[0]], value[:1]]
        elif isinstance(value, str):
            changed = [value + "x", value.upper(), value[:-1], f"{value[:3]} {value[3:]}"]
        else:
            changed = [value + 1, -value, str(value), value + 0.001]
        cases += [[f"argument {position} is {new!r} and not {value!r}", tool, {**args, name: new}] for new in changed]
        without = {key: value for key, value in args.items() if key != name}
        cases.append([f"without argument {position}", tool, without])
        cases.append([f"argument {position} under another name", tool, {**without, draw.word(): value}])
    cases.append(["one argument more", tool, {**args, draw.word(): 1}])
    # A key that is cut to some length loses the end of a long text.
    name, long = draw.word(), f"{draw.word()} " * 900
    cases.append(["a text of 900 words", tool, {name: long}])
    cases.append(["a text of the same 900 words and one more", tool, {name: long + draw.word()}])
    return all_different(program, cases)


other_arguments.expect(judge_different)


@check("keeps hundreds of calls apart", landmark="whole_intent")
def hundreds(program):
    tool, name, first = draw.word(), draw.word(), draw.number()
    values = range(first, first + 600)
    return list(zip(values, labelled([program.idempotency_key(tool, {name: value}) for value in values]), strict=True))


@hundreds.expect
def _(seen):
    owners = {}
    for value, key in seen:
        judge_key(key)
        if key in owners:
            say = f"Of 600 calls, alike but for a number, two have the same key: {owners[key]} and {value}."
            fail(say, "the same key", "different keys")
        owners[key] = value


@check("does not mix up names and values", landmark="whole_intent")
def not_mixed_up(program):
    tool, left, right = draw.words(3)
    low, high = draw.numbers(2)
    pairs = [
        {left: low, right: high},
        {left: high, right: low},
        {left: low},
        {left: None},
        {left: 0},
        {left: ""},
        {left: []},
        {},
        {left: right},
        {right: left},
        {left[:3]: left[3:]},
        {left[:4]: left[4:]},
        {left: "1", right: "2"},
        {left: f"1,{right}=2"},
        {left: f"1{right}2"},
        {left: 1},
        {left: True},
        {left: False},
        {left: [1]},
        {left: [True]},
        {left: ["1"]},
        {left: {right: 1}},
        {left: {right: True}},
        {left: {right: "1"}},
        {left: [low, [high], 1]},
        {left: [low, [high, 1]]},
    ]
    # Written in the order of their names, these two differ in where the inner object ends.
    first, second = sorted((left, right))
    pairs += [{first: {first: low, second: high}}, {first: {first: low}, second: high}]
    cases = [[f"the arguments {args!r}", tool, args] for args in pairs]
    # Nor the tool's name and an argument's.
    split = [[f"{tool}{left}", {right: low}], [tool, {f"{left}{right}": low}]]
    cases += [[f"the tool `{name}` with the arguments {args!r}", name, args] for name, args in split]
    return all_different(program, cases)


not_mixed_up.expect(judge_different)


def refunds(program, *calls, **more):
    """What these refunds, one after the other, returned: each call is (order, amount)."""
    return [[order, cents, program.refund(order, cents, **more)] for order, cents in calls]


def judge_receipt(order, cents, receipt, which="The first refund"):
    """That `receipt` is one for a new refund, naming both."""
    expect(receipt).is_text(f"{which} did not return a string.")
    expect(receipt).that(
        "already" not in receipt.lower(), f"{which} says `already`, as a repeat does.", "a new receipt"
    )
    expect(receipt).mentions(order, say=f"{which} gave a receipt that does not name the order.")
    # 12.34, 1 234 and 12 dollars 34 are the same amount.
    digits = "".join(letter for letter in receipt.replace(order, " ") if letter.isdigit())
    expect(receipt).that(str(cents) in digits, f"{which} gave a receipt that does not name the amount.", str(cents))


def judge_repeat(first, repeat, which="A repeat of the same refund"):
    """That `repeat` says `already` and holds the first receipt."""
    expect(repeat).is_text(f"{which} did not return a string.")
    expect(repeat).mentions("already", any_case=True, say=f"{which} does not say `already`.")
    expect(repeat).mentions(first, say=f"{which} does not hold the receipt of the first.")


@check("gives a receipt for the first refund", landmark="same_intent")
def first_refund(program):
    return refunds(program, *[(draw.word(), amount()) for _ in range(3)])


@first_refund.expect
def _(seen):
    for order, cents, receipt in seen:
        judge_receipt(order, cents, receipt)


@check("answers a repeat with `already` and the first receipt", landmark="first_receipt")
def repeated(program):
    order, cents = draw.word(), amount()
    return refunds(program, *[(order, cents)] * 4)


@repeated.expect
def _(seen):
    (order, cents, first), *repeats = seen
    judge_receipt(order, cents, first)
    for _, _, repeat in repeats:
        judge_repeat(first, repeat)


@check("takes another order or amount for another intent", landmark="same_intent")
def other_intent(program):
    order, other = draw.words(2)
    # A single cent makes another amount.
    less = amount()
    cents = less + 1
    others = [(order.upper(), cents), (f"{order[:3]}-{order[3:]}", cents)]
    return refunds(program, (order, cents), (order, less), (other, cents), (other, less), *others)


@other_intent.expect
def _(seen):
    judge_receipt(*seen[0])
    for (order, cents, receipt), what in zip(
        seen[1:],
        ("amount", "order", "order and amount", "order, in capitals,", "order, with a hyphen,"),
        strict=True,
    ):
        judge_receipt(order, cents, receipt, f"A refund with another {what}")


@check("does not run the order and the amount together", landmark="same_intent")
def run_together(program):
    order, digit, cents = draw.word(), draw.number(1, 9), amount()
    return refunds(program, (order, int(f"{digit}{cents}")), (f"{order}{digit}", cents))


@run_together.expect
def _(seen):
    for order, _, receipt in seen:
        expect(receipt).is_text("A refund did not return a string.")
        expect(receipt).that(
            "already" not in receipt.lower(),
            f"The refund for order `{order}` was taken for that of another order and another amount.",
            "a new receipt",
        )


@check("remembers every refund, not only the last", landmark="remember")
def remembers_all(program):
    calls = [(draw.word(), amount()) for _ in range(4)]
    firsts, repeats = refunds(program, *calls), refunds(program, *reversed(calls))[::-1]
    # More than a memory that is cut off holds by default.
    order, cents = calls[0]
    refunds(program, *[(order, cents + more) for more in range(1, 140)])
    return [firsts, repeats, refunds(program, calls[0])]


@remembers_all.expect
def _(seen):
    firsts, repeats, late = seen
    for (order, cents, first), (_, _, again) in zip(firsts, repeats, strict=True):
        judge_receipt(order, cents, first)
        judge_repeat(first, again, "A repeat after three other refunds")
    judge_repeat(firsts[0][2], late[0][2], "A repeat after many other refunds")


# Twist 1: `pay` does the act.


class Bank:
    """Pays, and remembers it; the first `failures` tries raise."""

    def __init__(self, *errors):
        self.errors = list(errors)
        self.paid = []

    def pay(self, order_id, cents):
        self.paid.append([order_id, cents])
        if self.errors:
            raise self.errors.pop(0)
        return f"paid {cents} for {order_id}"


def paid(program, bank, order, cents):
    """What a refund came to: its receipt, or whether the bank's own error came out."""
    errors = list(bank.errors)
    try:
        return {"receipt": program.refund(order, cents, pay=bank.pay)}
    except BaseException as error:
        if not any(error is each for each in errors):
            raise
        return {"error": True}


def receipt_of(outcome, what):
    if "receipt" not in outcome:
        fail(f"{what} ended with an error of the bank, although this payment works.", "an error", "a receipt")
    return outcome["receipt"]


@check("pays once for each intent", landmark="act_once", twist=1)
def pays_once(program):
    order, other = draw.words(2)
    cents = amount()
    calls = [(order, cents), (order, cents), (other, cents), (order, cents + 100), (other, cents), (order, cents)]
    # A single cent makes another amount, a capital another order, and the two don't run together.
    digit = draw.number(1, 9)
    calls += [(order, cents + 1), (order.upper(), cents), (other, int(f"{digit}{cents}")), (f"{other}{digit}", cents)]
    calls.append((order, cents))
    seen = []
    for each in calls:
        bank = Bank()
        seen.append([*each, paid(program, bank, *each), bank.paid])
    # More than a memory that is cut off holds, and the first once more.
    for number in range(100, 240):
        paid(program, Bank(), other, number)
    bank = Bank()
    return [*seen, [*calls[0], paid(program, bank, *calls[0]), bank.paid]]


@pays_once.expect
def _(seen):
    firsts = {}
    for order, cents, outcome, payments in seen:
        if (order, cents) not in firsts:
            expect(payments).equals(
                [[order, cents]],
                "The first refund of an intent should pay once; another order or amount is another intent.",
            )
            receipt = receipt_of(outcome, "The first refund of an intent")
            judge_receipt(order, cents, receipt, "A first refund with `pay`")
            firsts[order, cents] = receipt
        else:
            expect(payments).equals([], "A repeat of the same refund paid again.")
            repeat = receipt_of(outcome, "A repeat")
            judge_repeat(firsts[order, cents], repeat, "A repeat of a refund with `pay`")


@check("lets the error of a failed payment go on", landmark="act_once", twist=1)
def payment_fails(program):
    seen = []
    for kind in (OSError, ValueError, KeyError, RuntimeError, TimeoutError):
        bank = Bank(kind(draw.word()))
        seen.append([kind.__name__, paid(program, bank, draw.word(), amount()), len(bank.paid)])
    return seen


@payment_fails.expect
def _(seen):
    for kind, outcome, times in seen:
        expect(times).equals(1, "One refund should ask for one payment, also when it fails.")
        if "error" not in outcome:
            fail(f"The payment raised a `{kind}`, and the refund returned all the same.", outcome["receipt"], kind)


@check("remembers nothing of a failed payment", landmark="after_the_act", twist=1)
def forgets_failures(program):
    seen, before = [], [(draw.word(), amount()) for _ in range(2)]
    firsts = [[*each, paid(program, Bank(), *each)] for each in before]
    for kinds in ((OSError,), (OSError, ValueError), (KeyboardInterrupt,)):
        order, cents, failures = draw.word(), amount(), len(kinds)
        bank = Bank(*[kind(draw.word()) for kind in kinds])
        outcomes = [paid(program, bank, order, cents) for _ in range(failures + 2)]
        seen.append([order, cents, failures, outcomes, len(bank.paid)])
    bank = Bank()
    return {"failed": seen, "firsts": firsts, "again": [paid(program, bank, *each) for each in before]}


@forgets_failures.expect
def _(case):
    for order, cents, failures, outcomes, times in case["failed"]:
        for outcome in outcomes[:failures]:
            expect("error" in outcome).equals(True, "A payment failed, and the refund returned a receipt.")
        first = receipt_of(outcomes[failures], "The try after a failed payment")
        judge_receipt(order, cents, first, "The refund after a failed payment")
        judge_repeat(first, receipt_of(outcomes[failures + 1], "A repeat"), "A repeat after the payment has worked")
        expect(times).equals(failures + 1, "After failed payments the next try should pay, and then none should.")
    for (order, cents, first), again in zip(case["firsts"], case["again"], strict=True):
        receipt = receipt_of(first, "The first refund of an intent")
        judge_receipt(order, cents, receipt, "A first refund with `pay`")
        judge_repeat(receipt, receipt_of(again, "A repeat"), "A repeat of a refund that worked, after others failed,")


# Twist 2: the caller's key.


def keyed(program, calls):
    """What these refunds returned; each call is (order, amount, key)."""
    return [[order, cents, program.refund(order, cents, key=key)] for order, cents, key in calls]


@check("takes two equal refunds under two keys for two", landmark="callers_key", twist=2)
def two_tasks(program):
    order, cents, task = draw.word(), amount(), draw.word()
    long = "-".join(draw.words(8))
    keys = [
        f"{task}-1",
        f"{task}-2",
        f"{task}-10",
        f"{task}1",
        task,
        task.upper(),
        draw.word(),
        f"{long}-1",
        f"{long}-2",
    ]
    equal = keyed(program, [(order, cents, key) for key in keys])
    # Nor may the parts of an intent run together.
    other, key, letters, digit = *draw.words(3), draw.number(1, 9)
    calls = [(f"{letters}{other}", cents, key), (other, cents, f"{key}{letters}"), (f"{other}{key}", cents, letters)]
    calls += [(other, int(f"{digit}{cents}"), f"{key}x"), (other, cents, f"{key}x{digit}")]
    calls += [(other, int(f"{cents}{digit}"), f"x{key}"), (other, cents, f"{digit}x{key}")]
    return {"equal": equal, "apart": keyed(program, calls)}


@two_tasks.expect
def _(seen):
    for order, cents, receipt in seen["equal"]:
        judge_receipt(order, cents, receipt, "The first refund under a key, equal to one under another key,")
    for order, cents, receipt in seen["apart"]:
        judge_receipt(order, cents, receipt, "A refund under a key of its own, with parts that read alike in a row,")


@check("takes the same refund under the same key for a repeat", landmark="look_first", twist=2)
def same_task(program):
    order, other, first, second = draw.words(4)
    cents = amount()
    calls = [(order, cents, first), (other, cents, second)]
    # The same keys once more, as strings of their own.
    again = [(order, cents, "".join(list(key))) for order, cents, key in calls]
    return [keyed(program, calls), keyed(program, again + again)]


@same_task.expect
def _(seen):
    firsts, repeats = seen
    for order, cents, receipt in firsts:
        judge_receipt(order, cents, receipt, "The first refund under a key")
    for (_, _, first), (_, _, repeat) in zip(firsts + firsts, repeats, strict=True):
        judge_repeat(first, repeat, "The same refund under the same key")


@check("remembers the keys of many tasks", landmark="remember", twist=2)
def many_tasks(program):
    order, cents = draw.word(), amount()
    calls = [(order, cents, key) for key in draw.words(4)]
    firsts, repeats = keyed(program, calls), keyed(program, calls[::-1])[::-1]
    # More than a memory that is cut off holds by default.
    keyed(program, [(order, cents, f"{calls[0][2]}-{number}") for number in range(1, 140)])
    return [firsts + firsts[:1], repeats + keyed(program, calls[:1])]


@many_tasks.expect
def _(seen):
    for (order, cents, first), (_, _, again) in zip(*seen, strict=True):
        judge_receipt(order, cents, first, "The first refund under a key")
        judge_repeat(first, again, "A repeat under a key, after refunds in other tasks,")
