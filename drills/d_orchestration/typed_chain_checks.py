"""How typed-chain is judged."""

from trainer.checking.api import check, draw, expect, fail, is_number, outcome_of, same

LIMIT = 1000


def company():
    """A name of two words, the first with a capital letter."""
    return f"{draw.word().capitalize()} {draw.word()}"


def amount(high=LIMIT):
    """An amount with a fraction that binary numbers hold exactly."""
    return draw.number(2, high - 1) + draw.choice((0.25, 0.5, 0.75))


def fields(value, *names):
    """What an object shows under these names; what it lacks is left out."""
    return {name: getattr(value, name) for name in names if hasattr(value, name)} | {"a": type(value).__name__}


def extracted(program, raw):
    return {"raw": raw, "got": fields(program.extract(raw), "company", "amount")}


def decided(program, name, figure):
    got = program.decide(program.Extracted(name, figure))
    return {"company": name, "amount": figure, "got": fields(got, "approved", "reason")}


def field(got, name, what):
    if name not in got:
        fail(f"{what} has no field `{name}`: it is of the type `{got['a']}`.", got, f"a field `{name}`")
    return got[name]


def expect_approved(case, approved, say):
    expect(field(case["got"], "approved", "What `decide` returned")).equals(approved, say)


@check("gives the company without white space around it", landmark="hand_on")
def strips_company(program):
    cases = []
    for form in ("{} | {}", "{}|{}", "  {}   |   {}  ", "\t{} | {}\n"):
        name = company()
        cases.append([name, extracted(program, form.format(name, amount()))])
    for name in (f"{company()} & {company()}, {draw.word()}", f"{company()}  {draw.word()}"):
        cases.append([name, extracted(program, f"{name} | {amount()}")])
    return cases


@strips_company.expect
def _(cases):
    for name, case in cases:
        expect(field(case["got"], "company", "What `extract` returned")).equals(
            name, f"From the line {case['raw']!r} the company should come out, without the white space around it."
        )


@check("gives the amount as a number", landmark="parse_once")
def amount_as_number(program):
    cases = []
    for figure in (amount(), amount(90_000), draw.number(1, 900) / 4, float(draw.number(3, 5000)), 0.0):
        form = draw.choice(("{} | {}", "{}|{}", "{} |  {}  "))
        cases.append([figure, extracted(program, form.format(company(), figure))])
    whole = draw.number(3, 5000)
    cases.append([whole, extracted(program, f"{company()} | {whole}")])
    return cases


@amount_as_number.expect
def _(cases):
    for figure, case in cases:
        got = field(case["got"], "amount", "What `extract` returned")
        if isinstance(got, str):
            fail(f"From the line {case['raw']!r} the amount came out as a string.", got, figure)
        expect(got).that(
            is_number(got) and same(got, figure),
            f"From the line {case['raw']!r} the amount did not come out as the number it is.",
            figure,
        )


@check("refuses a malformed line right there", landmark="fail_at_edge")
def refuses_malformed(program):
    name = company()
    lines = [name, f"{name} {draw.number()}", f"{name} | {draw.word()}", f"{name} |", f"{name} |   ", "", "|", "   "]
    lines += [f"{draw.number()} | {name}", f"{name} | {draw.number()}x{draw.number()}"]
    cases = []
    for line in lines:
        outcome = outcome_of(program.extract, line)
        cases.append(
            {
                "raw": line,
                "raised": outcome.get("raised"),
                "kinds": outcome.get("kinds", []),
                # Its fields are shown, and reading them may well fail.
                "got": outcome_of(fields, outcome.get("returned"), "company", "amount").get("returned"),
            }
        )
    return cases


@refuses_malformed.expect
def _(cases):
    for case in cases:
        if case["raised"] is None:
            fail(
                f"`extract` took the malformed line {case['raw']!r} without raising anything.",
                case["got"],
                "a ValueError",
            )
        expect({"raised": case["raised"]}).that(
            "ValueError" in case["kinds"],
            f"`extract` raised {case['raised']} for the malformed line {case['raw']!r}, and not a `ValueError`.",
            {"raised": "ValueError"},
        )


@check("drops no part of a line unseen", landmark="fail_at_edge")
def drops_nothing(program):
    name, first, second = company(), amount(), amount()
    outcome = outcome_of(program.extract, f"{name} | {first} | {second}")
    return {
        "raw": f"{name} | {first} | {second}",
        "rest": f"{name} | {first}",
        "last": second,
        "kinds": outcome.get("kinds", []),
        "raised": outcome.get("raised"),
        "got": fields(outcome.get("returned"), "company", "amount"),
    }


@drops_nothing.expect
def _(case):
    if case["raised"] is not None:
        expect({"raised": case["raised"]}).that(
            "ValueError" in case["kinds"],
            f"`extract` raised {case['raised']} for the line {case['raw']!r}, and not a `ValueError`.",
            {"raised": "ValueError"},
        )
        return
    # Splitting at the last bar loses nothing, so it is as good a reading as refusing the line.
    kept = same(case["got"].get("company"), case["rest"]) and same(case["got"].get("amount"), case["last"])
    expect(case["got"]).that(
        kept, f"`extract` took the line {case['raw']!r} and dropped a part of it without a word.", "a ValueError"
    )


@check("keeps the fields of Extracted", landmark="handoff")
def extracted_fields(program):
    first, second = [company(), amount()], [company(), amount()]
    one, other = program.Extracted(*first), program.Extracted(*second)
    return [[first, fields(one, "company", "amount")], [second, fields(other, "company", "amount")]]


@extracted_fields.expect
def _(cases):
    for (name, figure), got in cases:
        expect(field(got, "company", "An `Extracted`")).equals(
            name, "`Extracted(company, amount)` does not keep its first argument as `company`."
        )
        expect(field(got, "amount", "An `Extracted`")).equals(
            figure, "`Extracted(company, amount)` does not keep its second argument as `amount`."
        )


@check("keeps the fields of Verdict", landmark="verdict")
def verdict_fields(program):
    reasons = [draw.sentence(), draw.sentence()]
    one, other = program.Verdict(False, reasons[0]), program.Verdict(True, reasons[1])
    return [
        [False, reasons[0], fields(one, "approved", "reason")],
        [True, reasons[1], fields(other, "approved", "reason")],
    ]


@verdict_fields.expect
def _(cases):
    for approved, reason, got in cases:
        expect(field(got, "approved", "A `Verdict`")).equals(
            approved, "`Verdict(approved, reason)` does not keep its first argument as `approved`."
        )
        expect(field(got, "reason", "A `Verdict`")).equals(
            reason, "`Verdict(approved, reason)` does not keep its second argument as `reason`."
        )


@check("approves up to the limit", landmark="limit")
def approves(program):
    # What was approved for a company before takes nothing from what it may have now.
    again = company()
    cases = [decided(program, again, figure) for figure in (1000.0, amount(), 1000.0)]
    return [*cases, *(decided(program, company(), figure) for figure in (amount(), 999.99, 1000.0, 1.0, 0.0))]


@approves.expect
def _(cases):
    for case in cases:
        expect_approved(
            case, True, f"An amount of {case['amount']} is not above 1000, and `decide` did not approve it."
        )


@check("declines above the limit", landmark="limit")
def declines(program):
    return [decided(program, company(), figure) for figure in (1000.01, 1000.5, 1001.0, 1000 + amount(), 1e9)]


@declines.expect
def _(cases):
    for case in cases:
        expect_approved(case, False, f"An amount of {case['amount']} is above 1000, and `decide` did not decline it.")


@check("names the company in the reason", landmark="reason")
def names_company(program):
    return [decided(program, company(), amount()), decided(program, company(), 1000 + amount())]


@names_company.expect
def _(cases):
    for case in cases:
        reason = field(case["got"], "reason", "What `decide` returned")
        which = "an approved" if case["amount"] <= LIMIT else "a declined"
        expect(reason).mentions(
            case["company"], say=f"The reason for {which} amount does not name the company.", any_case=True
        )


@check("decides on the fields and parses nothing", landmark="limit")
def reads_fields(program):
    # What was read before says nothing about the company that is to be decided on now.
    outcome_of(program.extract, f"{company()} | {2000 + amount()}")
    return [
        decided(program, company(), amount()),
        decided(program, f"{company()} | {draw.number(2000, 9000)}", amount()),
        decided(program, f"{company()} | {draw.number()}", 1000 + amount()),
        decided(program, str(draw.number(2000, 9000)), amount()),
    ]


@reads_fields.expect
def _(cases):
    for case in cases:
        expect_approved(
            case,
            case["amount"] <= LIMIT,
            f"The company is called {case['company']!r} and the amount is {case['amount']}: "
            "the field `amount` alone should decide.",
        )
        expect(field(case["got"], "reason", "What `decide` returned")).mentions(
            case["company"],
            say=f"The company is called {case['company']!r}, and the reason does not name it in full.",
            any_case=True,
        )


@check("puts the two steps in a row", landmark="in_a_row")
def in_a_row(program):
    cases = []
    for figure in (amount(), 1000, 1000.01, 1000 + amount()):
        name = company()
        raw = f" {name} | {figure}\n"
        cases.append({"raw": raw, "company": name, "amount": figure})
        cases[-1]["got"] = fields(program.chain(raw), "approved", "reason")
    return cases


@in_a_row.expect
def _(cases):
    for case in cases:
        right = case["amount"] <= LIMIT
        expect(field(case["got"], "approved", "What `chain` returned")).equals(
            right, f"For the line {case['raw']!r} the chain should {'approve' if right else 'decline'}."
        )
        expect(field(case["got"], "reason", "What `chain` returned")).mentions(
            case["company"], say=f"For the line {case['raw']!r} the reason does not name the company.", any_case=True
        )


@check("lets the refusal through the chain", landmark="in_a_row")
def refusal_passes(program):
    name = company()
    cases = []
    for line in (f"{name} | {draw.word()}", f"{name} {draw.number()}", ""):
        outcome = outcome_of(program.chain, line)
        got = fields(outcome.get("returned"), "approved", "reason")
        cases.append({"raw": line, "raised": outcome.get("raised"), "kinds": outcome.get("kinds", []), "got": got})
    return cases


@refusal_passes.expect
def _(cases):
    for case in cases:
        if case["raised"] is None:
            fail(
                f"`chain` made a verdict of the malformed line {case['raw']!r}, which `extract` should refuse.",
                case["got"],
                "a ValueError",
            )
        expect({"raised": case["raised"]}).that(
            "ValueError" in case["kinds"],
            f"For the malformed line {case['raw']!r} `chain` raised {case['raised']}, and not a `ValueError`.",
            {"raised": "ValueError"},
        )
