"""How tenant-budgets is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of


class Books:
    """The program's budgets, used step by step, and what they should say by the contract."""

    def __init__(self, program, limits, **how):
        self.budgets = program.TenantBudgets(dict(limits), **how)
        self.limits, self.held, self.spent = dict(limits), [], []

    def reserve(self, tenant, role, estimate):
        """A hold that the contract allows."""
        hold = self.budgets.reserve(tenant, role, estimate)
        self.held.append((hold, tenant, role, estimate))
        return hold

    def settle(self, hold, actual):
        """The end of a hold, for the first time."""
        place = next(place for place, one in enumerate(self.held) if one[0] is hold)
        _, tenant, role, _ = self.held.pop(place)
        self.spent.append((tenant, role, actual))
        self.budgets.settle(hold, actual)

    def row(self, when, tenant):
        """What the program says of a tenant now, and what is right."""
        return {
            "when": when,
            "tenant": tenant,
            "left": copy(self.budgets.left(tenant)),
            "spent": self.said(tenant),
            "right left": self.left(tenant),
            "right spent": self.by_role(tenant),
        }

    def left(self, tenant):
        used = sum(one[3] for one in self.held if one[1] == tenant) + sum(self.by_role(tenant).values())
        return self.limits.get(tenant, 0) - used

    def by_role(self, tenant):
        sums = {}
        for who, role, tokens in self.spent:
            if who == tenant and tokens:
                sums[role] = sums.get(role, 0) + tokens
        return sums

    def said(self, tenant):
        """What `spent` gives, without the roles that have spent none."""
        got = copy(self.budgets.spent(tenant))
        return {role: tokens for role, tokens in got.items() if tokens != 0} if isinstance(got, dict) else got

    def refused(self, tenant, role, estimate):
        """What a reservation comes to that the contract does not allow."""
        before = self.budgets.left(tenant)
        came = outcome_of(self.budgets.reserve, tenant, role, estimate)
        return {
            "tenant": tenant,
            "estimate": estimate,
            "room": self.left(tenant),
            "limit": self.limits.get(tenant),
            "kinds": came.get("kinds"),
            "message": came.get("message"),
            "before": before,
            "after": self.budgets.left(tenant),
        }


def judge_left(row):
    expect(row["left"]).equals(row["right left"], f"{row['when']}: `left` does not say what is left.")


def judge_spent(row):
    expect(row["spent"]).equals(
        row["right spent"], f"{row['when']}: `spent` does not say what each role of this tenant has spent."
    )


def judge_refused(case, what):
    kinds = case["kinds"]
    if kinds is None:
        fail(f"{what}, and no exception was raised.", "a hold", "BudgetExceeded")
    expect(kinds).that("BudgetExceeded" in kinds, f"{what}, and `{kinds[0]}` was raised.", "BudgetExceeded")
    expect(case["message"]).mentions(case["tenant"], say=f"{what}: the message does not name the tenant.")
    expect(case["after"]).equals(case["before"], f"{what}: what is left changed with a call that was refused.")


def limit():
    return draw.number(400, 900)


@check("counts a call under way as if it were spent", landmark="under_way")
def under_way(program):
    tenant, other = draw.words(2)
    books = Books(program, {tenant: limit(), other: limit()})
    rows = [books.row("Before any call", tenant)]
    first, second, third = draw.numbers(3, 20, 99)
    one = books.reserve(tenant, draw.word(), first)
    rows.append(books.row("With one call under way", tenant))
    books.reserve(tenant, draw.word(), second)
    rows.append(books.row("With two calls under way", tenant))
    books.settle(one, first - 11)
    rows.append(books.row("When one of two calls is settled", tenant))
    books.reserve(tenant, draw.word(), third)
    rows.append(books.row("With a call under way after one that is settled", tenant))
    return rows


@under_way.expect
def _(rows):
    for row in rows:
        judge_left(row)


@check("lets a call through that needs exactly what is left", landmark="before")
def exactly(program):
    tenant, role = draw.words(2)
    books = Books(program, {tenant: limit()})
    fresh = outcome_of(Books(program, books.limits).reserve, tenant, role, books.left(tenant))
    books.settle(books.reserve(tenant, role, 150), draw.number(60, 200))
    books.reserve(tenant, role, draw.number(20, 60))
    books.refused(tenant, role, books.left(tenant) + 1)
    room = books.left(tenant)
    last = outcome_of(books.reserve, tenant, role, room).get("raised")
    return [
        [fresh.get("raised"), books.limits[tenant]],
        [last, room],
        [outcome_of(books.reserve, tenant, role, 0).get("raised"), 0],
    ]


@exactly.expect
def _(cases):
    for raised, room in cases:
        expect(raised).equals(None, f"{room} tokens were left, and a call that needs {room} was refused.")


@check("refuses a call that needs more than is left", landmark="before")
def refuses(program):
    tenant = draw.word()
    cases = []
    for more in (1, draw.number(30, 90), 5000):
        books = Books(program, {tenant: limit()})
        cases.append(books.refused(tenant, draw.word(), books.left(tenant) + more))
        books.settle(books.reserve(tenant, draw.word(), 150), 120)
        books.reserve(tenant, draw.word(), draw.number(30, 90))
        cases.append(books.refused(tenant, draw.word(), books.left(tenant) + more))
        books.reserve(tenant, draw.word(), books.left(tenant))
        cases.append(books.refused(tenant, draw.word(), more))
        cases.append(Books(program, {tenant: 0}).refused(tenant, draw.word(), more))
    return cases


@refuses.expect
def _(cases):
    for case in cases:
        judge_refused(case, f"Of {case['limit']} tokens {case['room']} were left, a call needs {case['estimate']}")


@check("gives nothing to a tenant without a limit", landmark="nothing_without")
def without(program):
    known, unknown = draw.words(2)
    books = Books(program, {known: limit()})
    came = outcome_of(books.budgets.left, unknown)
    seen = {"left": came.get("returned", {"raised": came.get("raised")})}
    asked = [outcome_of(books.budgets.reserve, unknown, draw.word(), more) for more in (draw.number(20, 60), 1)]
    return {**seen, "kinds": [came.get("kinds") for came in asked]}


@without.expect
def _(case):
    expect(case["left"]).equals(0, "A tenant without a limit has 0 left.")
    for kinds in case["kinds"]:
        if kinds is None:
            fail("A tenant without a limit got a hold.", "a hold", "BudgetExceeded")
        expect(kinds).that(
            "BudgetExceeded" in kinds,
            f"A tenant without a limit asked for tokens, and `{kinds[0]}` was raised.",
            "BudgetExceeded",
        )


@check("gives back what was held when a call is settled", landmark="give_back")
def gives_back(program):
    rows = []
    for actual in (draw.number(20, 70), 0):
        tenant = draw.word()
        books = Books(program, {tenant: limit()})
        books.settle(books.reserve(tenant, draw.word(), 150), actual)
        rows.append(books.row(f"After a call for which 150 were held and that used {actual}", tenant))
    return rows


@gives_back.expect
def _(rows):
    for row in rows:
        judge_left(row)
        judge_spent(row)


@check("counts what a call really used", landmark="actual")
def really_used(program):
    rows = []
    for actual in (draw.number(20, 70), 100, draw.number(120, 180)):
        tenant = draw.word()
        books = Books(program, {tenant: limit()})
        books.settle(books.reserve(tenant, draw.word(), 100), actual)
        rows.append(books.row(f"After a call for which 100 were held and that used {actual}", tenant))
    tenant = draw.word()
    books = Books(program, {tenant: limit()})
    books.settle(books.reserve(tenant, draw.word(), 0), draw.number(20, 70))
    rows.append(books.row("After a call for which 0 were held and that used some", tenant))
    tenant = draw.word()
    books = Books(program, {tenant: 300})
    books.settle(books.reserve(tenant, draw.word(), 280), 320)
    over = books.row("After a call that used more than the tenant's limit", tenant)
    # What was used beyond the limit stays used, also when another call gives back what it held.
    debtor, role = draw.words(2)
    later = Books(program, {debtor: 300})
    first, other = later.reserve(debtor, role, 100), later.reserve(debtor, role, 180)
    later.settle(first, draw.number(140, 180))
    later.settle(other, draw.number(0, 30))
    rows.append(
        later.row("After a call that used more than was left, and then one that used less than it held", debtor)
    )
    came = outcome_of(books.budgets.reserve, tenant, draw.word(), 1)
    return {"rows": rows, "over": over, "kinds": came.get("kinds")}


@really_used.expect
def _(case):
    for row in case["rows"]:
        judge_left(row)
        judge_spent(row)
    over = case["over"]
    judge_spent(over)
    expect(over["left"]).that(
        over["left"] in (0, over["right left"]), f"{over['when']}: something is left.", over["right left"]
    )
    expect(case["kinds"] or []).that(
        "BudgetExceeded" in (case["kinds"] or []),
        "A call used more than was held and more than the limit; after it, another call of this tenant got a hold.",
        "BudgetExceeded",
    )


@check("settles a hold once", landmark="once")
def settles_once(program):
    tenant, role = draw.words(2)
    rows, raised = [], []
    for again in ("the same", "another", "none"):
        books = Books(program, {tenant: limit()})
        # Of the same size once: a hold that is settled twice must not end another that looks like it.
        size = 120 if again == "the same" else 90
        first, other = books.reserve(tenant, role, 120), books.reserve(tenant, role, size)
        actual = draw.number(20, 70)
        books.settle(first, actual)
        figure = {"the same": actual, "another": actual + 15, "none": 0}[again]
        raised.append(outcome_of(books.budgets.settle, first, figure).get("raised"))
        rows.append(books.row("After a hold was settled twice, and another call is under way", tenant))
        books.settle(other, 33)
        raised.append(outcome_of(books.budgets.settle, first, figure).get("raised"))
        rows.append(books.row("After a hold was settled three times", tenant))
    return {"rows": rows, "raised": raised}


@settles_once.expect
def _(case):
    for raised in case["raised"]:
        expect(raised).equals(None, f"A hold was settled a second time, and `{raised}` was raised.")
    for row in case["rows"]:
        judge_left(row)
        judge_spent(row)


@check("keeps two calls of the same kind apart", landmark="own_hold")
def same_kind(program):
    tenant, role = draw.words(2)
    books = Books(program, {tenant: limit()})
    holds = [books.reserve(tenant, role, 80) for _ in range(3)]
    rows = [books.row("With three calls of one role and one size under way", tenant)]
    for number, place in enumerate(draw.shuffled(range(3)), 1):
        books.settle(holds[place], draw.number(20, 60))
        rows.append(books.row(f"When {number} of three such calls are settled", tenant))
    return rows


@same_kind.expect
def _(rows):
    for row in rows:
        judge_left(row)
        judge_spent(row)


@check("adds up what each role spent", landmark="by_role")
def adds_up(program):
    tenant, other, stranger = draw.words(3)
    books = Books(program, {tenant: 900, other: 900})
    roles = draw.words(3)
    rows = [books.row("Before any call", tenant)]
    for role in [*roles, roles[0], roles[2], roles[0]]:
        books.settle(books.reserve(tenant, role, 100), draw.number(20, 90))
        books.settle(books.reserve(other, role, 100), draw.number(20, 90))
    rows += [books.row("After six calls of three roles", one) for one in (tenant, other)]
    books.reserve(tenant, draw.word(), 50)
    books.reserve(tenant, roles[1], 60)
    rows.append(books.row("With two more calls under way", tenant))
    ends = [books.reserve(other, role, 40) for role in roles]
    for place in draw.shuffled(range(3)):
        books.settle(ends[place], draw.number(10, 40))
    rows.append(books.row("After three roles had a call under way at once", other))
    return {"rows": rows, "stranger": books.said(stranger)}


@adds_up.expect
def _(case):
    for row in case["rows"]:
        judge_spent(row)
    expect(case["stranger"]).equals({}, "A tenant that never called anything has no role that spent anything.")


@check("takes names of any characters", landmark="by_role")
def any_name(program):
    rows = []
    for between in (":", "/", "|", "-", "_", ".", ",", " ", "::"):
        one, two, role = draw.words(3)
        long = f"{one}{between}{two}"
        books = Books(program, {one: 500, long: 500})
        books.settle(books.reserve(one, f"{two}{between}{role}", 100), draw.number(20, 50))
        books.settle(books.reserve(long, role, 100), draw.number(51, 90))
        books.settle(books.reserve(long, role.upper(), 100), draw.number(20, 50))
        books.reserve(long, role, 70)
        rows += [books.row(f"With the tenants {one!r} and {long!r}", tenant) for tenant in (one, long)]
    one, role = draw.words(2)
    for like in (f"{one} ", f" {one}", one.upper()):
        books = Books(program, {one: 500, like: 600})
        for who in (role, f"{role} ", role):
            books.settle(books.reserve(like, who, 100), draw.number(20, 90))
        rows += [books.row(f"With the tenants {one!r} and {like!r}", tenant) for tenant in (one, like)]
    return rows


@any_name.expect
def _(rows):
    for row in rows:
        judge_left(row)
        judge_spent(row)


@check("lets no tenant change what another has", landmark="under_way")
def apart(program):
    busy, quiet = draw.words(2)
    books = Books(program, {busy: 500, quiet: limit()})
    role = draw.word()
    rows = []
    books.settle(books.reserve(busy, role, 300), 290)
    rows.append(books.row("After a call of another tenant", quiet))
    books.reserve(busy, role, 200)
    books.refused(busy, role, 100)
    rows.append(books.row("With another tenant's budget used up", quiet))
    books.settle(books.reserve(quiet, role, 50), 45)
    rows += [books.row("After a call of each of two tenants", tenant) for tenant in (quiet, busy)]
    beyond = Books(program, {busy: 500, quiet: 400})
    beyond.settle(beyond.reserve(busy, role, 300), 700)
    return {"rows": rows, "raised": outcome_of(beyond.reserve, quiet, role, 380).get("raised")}


@apart.expect
def _(case):
    for row in case["rows"]:
        judge_left(row)
        judge_spent(row)
    expect(case["raised"]).equals(
        None, "One tenant spent more than its limit; a call of another, which has room, was refused."
    )


@check("keeps one set of budgets apart from another", landmark="own_hold")
def own_state(program):
    tenant, role = draw.words(2)
    limits = {tenant: 500}
    first, second = Books(program, limits), Books(program, limits)
    first.budgets, second.budgets = program.TenantBudgets(limits), program.TenantBudgets(limits)
    first.settle(first.reserve(tenant, role, 100), 90)
    first.reserve(tenant, role, 70)
    rows = [second.row("With calls on another set of budgets", tenant)]
    second.settle(second.reserve(tenant, role, 60), 55)
    return rows + [books.row("With two sets of budgets in use", tenant) for books in (first, second)]


@own_state.expect
def _(rows):
    for row in rows:
        judge_left(row)
        judge_spent(row)


@check("holds its books through many calls", landmark="give_back")
def many_calls(program):
    tenants, roles = draw.words(3), draw.words(3)
    books = Books(program, dict.fromkeys(tenants, 2000))
    rows, holds = [], []
    for step in range(1, 41):
        tenant = draw.choice(tenants)
        if holds and draw.number(0, 1):
            books.settle(holds.pop(draw.number(0, len(holds) - 1)), draw.number(0, 45))
        elif books.left(tenant) >= 45:
            holds.append(books.reserve(tenant, draw.choice(roles), draw.number(5, 45)))
        rows.append(books.row(f"After {step} steps of several tenants", tenant))
    return rows


@many_calls.expect
def _(rows):
    for row in rows:
        judge_left(row)
        judge_spent(row)


# Twist 1: a total that all tenants share.


def shared(program, total, *limits):
    """Tenants with these limits, one total, and their names."""
    tenants = draw.words(len(limits))
    return Books(program, dict(zip(tenants, limits, strict=True)), total=total), tenants


@check("refuses a call for which the platform has no room", landmark="shared_room", twist=1)
def no_room(program):
    cases = []
    # Once more than its tenant may spend: that counts in the total as well.
    for actual in (None, 240, 320, 470):
        books, (busy, quiet) = shared(program, 500, 450, 400)
        hold = books.reserve(busy, draw.word(), 300)
        if actual is not None:
            books.settle(hold, actual)
            books.budgets.settle(hold, actual)
        room = 500 - (actual or 300)
        cases.append({**books.refused(quiet, draw.word(), room + 1), "total room": room})
        if cases[-1]["kinds"] is None:
            break
        came = outcome_of(books.reserve, quiet, draw.word(), room)
        if "raised" in came:
            cases.append({"fits": room, "raised": came["raised"], "message": came["message"]})
            break
        cases.append({**books.refused(quiet, draw.word(), 1), "total room": 0})
    books, (one, two, three) = shared(program, 0, 300, 300, 300)
    cases.append({**books.refused(draw.choice((one, two, three)), draw.word(), 40), "total room": 0})
    return cases


@no_room.expect
def _(cases):
    for case in cases:
        if "fits" in case:
            say = f"The platform had {case['fits']} tokens left, and a call that needs {case['fits']} was refused."
            fail(say, f"{case['raised']}: {case['message']}", "a hold")
        judge_refused(case, f"The platform had {case['total room']} tokens left, a call needs {case['estimate']}")


@check("gives the platform back what was not used", landmark="shared_room", twist=1)
def back_to_all(program):
    books, (busy, quiet, third) = shared(program, 500, 450, 400, 400)
    first = books.reserve(busy, draw.word(), 450)
    books.refused(quiet, draw.word(), 60)
    books.settle(first, 150)
    came = [outcome_of(books.reserve, quiet, draw.word(), 200).get("raised")]
    second = books.reserve(third, draw.word(), 150)
    books.settle(second, 0)
    came.append(outcome_of(books.reserve, third, draw.word(), 150).get("raised"))
    return came


@back_to_all.expect
def _(came):
    for raised in came:
        expect(raised).equals(None, "A call fits what the platform has left, and was refused.")


@check("holds nothing of a refused call", landmark="all_or_nothing", twist=1)
def nothing_held(program):
    books, (busy, quiet) = shared(program, 500, 450, 400)
    first = books.reserve(busy, draw.word(), 420)
    rows = []
    for _ in range(4):
        books.refused(quiet, draw.word(), 100)
        rows.append(books.row("After the platform had no room for a call", quiet))
        books.refused(busy, draw.word(), 31)
        rows.append(books.row("After a tenant's own budget had no room", busy))
    books.settle(first, 90)
    return {"rows": rows, "raised": outcome_of(books.reserve, quiet, draw.word(), 400).get("raised")}


@nothing_held.expect
def _(case):
    for row in case["rows"]:
        judge_left(row)
    expect(case["raised"]).equals(
        None, "Some calls were refused; later there was room for one, and it was refused as well."
    )


@check("still holds each tenant to its own limit", landmark="all_or_nothing", twist=1)
def own_limit_too(program):
    books, (one, two) = shared(program, 5000, 300, 400)
    books.reserve(one, draw.word(), 250)
    books.reserve(two, draw.word(), 100)
    return {"case": books.refused(one, draw.word(), 51), "rows": [books.row("With a total", who) for who in (one, two)]}


@own_limit_too.expect
def _(seen):
    judge_refused(seen["case"], "The platform had room, and the tenant's own limit had not")
    for row in seen["rows"]:
        judge_left(row)


@check("leaves a tenant's own figure alone", landmark="shared_room", twist=1)
def own_figure(program):
    books, (busy, quiet) = shared(program, 500, 450, 400)
    books.settle(books.reserve(busy, draw.word(), 300), 280)
    books.reserve(busy, draw.word(), 120)
    rows = [books.row("With the platform nearly full", quiet)]
    for total in (300, 0):
        books, (tenant, _) = shared(program, total, 400, 450)
        rows.append(books.row(f"With a limit of 400 and a total of {total}", tenant))
    return rows


@own_figure.expect
def _(rows):
    for row in rows:
        judge_left(row)


@check("says whose budget is used up", landmark="whose_fault", twist=1)
def whose(program):
    books, (busy, quiet) = shared(program, 500, 450, 400)
    role = draw.word()
    first = books.reserve(busy, role, 300)
    full = books.refused(quiet, draw.word(), 250)
    books.settle(first, 440)
    again = books.refused(quiet, draw.word(), 250)
    roomy, (alone, _) = shared(program, 5000, 300, 400)
    return {
        "full": [full, again],
        "own": roomy.refused(alone, draw.word(), 301),
        "others": [busy, role],
    }


@whose.expect
def _(seen):
    for case in seen["full"]:
        judge_refused(case, "The platform had no room")
        expect(case["message"]).mentions(
            "platform", any_case=True, say="The platform had no room, and the message does not say `platform`."
        )
        expect(case["message"]).omits(*seen["others"], say="The message tells one customer about another.")
    judge_refused(seen["own"], "The tenant's own budget had no room")
    expect(seen["own"]["message"]).that(
        "platform" not in seen["own"]["message"].lower(),
        "The tenant's own budget was used up, and the message says `platform`.",
        "no such word",
    )


@check("knows no total where none is given", landmark="shared_room", twist=1)
def no_total(program):
    seen = []
    for how in ({}, {"total": None}):
        one, two = draw.words(2)
        books = Books(program, {one: 4000, two: 6000}, **how)
        seen += [outcome_of(books.reserve, who, draw.word(), books.limits[who]).get("raised") for who in (one, two)]
    return seen


@no_total.expect
def _(seen):
    for raised in seen:
        expect(raised).equals(None, "There is no total, and a call that fits its tenant's budget was refused.")
