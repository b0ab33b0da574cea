"""How route-ticket is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of

FAILURES = (ConnectionError, TimeoutError, ValueError, KeyError, TypeError, AttributeError, IndexError, RuntimeError)


LONG = 40
"""Words of what tempts to be cut."""


class OwnTrouble(Exception):
    """What may be raised that is of no built-in kind."""


class Desk:
    """A classifier that says or raises one thing, some handlers and a person's queue; all their calls are noted."""

    def __init__(self, said=None, said_raises=None):
        self.labels = draw.words(4)
        self.ticket = {"text": draw.sentence(), "id": draw.id(), "tags": draw.words(2)}
        self.said, self.said_raises = said, said_raises
        self.responses = {label: draw.sentence(2) for label in self.labels}
        self.troubles, self.asked, self.handled, self.handed, self.ruled = {}, [], [], [], []
        self.handlers = {label: self.handler(label) for label in self.labels}
        self.in_queue, self.queue_raises = draw.sentence(2), None

    def classify(self, text):
        self.asked.append(copy(text))
        if self.said_raises is not None:
            raise self.said_raises
        return self.said

    def handler(self, label):
        def handle(ticket):
            self.handled.append([label, copy(ticket)])
            if label in self.troubles:
                raise self.troubles[label]
            return self.responses[label]

        return handle

    def to_person(self, ticket, reason):
        self.handed.append([copy(ticket), copy(reason)])
        if self.queue_raises is not None:
            raise self.queue_raises
        return self.in_queue

    def rule(self, name, holds, label, raises=None):
        def applies(ticket):
            self.ruled.append([name, copy(ticket)])
            if raises is not None:
                raise raises
            return holds

        return (applies, label)

    def route(self, program, *rules, **kw):
        """A ticket routed, and everything that happened meanwhile."""
        ticket, labels = copy(self.ticket), list(self.handlers)
        outcome = outcome_of(
            program.route_ticket, self.ticket, self.classify, self.handlers, self.to_person, *rules, **kw
        )
        return {
            "outcome": copy(outcome),
            "ticket": ticket,
            "ticket_after": copy(self.ticket),
            "labels": labels,
            "labels_after": list(self.handlers),
            "said": repr(self.said),
            "asked": self.asked,
            "handled": self.handled,
            "handed": self.handed,
            "ruled": self.ruled,
            "responses": self.responses,
            "in_queue": self.in_queue,
        }


def result_of(case, say):
    outcome = case["outcome"]
    wanted = {"route": "...", "response": "...", "reason": "..."}
    if "raised" in outcome:
        fail(f"{say} The program raised {outcome['raised']}.", outcome, wanted)
    if not isinstance(outcome["returned"], dict):
        fail(f"{say} What came back is no dict.", outcome["returned"], wanted)
    return outcome["returned"]


def expect_asked(case, say):
    expect(case["asked"]).equals([case["ticket"]["text"]], f"{say} The model should be asked once, with the text.")


def expect_handled(case, label, say):
    result = result_of(case, say)
    expect(case["handled"]).equals(
        [[label, case["ticket"]]],
        f"{say} The handler of that label should be called once, with the ticket, and no other.",
    )
    expect(case["handed"]).equals([], f"{say} A person should not be given it.")
    wanted = {"route": label, "response": case["responses"][label], "reason": None}
    expect(result).holds(wanted, f"{say} The result should have the label, what the handler gave, and no reason.")


def expect_person(case, say, handled=()):
    """That a person got it, and the reason that came with it. `handled` has the labels whose handlers were called."""
    result = result_of(case, say)
    what = "That handler should be called once, and no other." if handled else "No handler should be called."
    expect([label for label, _ in case["handled"]]).equals(list(handled), f"{say} {what}")
    expect([ticket for ticket, _ in case["handed"]]).equals(
        [case["ticket"]], f"{say} A person should be given the ticket, once."
    )
    reason = case["handed"][0][1]
    # What was said is reason enough, also where the model said an empty text.
    enough = isinstance(reason, str) and (reason.strip() != "" or case["said"] == repr(""))
    expect(reason).that(enough, f"{say} The reason should be a text.", "a text")
    expect(result).holds({"route": "person"}, f"{say} The route should be `person`.")
    return reason


@check("calls the handler of the label", landmark="fixed_branch")
def calls_handler(program):
    cases = []
    for position in range(4):
        desk = Desk()
        desk.said = desk.labels[position]
        cases.append([desk.said, desk.route(program)])
    return cases


@calls_handler.expect
def _(cases):
    for label, case in cases:
        expect_handled(case, label, f"The model said `{label}`, which has a handler.")


@check("gives back whatever the handler gave", landmark="fixed_branch")
def any_response(program):
    cases = []
    odd = (None, "", 0, False, [], {}, {draw.word(): draw.number()}, draw.number())
    # What says that it failed was not raised; it is a response like any other.
    for value in (*odd, f"ERROR: {draw.word()}", {"ok": False, "error": draw.word()}):
        desk = Desk()
        desk.said = desk.labels[1]
        desk.responses[desk.said] = value
        cases.append([desk.said, repr(value), desk.route(program)])
    return cases


@any_response.expect
def _(cases):
    for label, value, case in cases:
        expect_handled(case, label, f"The handler gave {value}; that is the response.")


@check("takes nothing that comes back for a failure", landmark="fixed_branch")
def comes_back(program):
    desk = Desk()
    desk.said = desk.labels[2]
    desk.responses[desk.said] = ValueError(draw.word())
    return {"label": desk.said, "case": desk.route(program)}


@comes_back.expect
def _(seen):
    case, say = seen["case"], "The handler gave back an exception and raised none; that is its response."
    expect(result_of(case, say)).holds({"route": seen["label"], "reason": None}, f"{say} The ticket is handled.")
    expect(case["handed"]).equals([], f"{say} A person should not be given it.")


@check("calls a handler again that failed before", landmark="fixed_branch")
def after_failure(program):
    desk = Desk()
    desk.said = desk.labels[0]
    desk.troubles[desk.said] = ConnectionError(draw.word())
    desk.route(program)
    desk.troubles, desk.asked, desk.handled, desk.handed = {}, [], [], []
    return {"label": desk.said, "case": desk.route(program)}


@after_failure.expect
def _(seen):
    expect_handled(seen["case"], seen["label"], "The ticket before this one failed, and nothing is remembered of that.")


ACCIDENTS = (
    *("KeyError", "LookupError", "IndexError", "TypeError", "AttributeError", "ValueError", "RuntimeError"),
    *("AssertionError", "NameError", "UnboundLocalError", "NotImplementedError", "StopIteration"),
)
"""What looking up or tidying up something odd raises, or a program of its own accord."""
NOT_TEXTS = (None, 0, 1, True, False, 2.5, [], {}, ())


def not_labels(desk):
    """What a model may say that is no label of this desk: texts, and what is none."""
    one, two = desk.labels[:2]
    texts = [
        f"not {one}",
        f"I think it is {one}.",
        f"{one} {two}",
        f"{one}, {two}",
        f"{one}.",
        f'"{one}"',
        f"{one}s",
        f"{draw.word()}{one}",
        one[:-2],
        one[:1],
        one[::-1] + "x",
        draw.word(),
        draw.sentence(8),
        "person",
        "",
        "None",
    ]
    return [*texts, *NOT_TEXTS, [one], {one: two}, (one,), [one, two], {"label": one}]


def said(program, what):
    """What came of it for each thing that `what(desk)` lists."""
    cases = []
    for position in range(len(what(Desk()))):
        desk = Desk()
        desk.said = what(desk)[position]
        cases.append([desk.said if isinstance(desk.said, str) else None, desk.route(program)])
    return cases


@check("hands over what is no label", landmark="closed_set")
def no_label(program):
    cases = said(program, not_labels)
    for catch_all in ("other", "default", "unknown", "general"):
        desk = Desk(draw.word())
        desk.handlers[catch_all] = desk.handler(catch_all)
        desk.responses[catch_all] = draw.sentence(2)
        cases.append([desk.said, desk.route(program)])
    return cases


@no_label.expect
def _(cases):
    for _, case in cases:
        expect_person(case, f"The model said {case['said']}, which is no label as a whole.")


@check("takes nothing but a text for a label", landmark="closed_set")
def texts_alone(program):
    class Reads:
        def __init__(self, label):
            self.label = label

        def __str__(self):
            return self.label

        __repr__ = __str__

    cases = []
    word = draw.word()
    for label, value in (("none", None), ("false", False), ("7", 7), (word, Reads(word)), (word, word.encode())):
        desk = Desk(value)
        desk.handlers[label] = desk.handler(label)
        cases.append([label, desk.route(program)])
    return cases


@texts_alone.expect
def _(cases):
    for label, case in cases:
        expect_person(case, f"The model said {case['said']}, which is no text, though there is a label `{label}`.")


@check("takes no unknown label for a failure", landmark="closed_set")
def no_failure(program):
    texts = draw.word(), "person", ""
    return said(program, lambda desk: [*texts, f"not {desk.labels[0]}", *NOT_TEXTS, [desk.labels[0]]])


@no_failure.expect
def _(cases):
    for _, case in cases:
        say = f"The model said {case['said']}, which is no label. Nothing failed."
        reason = expect_person(case, say)
        expect(reason).omits(*ACCIDENTS, say=f"{say} The reason should not name an exception.")


@check("tells the person what the model said", landmark="residual")
def tells_what_was_said(program):
    return said(program, lambda desk: [draw.word(), draw.sentence(8), draw.sentence(LONG), "person"])


@tells_what_was_said.expect
def _(cases):
    for text, case in cases:
        say = f"The model said {text!r}, which is no label."
        reason = expect_person(case, say)
        expect(reason).mentions(text, any_case=True, say=f"{say} The reason should hold what it said.")


@check("asks the model once, with the text", landmark="one_call")
def asks_once(program):
    cases = said(program, lambda desk: [desk.labels[2], draw.word(), None, "", [desk.labels[0]]])
    failing = Desk()
    failing.said = failing.labels[0]
    failing.troubles[failing.said] = ConnectionError(draw.word())
    cases = [[f"The model said {case['said']}.", case] for _, case in cases]
    cases.append(["The handler raised ConnectionError.", failing.route(program)])
    cases.append(["The model raised TimeoutError.", Desk(said_raises=TimeoutError(draw.word())).route(program)])
    for text in ("", " \n", f"{draw.sentence()} {{{draw.word()}}} 9%\n{draw.word()}"):
        desk = Desk()
        desk.said, desk.ticket["text"] = desk.labels[1], text
        cases.append([f"The text of the ticket was {text!r}.", desk.route(program)])
    for count in (1, 0):
        desk = Desk()
        desk.said = desk.labels[0]
        desk.handlers = {label: desk.handlers[label] for label in desk.labels[:count]}
        cases.append([f"There was {('no handler', 'one handler')[count]}.", desk.route(program)])
    return cases


@asks_once.expect
def _(cases):
    for say, case in cases:
        result_of(case, say)
        expect_asked(case, "Whatever comes of it:")


@check("hands over when the classification fails", landmark="failures")
def classification_fails(program):
    cases = []
    for kind in (*FAILURES, OwnTrouble):
        message = draw.sentence(LONG)
        cases.append([kind.__name__, message, Desk(said_raises=kind(message)).route(program)])
    return cases


@classification_fails.expect
def _(cases):
    for kind, _, case in cases:
        say = f"The classification raised {kind}."
        expect_person(case, say)
        expect_asked(case, say)


def failing_handlers(program):
    """For each kind of failure the label whose handler raised it, its type and message, and what came of it."""
    cases = []
    for kind in (*FAILURES, OwnTrouble):
        desk, message = Desk(), draw.sentence(LONG)
        desk.said = draw.choice(desk.labels)
        desk.troubles[desk.said] = kind(message)
        desk.troubles[desk.said].__cause__ = OSError(draw.word())  # what it came from is not what was raised
        cases.append([desk.said, kind.__name__, message, desk.route(program)])
    return cases


@check("hands over when the handler fails", landmark="failures")
def handler_fails(program):
    return failing_handlers(program)


@handler_fails.expect
def _(cases):
    for label, kind, _, case in cases:
        say = f"The handler raised {kind}: it is not called again, and no other takes over."
        expect_person(case, say, [label])
        expect_asked(case, say)


@check("says what failed", landmark="what_failed", needs=(classification_fails.name, handler_fails.name))
def says_what_failed(program):
    return {"sorting": classification_fails.scenario(program), "handling": failing_handlers(program)}


@says_what_failed.expect
def _(seen):
    for kind, word, case in seen["sorting"]:
        say = f"The classification raised {kind}."
        expect(expect_person(case, say)).mentions(
            kind, word, say=f"{say} The reason should hold the type and the message."
        )
    for label, kind, word, case in seen["handling"]:
        say = f"The handler of `{label}` raised {kind}."
        expect(expect_person(case, say, [label])).mentions(
            kind, word, label, say=f"{say} The reason should hold the type and the message, and which handler it was."
        )


@check("gives back what the queue gave", landmark="person_last")
def queue_response(program):
    cases = []
    for value in (draw.word(), None, "", 0, {draw.word(): draw.number()}):
        unknown, failing = Desk(draw.word()), Desk()
        failing.said = failing.labels[0]
        failing.troubles[failing.said] = ValueError(draw.word())
        for desk in (unknown, failing):
            desk.in_queue = value
            cases.append(desk.route(program))
    return cases


@queue_response.expect
def _(cases):
    for case in cases:
        say = f"A person got the ticket, and the queue gave {case['in_queue']!r}."
        result = result_of(case, say)
        expect(result).holds(
            {"route": "person", "response": case["in_queue"]}, f"{say} That is the response, as it is."
        )
        expect(len(case["handed"])).equals(1, f"{say} It should not be called again, whatever it gave.")


@check("tells the person and the caller the same reason", landmark="person_last")
def same_reason(program):
    failing = Desk()
    failing.said = failing.labels[3]
    failing.troubles[failing.said] = RuntimeError(draw.word())
    unsorted = Desk(said_raises=ConnectionError(draw.word()))
    return [desk.route(program) for desk in (Desk(draw.word()), Desk(), failing, unsorted)]


@same_reason.expect
def _(cases):
    for case in cases:
        say = "A person got the ticket."
        reason = expect_person(case, say, [label for label, _ in case["handled"]])
        expect(result_of(case, say)).holds(
            {"reason": reason}, f"{say} The result should have the reason they were told."
        )


@check("lets a failure of the person's queue through", landmark="person_last")
def queue_fails(program):
    cases = []
    for kind in FAILURES:
        for position in range(3):
            desk, word = Desk(draw.word()), draw.word()
            if position == 1:
                desk.said_raises = TimeoutError(draw.word())
            if position == 2:
                desk.said = desk.labels[0]
                desk.troubles[desk.said] = ConnectionError(draw.word())
            desk.queue_raises = kind(word)
            cases.append([kind.__name__, word, desk.route(program)])
    return cases


@queue_fails.expect
def _(cases):
    for kind, word, case in cases:
        say = f"`to_person` raised {kind}: the ticket is in no queue, and the caller should hear of it."
        expect(case["outcome"].get("raised")).equals(kind, say)
        expect(case["outcome"].get("message")).mentions(word, say=say)
        expect(len(case["handed"])).equals(1, f"`to_person` raised {kind}, and should not be called again.")


@check("lets a wish to stop through", landmark="failures")
def stops(program):
    cases = []
    for kind in (KeyboardInterrupt, SystemExit):
        handling, sorting = Desk(), Desk(said_raises=kind())
        handling.said = handling.labels[0]
        handling.troubles[handling.said] = kind()
        cases += [[kind.__name__, desk.route(program)] for desk in (handling, sorting)]
    return cases


@stops.expect
def _(cases):
    for kind, case in cases:
        expect(case["outcome"].get("raised")).equals(kind, f"`{kind}` should pass through.")
        expect(case["handed"]).equals([], f"After a `{kind}` the ticket was handed to a person.")


@check("leaves the ticket and the handlers as they are", landmark="fixed_branch")
def leaves_alone(program):
    handled, failing = Desk(), Desk()
    handled.said = handled.labels[1]
    failing.said = failing.labels[2]
    failing.troubles[failing.said] = ValueError(draw.word())
    return [desk.route(program) for desk in (handled, failing, Desk(draw.word()), Desk())]


@leaves_alone.expect
def _(cases):
    for case in cases:
        expect(case["ticket_after"]).equals(case["ticket"], "The caller's ticket was changed.")
        expect(case["labels_after"]).equals(case["labels"], "The caller's handlers were changed.")


@check("routes each ticket anew", landmark="one_call")
def anew(program):
    desk = Desk()
    cases = []
    for label in (desk.labels[0], desk.labels[2], draw.word(), desk.labels[0]):
        desk.said = label
        desk.asked, desk.handled, desk.handed = [], [], []
        cases.append([label if label in desk.labels else None, desk.route(program)])
    return cases


@anew.expect
def _(cases):
    for label, case in cases:
        say = "The same ticket came in again, and the model said something else."
        expect_asked(case, say)
        expect([called for called, _ in case["handled"]]).equals(
            [] if label is None else [label], f"{say} The handler of what it said this time should be called, if any."
        )


# Twist 1: rules before the model.


def ruled(program, plan, by_name=True, said=0, trouble=None, responses=None, queue_raises=None):
    """A ticket routed with rules: `plan` has, for each, whether it holds and the number of its label (4: none of the
    handlers), or an exception that it raises. The second handler may have its `trouble`; `responses` has what handlers
    give by their numbers."""
    desk = Desk()
    desk.queue_raises = queue_raises
    for number, response in (responses or {}).items():
        desk.responses[desk.labels[number]] = response
    desk.said = desk.labels[said]
    if trouble is not None:
        desk.troubles[desk.labels[1]] = trouble
    labels = [*desk.labels, draw.word()]
    rules = []
    for number, step in enumerate(plan):
        raises, holds, label = (step, True, 1) if isinstance(step, BaseException) else (None, *step)
        rules.append(desk.rule(number, holds, labels[label], raises))
    case = desk.route(program, rules=rules) if by_name else desk.route(program, rules)
    return {**case, "all_labels": labels}


@check("asks no model where a rule holds", landmark="rules_first", twist=1)
def no_model(program):
    cases = [[2, ruled(program, [(True, 2)])], [3, ruled(program, [(False, 1), (True, 3)], by_name=False)]]
    # What its handler gives is the response, also when it is nothing.
    return [*cases, *[[2, ruled(program, [(True, 2)], responses={2: nothing})] for nothing in (None, "", {})]]


@no_model.expect
def _(cases):
    for label, case in cases:
        say = "A rule holds, which knows the label."
        expect_handled(case, case["all_labels"][label], say)
        expect(case["asked"]).equals([], f"{say} The model should not be asked.")


@check("takes the first rule that holds", landmark="rules_first", twist=1)
def first_rule(program):
    return [
        [1, [0], ruled(program, [(True, 1), (True, 2), (True, 3)])],
        [3, [0, 1], ruled(program, [(False, 1), (True, 3), (True, 2)])],
        [2, [0, 1, 2], ruled(program, [(False, 1), (False, 3), (True, 2), (False, 1)])],
    ]


@first_rule.expect
def _(cases):
    for label, asked, case in cases:
        say = "Of several rules the first that holds decides."
        expect_handled(case, case["all_labels"][label], say)
        expect(case["ruled"]).equals(
            [[number, case["ticket"]] for number in asked], f"{say} Each is given the ticket, and none after that one."
        )


@check("asks the same rules of the next ticket", landmark="rules_first", twist=1)
def rules_again(program):
    desk = Desk()
    rules = [desk.rule(number, number == 2, desk.labels[number]) for number in range(4)]
    cases = []
    for _ in range(2):
        desk.asked, desk.handled, desk.handed, desk.ruled = [], [], [], []
        cases.append([desk.labels[2], desk.route(program, rules=rules)])
    return cases


@rules_again.expect
def _(cases):
    for label, case in cases:
        say = "Two tickets came in, with one list of rules."
        expect_handled(case, label, say)
        expect([number for number, _ in case["ruled"]]).equals([0, 1, 2], f"{say} The same rules are asked of both.")


@check("asks the model where no rule holds", landmark="one_call", twist=1)
def no_rule(program):
    without = Desk()
    without.said = without.labels[1]
    return [
        [1, {**without.route(program), "all_labels": without.labels}],
        [1, ruled(program, [], said=1)],
        [2, ruled(program, [(False, 0), (False, 1)], by_name=False, said=2)],
    ]


@no_rule.expect
def _(cases):
    for label, case in cases:
        say = "No rule holds, so the model is asked."
        expect_asked(case, say)
        expect_handled(case, case["all_labels"][label], say)


@check("treats a rule's label like the model's", landmark="closed_set", twist=1)
def rule_without_handler(program):
    return [ruled(program, [(True, 4)]), ruled(program, [(False, 2), (True, 4), (True, 1)])]


@rule_without_handler.expect
def _(cases):
    for case in cases:
        say = "A rule gave a label that has no handler."
        reason = expect_person(case, say)
        expect(reason).mentions(case["all_labels"][4], say=f"{say} The reason should hold it.")
        expect(case["asked"]).equals([], f"{say} The model should not be asked instead.")


@check("hands over when a rule fails", landmark="failures", twist=1)
def rule_fails(program):
    cases = []
    for kind in (KeyError, TypeError, OwnTrouble):
        word = draw.word()
        cases.append([kind.__name__, word, ruled(program, [(False, 1), kind(word), (True, 2)])])
    return cases


@rule_fails.expect
def _(cases):
    for kind, word, case in cases:
        say = f"A rule raised {kind}."
        reason = expect_person(case, say)
        expect(reason).mentions(kind, word, say=f"{say} The reason should hold the type and the message.")
        expect(case["asked"]).equals([], f"{say} The model should not be asked.")
        expect([number for number, _ in case["ruled"]]).equals([0, 1], f"{say} No rule after it should be asked.")


@check("hands over when the handler that a rule chose fails", landmark="failures", twist=1)
def rules_handler_fails(program):
    word = draw.word()
    return {"word": word, "case": ruled(program, [(False, 0), (True, 1), (True, 2)], trouble=RuntimeError(word))}


@rules_handler_fails.expect
def _(seen):
    case, say = seen["case"], "The handler of a rule's label raised RuntimeError."
    reason = expect_person(case, say, [case["all_labels"][1]])
    expect(reason).mentions(
        *("RuntimeError", seen["word"], case["all_labels"][1]),
        say=f"{say} The reason should hold the type and the message, and which handler it was.",
    )
    expect(case["asked"]).equals([], f"{say} The model should not be asked.")


@check("lets a failure of the person's queue through with rules too", landmark="person_last", twist=1)
def queue_fails_with_rules(program):
    cases = []
    for plan in ([(True, 4)], [ValueError(draw.word())], [(False, 0), (True, 1)]):
        word = draw.word()
        trouble = RuntimeError(draw.word()) if len(plan) > 1 else None
        case = ruled(program, plan, trouble=trouble, queue_raises=ConnectionError(word))
        cases.append(["ConnectionError", word, case])
    return cases


queue_fails_with_rules.expect(queue_fails.judge)


@check("lets a wish to stop through from a rule too", landmark="failures", twist=1)
def rule_stops(program):
    return [[kind.__name__, ruled(program, [kind(), (True, 2)])] for kind in (KeyboardInterrupt, SystemExit)]


@rule_stops.expect
def _(cases):
    for kind, case in cases:
        expect(case["outcome"].get("raised")).equals(kind, f"A rule raised `{kind}`, which should pass through.")
        expect(case["handed"]).equals([], f"After a `{kind}` the ticket was handed to a person.")
