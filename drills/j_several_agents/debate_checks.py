"""How debate is judged.

Prompts are read as a whole, with white space evened out; how they are worded and laid out is open.
"""

from trainer.checking.api import Recorder, check, copy, draw, expect, fail, outcome_of, text

ROLES = ("system", "user", "assistant")
DEFAULT = 2
LONG = 120
"""Words of a statement that tempts to be cut."""


def text_in(value):
    """All the text in a message's content, whatever its shape."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "\n".join(text_in(part) for pair in value.items() for part in pair)
    if isinstance(value, (list, tuple)):
        return "\n".join(text_in(part) for part in value)
    return ""


def prompt(messages, who):
    """All that a model was told in a call, in one line; a name may stand in a field of its own."""
    fine = isinstance(messages, (list, tuple)) and len(messages) > 0
    if not fine or not all(isinstance(m, dict) and m.get("role") in ROLES and "content" in m for m in messages):
        fail(
            f"{who} was not called with a list of messages, each with a `role` and a `content`.",
            messages,
            [{"role": "user", "content": "..."}],
        )
    said = (text_in([value for key, value in m.items() if key != "role"]) for m in messages)
    return " ".join(" ".join(said).split()).lower()


class Debaters:
    """Debaters whose statements are drawn, or given for a round and a place, and a judge."""

    def __init__(self, count=2, rounds=DEFAULT, given=()):
        self.question = f"{draw.sentence()} {{{draw.word()}}} 9%?"
        self.names = [f"{draw.word()}{draw.number()}" for _ in range(count)]
        self.statements = [[draw.sentence() for _ in range(count)] for _ in range(rounds + 2)]
        for (number, place), statement in dict(given).items():
            self.statements[number][place] = statement
        self.order = []
        self.seat([Recorder(*self.replies(place)) for place in range(count)])
        self.verdict = draw.sentence()
        self.judge = Recorder(*[self.judging] * 9)

    def seat(self, recorders):
        """One model under each name; the program gets a dict of its own."""
        self.recorders = recorders
        self.models = dict(zip(self.names, recorders, strict=True))

    def replies(self, place):
        def reply_of(statement):
            def reply(_messages):
                self.order.append(place)
                if isinstance(statement, BaseException):
                    raise statement
                return text(statement)

            return reply

        return [reply_of(row[place]) for row in self.statements]

    def judging(self, _messages):
        self.order.append("judge")
        if isinstance(self.verdict, BaseException):
            raise self.verdict
        return text(self.verdict)

    def hold(self, program, *rounds, **kw):
        return self.seen(program.debate(self.models, self.judge, self.question, *rounds, **kw))

    def seen(self, got):
        return {
            "got": copy(got),
            "question": self.question,
            "names": self.names,
            "statements": [[s if isinstance(s, str) else None for s in row] for row in self.statements],
            "verdict": self.verdict,
            "order": self.order,
            "told": [[call["messages"] for call in recorder.seen] for recorder in self.recorders],
            "judge": [call["messages"] for call in self.judge.seen],
        }


def limits():
    """A limit, how it is passed, and the number of rounds that it means."""
    return [[(), {}, DEFAULT], [(1,), {}, 1], [(7,), {}, 7], [(), {"max_rounds": 3}, 3]]


def called(number):
    return "once" if number == 1 else f"{number} times"


def expect_rounds(case, rounds, lead=None):
    """That so many rounds were held, and the judge asked once."""
    lead = lead or f"With {rounds} round{'s' * (rounds != 1)}"
    for name, told in zip(case["names"], case["told"], strict=True):
        expect({"calls": len(told)}).that(
            len(told) == rounds,
            f"{lead} each debater should be asked {called(rounds)}; "
            f"{name} was asked {called(len(told)) if told else 'never'}.",
            {"calls": rounds},
        )
    expect({"calls": len(case["judge"])}).equals({"calls": 1}, "The judge should be asked once.")


def transcript_of(case):
    got = case["got"]
    if not isinstance(got, dict) or not {"verdict", "transcript"} <= got.keys():
        fail("`debate` should give a dict with `verdict` and `transcript`.", got, {"verdict": "...", "transcript": []})
    entries = got["transcript"]
    keys = {"round", "debater", "statement"}
    if not isinstance(entries, (list, tuple)):
        fail("The transcript should be a list.", entries, [])
    for entry in entries:
        if not isinstance(entry, dict) or not keys <= entry.keys():
            fail("An entry of the transcript has `round`, `debater` and `statement`.", entry, sorted(keys))
    return [[entry["round"], entry["debater"], entry["statement"]] for entry in entries]


def held(case, rounds):
    """The transcript of so many rounds, as it should be."""
    return [
        [number + 1, name, statement]
        for number, row in enumerate(case["statements"][:rounds])
        for name, statement in zip(case["names"], row, strict=True)
    ]


def named_right(told, rows, names):
    """Whether next to each statement stands its debater's name, before it each time or after it each time."""

    def before(statement):
        end = told.find(statement)
        return max(names, key=lambda name: told.rfind(name, 0, end))

    def after(statement):
        start = told.find(statement) + len(statement)
        return min(names, key=lambda name: told.find(name, start) % (len(told) + 1))

    return all(before(said) == name for name, said in rows) or all(after(said) == name for name, said in rows)


def expect_statements(told, rows, names, who):
    """That the prompt has these statements, each with its debater's name."""
    for name, statement in rows:
        expect(told).mentions(statement, say=f"{who} was not told what {name} said, `{statement}`.")
    for name, _ in rows:
        expect(told).mentions(name, say=f"{who} was told what {name} said without the name.")
    expect(told).that(
        named_right(told, rows, names),
        f"In what {who.lower()} was told, the names do not stand by the right statements.",
        [f"{name}: {statement}" for name, statement in rows],
    )


@check("holds as many rounds as it may", landmark="rounds")
def holds_rounds(program):
    cases = []
    for rounds, kw, number in limits():
        for count in (2, 4):
            cases.append([number, Debaters(count, number).hold(program, *rounds, **kw)])
    shared = Debaters(2, 2)
    shared.seat([shared.recorders[0]] * 2)
    return {"cases": cases, "shared": len(shared.hold(program)["told"][0])}


@holds_rounds.expect
def _(seen):
    for rounds, case in seen["cases"]:
        expect_rounds(case, rounds)
    expect({"calls": seen["shared"]}).equals(
        {"calls": 4}, "One model debates under two names: it is asked once for each of them in each of two rounds."
    )


@check("tells every debater the question each time", landmark="others")
def tells_question(program):
    return Debaters(3, 3).hold(program, 3)


@tells_question.expect
def _(case):
    for name, calls in zip(case["names"], case["told"], strict=True):
        for number, messages in enumerate(calls):
            expect(prompt(messages, f"Debater {name}")).mentions(
                case["question"], say=f"In round {number + 1} {name} was not told the question."
            )


@check("tells what the others said in the round before", landmark="others")
def tells_others(program):
    same = draw.sentence()
    alike = {(number, place): same for number in (0, 2) for place in (0, 1)}
    debates = [*[Debaters(count, 4) for count in (2, 3, 5)], Debaters(3, 4, alike)]
    debates.append(Debaters(2, 4, {(1, 1): draw.sentence(LONG)}))
    nested = Debaters(3, 4)  # a part of a name is another debater's name
    nested.names[0] = f"{nested.names[1]}{draw.word()}"
    nested.seat(nested.recorders)
    return [debate.hold(program, 4) for debate in [*debates, nested]]


@tells_others.expect
def _(cases):
    for case in cases:
        expect_rounds(case, 4)
        for place, calls in enumerate(case["told"]):
            for number, messages in enumerate(calls):
                told = prompt(messages, f"Debater {case['names'][place]}")
                for other, statement in enumerate(case["statements"][number - 1] if number else []):
                    if other != place:
                        expect(told).mentions(
                            statement,
                            say=f"In round {number + 1} {case['names'][place]} was not told what "
                            f"{case['names'][other]} said in the round before.",
                        )


@check("keeps the round that is going on from everybody", landmark="round_before")
def keeps_round(program):
    return [Debaters(count, 3).hold(program, 3) for count in (2, 4)]


@keeps_round.expect
def _(cases):
    for case in cases:
        for name, calls in zip(case["names"], case["told"], strict=True):
            for number, messages in enumerate(calls):
                told = prompt(messages, f"Debater {name}")
                for statement in case["statements"][number]:
                    expect(told).omits(
                        statement,
                        say=f"In round {number + 1} {name} was told something that was said in that very round.",
                    )


@check("says who said what", landmark="names")
def says_who(program):
    return [Debaters(count, 3).hold(program, 3) for count in (2, 4)]


@says_who.expect
def _(cases):
    for case in cases:
        for place, name in enumerate(case["names"]):
            others = [other for other in case["names"] if other != name]
            for number, messages in enumerate(case["told"][place]):
                if number:
                    said = case["statements"][number - 1]
                    rows = [[n, s] for n, s in zip(case["names"], said, strict=True) if n != name]
                    expect_statements(prompt(messages, f"Debater {name}"), rows, others, f"Debater {name}")
        rows = [[name, statement] for _, name, statement in held(case, 3)]
        for messages in case["judge"]:
            expect_statements(prompt(messages, "The judge"), rows, case["names"], "The judge")


@check("says who said what, also of equal and of empty statements", landmark="names")
def says_who_all_the_same(program):
    same = draw.sentence()
    cases = []
    for given in ({(0, 0): same, (0, 1): same}, {(0, 0): ""}, {(0, 1): "", (0, 2): ""}):
        cases.append(["The judge", Debaters(3, 1, given).hold(program, 1), None])
        cases.append(["A debater", Debaters(4, 2, given).hold(program, 2), 3])
    return cases


@says_who_all_the_same.expect
def _(cases):
    for who, case, place in cases:
        calls = case["judge"] if place is None else case["told"][place][1:]
        expect({"calls": len(calls)}).equals({"calls": 1}, f"{who} should have been asked once when all had spoken.")
        told = prompt(calls[0], who)
        for name in case["names"][:3]:
            expect(told).mentions(
                name, say=f"{name} said the same as another, or nothing; {who.lower()} should be told all the same."
            )


@check("keeps a transcript of everything", landmark="record")
def keeps_transcript(program):
    odd = f" {draw.word()}\n\n{{{draw.word()}}} 9% "
    given = {(0, 1): "", (1, 0): odd, (2, 2): "", (2, 0): "0", (1, 1): f"ERROR: {draw.word()}"}
    return [[1, Debaters(2, 1).hold(program, 1)], [3, Debaters(3, 3, given).hold(program, 3)]]


@keeps_transcript.expect
def _(cases):
    for rounds, case in cases:
        expect(transcript_of(case)).equals(
            held(case, rounds),
            "The transcript should have every statement as it was made, with its round (from 1) and its debater, "
            "in order.",
        )


@check("shows the judge the question and the whole transcript", landmark="judge")
def shows_judge(program):
    long = {(0, 0): draw.sentence(LONG)}
    kinds = ((1, 2, ()), (2, 3, ()), (4, 2, ()), (2, 2, long))
    return [[rounds, Debaters(count, rounds, given).hold(program, rounds)] for rounds, count, given in kinds]


@shows_judge.expect
def _(cases):
    for rounds, case in cases:
        expect({"calls": len(case["judge"])}).equals({"calls": 1}, "The judge should be asked once.")
        told = prompt(case["judge"][0], "The judge")
        expect(told).mentions(case["question"], say="The judge was not told the question.")
        said = [statement for _, _, statement in held(case, rounds)]
        for statement in said:
            expect(told).mentions(statement, say="The judge should see every statement of every round.")
        places = [[find(statement) for statement in said] for find in (told.find, told.rfind)]
        expect(told).that(
            any(row == sorted(row) for row in places),
            "The judge should see the statements in the order in which they were made.",
            said,
        )


@check("lets the judge decide at the end", landmark="judge")
def judge_decides(program):
    cases = []
    for verdict in (draw.sentence(), "", f" {draw.word()}\n\n{draw.word()}\n"):
        debate = Debaters(3, 2)
        debate.verdict = verdict
        cases.append(debate.hold(program))
    return cases


@judge_decides.expect
def _(cases):
    for case in cases:
        transcript_of(case)
        expect(case["order"][-1]).equals("judge", "The judge should be asked when all rounds are over.")
        expect(case["order"].count("judge")).equals(1, "The judge should be asked once.")
        expect(case["got"]).holds({"verdict": case["verdict"]}, "The verdict should be what the judge said, as it is.")


@check("goes on where all say the same", landmark="rounds")
def goes_on(program):
    same = draw.sentence()
    given = {(number, place): same for number in range(5) for place in range(3)}
    return Debaters(3, 3, given).hold(program, 3)


@goes_on.expect
def _(case):
    expect_rounds(case, 3)
    expect(transcript_of(case)).equals(
        held(case, 3), "All said the same in each round; that is a transcript like any other."
    )
    same = " ".join(case["statements"][0][0].split()).lower()
    times = prompt(case["judge"][0], "The judge").count(same)
    expect({"times": times}).that(
        times >= 9,
        "Three debaters said the same in each of three rounds; the judge should be told each of these statements.",
        {"times": 9},
    )


class OwnTrouble(Exception):
    """What a model may raise that is of no built-in kind."""


def failing(program, kind, *where, count=3, rounds=3):
    """A debate in which the model at each (round, place) raises."""
    words = draw.words(len(where))
    errors = {at: kind(word) for at, word in zip(where, words, strict=True)}
    if kind is ConnectionError:  # what the system raises has its message behind a number
        errors = {at: kind(draw.number(), f"{draw.word()}\n{word}") for at, word in zip(where, words, strict=True)}
    debate = Debaters(count, rounds, errors)
    outcome = outcome_of(debate.hold, program, rounds)
    if "raised" in outcome:
        return {"kind": kind.__name__, "raised": outcome["raised"]}
    found = [[number, place, word] for (number, place), word in zip(where, words, strict=True)]
    return {"kind": kind.__name__, "found": found, "rounds": rounds, "case": outcome["returned"]}


@check("goes on where a debater fails", landmark="failure")
def goes_on_without(program):
    cases = [failing(program, kind, (0, 1)) for kind in (ConnectionError, KeyError, TypeError, OwnTrouble)]
    cases.append(failing(program, TimeoutError, (0, 0), (1, 0), (2, 1)))
    cases.append(failing(program, ValueError, (0, 0), (0, 1), (1, 0), (1, 1), count=2, rounds=2))
    return cases


@goes_on_without.expect
def _(cases):
    for seen in cases:
        if "raised" in seen:
            fail(f"A debater failed with `{seen['kind']}`, and the debate raised.", seen["raised"], "a statement")
        case, count = seen["case"], len(seen["case"]["names"])
        expect_rounds(case, seen["rounds"])
        entries = transcript_of(case)
        wanted = held(case, seen["rounds"])
        expect([row[:2] for row in entries]).equals(
            [row[:2] for row in wanted], "A debater that failed should have an entry in the transcript like the others."
        )
        told = prompt(case["judge"][0], "The judge")
        for number, place, word in seen["found"]:
            statement = entries[number * count + place][2]
            expect(statement).starts_with("ERROR", "A debater that failed has an error observation for a statement.")
            expect(statement).mentions(
                seen["kind"], word, say="The error observation should have the exception's type and message."
            )
            expect(told).mentions(word, say="The judge should see that a debater failed.")
            for other in (one for one in range(count) if one != place and number + 1 < seen["rounds"]):
                expect(prompt(case["told"][other][number + 1], "A debater")).mentions(
                    word, say="A debater failed: its error observation should be told to the others like a statement."
                )
        expect([row for row in entries if not str(row[2]).startswith("ERROR")]).equals(
            [row for row in wanted if row[2] is not None], "One debater failed, and a statement of another was lost."
        )


@check("lets a wish to stop through", landmark="failure")
def stops(program):
    seen = []
    for kind in (KeyboardInterrupt, SystemExit):
        debate = Debaters(2, 2, {(0, 0): kind(draw.word())})
        seen.append(["debater", kind.__name__, outcome_of(debate.hold, program).get("raised"), debate.order])
        judged = Debaters(2, 1)
        judged.verdict = kind(draw.word())
        seen.append(["judge", kind.__name__, outcome_of(judged.hold, program, 1).get("raised"), judged.order])
    return seen


@stops.expect
def _(cases):
    for who, kind, raised, order in cases:
        expect(raised).equals(kind, f"A `{kind}` in a {who} is a wish to stop and should come out.")
        if who == "debater":
            expect(order.count("judge")).equals(0, f"After a `{kind}` the judge was asked.")


@check("knows nothing of an earlier debate", landmark="record")
def anew(program):
    first, second = Debaters(2, 2, {(1, 0): ValueError(draw.word())}), Debaters(2, 2)
    second.names = first.names
    second.seat(second.recorders)
    models = dict(first.models)
    kept = program.debate(first.models, first.judge, first.question)
    at_once = copy(kept)
    case = second.hold(program)
    return {
        "case": case,
        "old": [first.question, *first.statements[0], first.statements[1][1]],
        "at_once": at_once,
        "later": copy(kept),
        "models": list(first.models.items()) == list(models.items()),
    }


@anew.expect
def _(seen):
    case = seen["case"]
    expect_rounds(case, DEFAULT)
    expect(transcript_of(case)).equals(held(case, DEFAULT), "A second debate should have a transcript of its own.")
    for who, calls in [*zip(case["names"], case["told"], strict=True), ("The judge", case["judge"])]:
        for messages in calls:
            expect(prompt(messages, who)).omits(*seen["old"], say="A second debate was told something of the first.")
    transcript_of({"got": seen["at_once"]})
    expect(transcript_of({"got": seen["later"]})).equals(
        transcript_of({"got": seen["at_once"]}), "The transcript of a debate changed when another one was held."
    )
    expect(seen["models"]).equals(True, "The debate changed the debaters that it was given.")


# Twist 1: agreement.


class Agreement:
    """Says that all agree from one round on, whatever was said; keeps what it was asked."""

    __name__ = "agreed"  # The question speaks of a function, and functions have a name.

    def __init__(self, since):
        self.since = since
        self.asked = []

    def __call__(self, statements):
        self.asked.append(copy(statements))
        return len(self.asked) > self.since


def agreeing(program, since, rounds, count=3, given=()):
    agreement = Agreement(since)
    case = Debaters(count, rounds, given).hold(program, rounds, agreed=agreement)
    return {"rounds": min(since + 1, rounds), "case": case, "asked": agreement.asked}


@check("ends the rounds when all agree", landmark="agreement", twist=1)
def ends_agreed(program):
    return [agreeing(program, since, 4, count) for since, count in ((0, 2), (0, 3), (1, 3), (2, 2), (3, 3))]


@ends_agreed.expect
def _(cases):
    for seen in cases:
        case, rounds = seen["case"], seen["rounds"]
        expect_rounds(case, rounds, f"`agreed` said `True` after round {rounds}, the first time:")
        expect(case["order"][-1]).equals("judge", "The judge should be asked when the rounds are over.")
        expect(transcript_of(case)).equals(
            held(case, rounds), "The transcript should have all rounds that were held, the one of the agreement too."
        )
        expect(case["got"]).holds({"verdict": case["verdict"]}, "The judge decides, also where all agree.")
        told = prompt(case["judge"][0], "The judge")
        expect(told).mentions(case["question"], say="Where all agree, the judge was not told the question.")
        for _, _, statement in held(case, rounds):
            expect(told).mentions(
                statement, say="Where all agree, the judge should see every statement of every round too."
            )
        for place, calls in enumerate(case["told"]):
            for number, messages in enumerate(calls[1:]):
                others = [said for other, said in enumerate(case["statements"][number]) if other != place]
                expect(prompt(messages, f"Debater {case['names'][place]}")).mentions(
                    *others,
                    say=f"With `agreed`, in round {number + 2} {case['names'][place]} was not told what the others "
                    "said in the round before.",
                )


@check("says how many rounds were held", landmark="agreement", twist=1)
def says_rounds(program):
    seen = [agreeing(program, since, rounds) for since, rounds in ((0, 3), (1, 4), (9, 2), (9, 1))]
    plain = Debaters(2, 3).hold(program, 3)
    return [*[[one["rounds"], one["case"]["got"]] for one in seen], [3, plain["got"]]]


@says_rounds.expect
def _(cases):
    for rounds, got in cases:
        expect(got).holds({"rounds": rounds}, "`rounds` should be the number of rounds that were held.")


@check("asks about the statements of the round", landmark="agreement", twist=1)
def asks_about(program):
    same = draw.sentence()
    equal = {(number, place): same for number in range(5) for place in range(2)}
    odd = {(0, 1): "", (0, 2): f" {draw.word().title()}\n", (1, 0): draw.sentence().upper()}
    return [agreeing(program, 9, 3), agreeing(program, 9, 3, 2, equal), agreeing(program, 1, 3, 4, odd)]


@asks_about.expect
def _(cases):
    for seen in cases:
        case, rounds = seen["case"], seen["rounds"]
        expect_rounds(case, rounds)
        asked = seen["asked"] if len(seen["asked"]) < rounds else seen["asked"][:rounds]
        # Whether it is asked after the last round, when there is nothing left to end, is open.
        wanted = case["statements"][: max(len(asked), rounds - 1)]
        expect(asked).equals(
            wanted, "`agreed` should be asked after each round, with the statements of that round, in order."
        )


@check("asks about a round in which somebody failed", landmark="agreement", twist=1)
def asks_about_failures(program):
    word = draw.word()
    agreement = Agreement(0)
    outcome = outcome_of(Debaters(3, 3, {(0, 1): ConnectionError(word)}).hold, program, 3, agreed=agreement)
    return {"word": word, "case": outcome.get("returned"), "raised": outcome.get("raised"), "asked": agreement.asked}


@asks_about_failures.expect
def _(seen):
    say = "A debater failed in the first round, which is asked about like any other:"
    if seen["raised"] is not None:
        fail(f"{say} the debate raised.", seen["raised"], "a verdict")
    expect_rounds(seen["case"], 1)
    expect([len(statements) for statements in seen["asked"]]).equals(
        [3], f"{say} `agreed` is given all three statements."
    )
    expect(seen["asked"][0][1]).mentions(seen["word"], say=f"{say} what failed has its observation for a statement.")
