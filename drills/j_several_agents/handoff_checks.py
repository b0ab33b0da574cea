"""How handoff is judged."""

import json

from trainer.checking.api import caught, check, copy, draw, expect, fail, outcome_of

FIELDS = ("title", "figure", "artifact_id")
EMPTY = (None, "", 0, 0.0, False, [], {})

# More than two hexadecimal digits can keep apart.
MANY = 300


def document():
    """An artifact with things inside that could be changed from outside."""
    one, two, three = draw.words(3)
    return {one: draw.sentence(3), two: [draw.number(), {three: draw.word()}]}


def result(artifact, **changed):
    """What a sender found: no two have the same title or figure."""
    return {"title": draw.sentence(2), "figure": draw.number(2, 99) + 0.25, "artifact": artifact, **changed}


class Shelf:
    """A store as a check needs it: it gives the ids that it was told, and notes what it is asked."""

    def __init__(self, **held):
        self.held = held
        self.ids = []
        self.puts = []
        self.gets = []

    def put(self, artifact):
        self.puts.append(copy(artifact))
        self.ids.append(f"shelf-{draw.word()}")
        self.held[self.ids[-1]] = artifact
        return self.ids[-1]

    def get(self, artifact_id):
        self.gets.append(artifact_id)
        return self.held[artifact_id]


def facts(record):
    """The three fields of a record as plain data, or what is missing."""
    missing = [name for name in FIELDS if not hasattr(record, name)]
    return {"missing": missing} if missing else {name: copy(getattr(record, name)) for name in FIELDS}


def pairs_of(pairs):
    """What `receive` gave: the facts of each record, and its artifact."""
    if not isinstance(pairs, (list, tuple)):
        return copy(pairs)
    return [
        [facts(pair[0]), copy(pair[1])] if isinstance(pair, (list, tuple)) and len(pair) == 2 else "no pair"
        for pair in pairs
    ]


def came_to(program, function, *args):
    """What a call came to: what it gave, or whether the exception is the program's `MissingArtifact`."""
    kind = program.MissingArtifact
    try:
        function(*args)
    except BaseException as error:
        is_it = isinstance(kind, type) and isinstance(error, kind)
        return {"raised": "MissingArtifact" if is_it else caught(error), "message": str(error)}
    return {"raised": "nothing"}


def expect_missing(outcome, ids, say):
    expect(outcome["raised"]).equals("MissingArtifact", say)
    named = [one for one in ids if one in outcome["message"]]
    if not named:
        fail("The message of `MissingArtifact` should hold the id that is missing.", outcome["message"], ids[0])


def expect_facts(got, wanted, say):
    if isinstance(got, dict) and "missing" in got:
        what = f"missing: {', '.join(got['missing'])}"
        fail("A record should have `title`, `figure` and `artifact_id` as attributes.", what, list(FIELDS))
    expect(got).equals(wanted, say)


@check("gives what was put", landmark="original")
def gives(program):
    store = program.ArtifactStore()
    artifacts = [document(), draw.sentence(), draw.number(), [document(), document()], -1.5, True, {"": None}]
    ids = [store.put(copy(artifact)) for artifact in artifacts]
    again = [copy(store.get(one)) for one in ids] + [copy(store.get(one)) for one in ids[::-1]]
    return {"ids": copy(ids), "wanted": [*artifacts, *artifacts[::-1]], "got": again}


@gives.expect
def _(case):
    for one in case["ids"]:
        expect(one).that(isinstance(one, str) and one != "", "`put` should give an id, a string.", "a string")
    for wanted, got in zip(case["wanted"], case["got"], strict=True):
        expect(got).equals(wanted, "`get` should give what was put under that id, as often as it is asked.")


@check("holds empty artifacts too", landmark="loud")
def holds_empty(program):
    cases = []
    for artifact in EMPTY:
        store = program.ArtifactStore()
        cases.append([artifact, plain(outcome_of(store.get, store.put(copy(artifact))))])
    return cases


def plain(outcome):
    return {"returned": copy(outcome["returned"])} if "returned" in outcome else {"raised": outcome["raised"]}


@holds_empty.expect
def _(cases):
    for artifact, outcome in cases:
        expect(outcome).equals({"returned": artifact}, f"{artifact!r} was put, and `get` did not give it back.")


@check("keeps what was put as it was", landmark="original")
def keeps(program):
    store, artifact = program.ArtifactStore(), document()
    two = list(artifact)[1]
    wanted = copy(artifact)
    artifact_id = store.put(artifact)
    artifact[two][1].clear()
    artifact[two].append(draw.word())
    artifact[draw.word()] = draw.word()
    seen = [wanted, copy(store.get(artifact_id))]
    got = store.get(artifact_id)
    if isinstance(got, dict) and isinstance(got.get(two), list):
        got[two].append(draw.word())
        got[two][1].clear()
        got.clear()
    return [*seen, copy(store.get(artifact_id))]


@keeps.expect
def _(case):
    wanted, after_put, after_get = case
    say = "The object that was put was changed afterwards, and the stored artifact with it."
    expect(after_put).equals(wanted, say)
    expect(after_get).equals(wanted, "What was got was changed by its reader, and the stored artifact with it.")


@check("raises for what it does not hold", landmark="loud")
def raises(program):
    cases = []
    store, other = program.ArtifactStore(), program.ArtifactStore()
    mine, unknown = store.put(document()), draw.word()
    for asked, artifact_id in ((other, mine), (store, unknown), (store, mine[:-1]), (program.ArtifactStore(), mine)):
        cases.append([artifact_id, came_to(program, asked.get, artifact_id)])
    other.put(document())
    return [*cases, [mine, came_to(program, other.get, mine)]]


@raises.expect
def _(cases):
    for artifact_id, outcome in cases:
        expect_missing(outcome, [artifact_id], "`get` of an id that this store does not hold should raise.")


@check("keeps artifacts apart that look alike", landmark="own_id")
def look_alike(program):
    word, number = draw.word(), draw.number()
    groups = [
        [number, str(number), float(number) + 0.5, [number]],
        [1, True, "1", "True", [1], [True]],
        [0, False, "0", None, "None", "", [], {}],
        [{word: 1}, {word: 2}, {word: "1"}, {word: True}, [word], word],
        [word, word.upper(), f"{word} ", f" {word}", f"{word}\n", f"{word[:2]} {word[2:]}", [word, word], word + word],
    ]
    cases = []
    for group in groups:
        store, kept = program.ArtifactStore(), draw.shuffled(group)
        ids = [store.put(copy(artifact)) for artifact in kept]
        # These are gone at once, and what comes after may stand in the same place.
        ids += [store.put({"page": n}) for n in range(5)]
        wanted = [*kept, *({"page": n} for n in range(5))]
        cases.append([wanted, [copy(store.get(one)) for one in ids]])
    return cases


@look_alike.expect
def _(cases):
    for wanted, got in cases:
        for artifact, loaded in zip(wanted, got, strict=True):
            expect(loaded).equals(artifact, f"{artifact!r} was put, and under its id there is another artifact.")


@check("has ids for many artifacts", landmark="own_id")
def many(program):
    store = program.ArtifactStore()
    return len({store.put({"page": n}) for n in range(MANY)})


@many.expect
def _(different):
    expect(different).equals(MANY, f"{MANY} different artifacts were put; each should have an id of its own.")


@check("holds equal artifacts that were put twice", landmark="own_id")
def equal_ones(program):
    store, artifact = program.ArtifactStore(), document()
    ids = [store.put(copy(artifact)) for _ in range(3)]
    return [artifact, [plain(outcome_of(store.get, one)) for one in ids]]


@equal_ones.expect
def _(case):
    artifact, outcomes = case
    for outcome in outcomes:
        expect(outcome).equals({"returned": artifact}, "The same artifact was put again, and its new id does not work.")


@check("gives ids that mean nothing in another store", landmark="own_id")
def other_stores(program):
    stores = [program.ArtifactStore() for _ in range(3)]
    ids = [[store.put(document()) for _ in range(4)] for store in stores]
    return [
        came_to(program, store.get, one)["raised"]
        for place, store in enumerate(stores)
        for other, theirs in enumerate(ids)
        if other != place
        for one in theirs
    ]


@other_stores.expect
def _(raised):
    found = raised.count("nothing")
    say = "An id from one store was looked up in another, which holds other artifacts, and something was found."
    expect(found).equals(0, say)
    expect(set(raised)).equals({"MissingArtifact"}, "`get` of an id from another store should raise.")


@check("hands over the facts as they are", landmark="reference")
def facts_as_they_are(program):
    cases = []
    same = document()
    figures = draw.shuffled([draw.number(100, 999) / 8 + 0.0625, 0, None, -3, 10**9, 0.1])
    for results in (
        [result(document(), figure=figure) for figure in figures],
        [result(None), result([], title=""), result(0, title=f" {draw.word().title()}\n")],
        [result(document(), title=title) for title in ("z", "b", "b", "a")],
        [result(copy(same)) for _ in range(2)],
        [result(document())],
        [],
    ):
        shelf, task = Shelf(), draw.sentence()
        handoff = program.hand_off(shelf, task, results)
        wanted = [
            {"title": each["title"], "figure": each["figure"], "artifact_id": one}
            for each, one in zip(results, shelf.ids, strict=False)
        ]
        got = [facts(record) for record in handoff.records]
        cases.append(
            {
                "task": [task, copy(handoff.task)],
                "puts": [[each["artifact"] for each in results], shelf.puts],
                "records": [wanted, got],
            }
        )
    return cases


@facts_as_they_are.expect
def _(cases):
    for case in cases:
        wanted, puts = case["puts"]
        expect(puts).equals(wanted, "The artifact of each result should be put into the store, in order, and no more.")
        task, got = case["task"]
        expect(got).equals(task, "The handoff should have the task that it was given.")
        wanted, records = case["records"]
        expect(len(records)).equals(len(wanted), "There should be one record for each result.")
        for each, record in zip(wanted, records, strict=True):
            expect_facts(record, each, "A record should have the title, the figure, and the id that `put` gave.")


def attributes(thing):
    """All that an object shows of itself, as plain data."""
    names = [name for name in dir(thing) if not name.startswith("__")]
    values = [getattr(thing, name, None) for name in names]
    return [copy(thing), *(copy(value) for value in values if not callable(value))]


def words_in(value):
    """All the text in plain data."""
    if isinstance(value, dict):
        return " ".join(map(words_in, [*value, *value.values()]))
    if isinstance(value, (list, tuple, set, frozenset)):
        return " ".join(map(words_in, value))
    return value if isinstance(value, str) else ""


@check("hands over ids in place of artifacts", landmark="reference")
def ids_only(program):
    marker = draw.word()
    results = [result({"text": f"{draw.word()} {marker}"}), result([marker]), result(marker)]
    handoff = program.hand_off(Shelf(), draw.word(), results)
    shown = [attributes(handoff), *(attributes(record) for record in handoff.records)]
    return {"marker": marker, "found": marker in words_in(shown), "records": [facts(each) for each in handoff.records]}


@ids_only.expect
def _(case):
    for record in case["records"]:
        expect(record).that("missing" not in record, "A record should have its three attributes.", list(FIELDS))
    say = "A part of an artifact is in the handoff; only its id should be."
    expect(case["found"]).equals(False, say)


@check("leaves the results as they were", landmark="reference")
def leaves_results(program):
    results = [result(document()), result(document())]
    before = copy(results)
    handoff = program.hand_off(program.ArtifactStore(), draw.word(), results)
    after = copy(results)
    records = [facts(record) for record in handoff.records]
    results[0]["title"] = draw.word()
    results.clear()
    program.hand_off(program.ArtifactStore(), draw.word(), [result(document())])
    return {"before": before, "after": after, "records": records, "later": [facts(each) for each in handoff.records]}


@leaves_results.expect
def _(case):
    expect(case["after"]).equals(case["before"], "`hand_off` changed the results that it was given.")
    say = "The sender changed its results and handed over others, and the first handoff changed with that."
    expect(case["later"]).equals(case["records"], say)


@check("keeps one handoff apart from another", landmark="reference")
def handoffs_apart(program):
    store = program.ArtifactStore()
    cases = []
    for n in (2, 1, 0, 3):
        results = [result(document()) for _ in range(n)]
        wanted = [[each["title"], each["figure"], each["artifact"]] for each in results]
        got = pairs_of(program.receive(store, program.hand_off(store, draw.word(), results)))
        cases.append([wanted, got])
    return cases


@handoffs_apart.expect
def _(cases):
    for wanted, got in cases:
        expect_pairs(got, wanted, "Several handoffs were made one after the other, each with its own results.")


def expect_pairs(got, wanted, say):
    fine = isinstance(got, list) and all(isinstance(pair, list) for pair in got)
    expect(got).that(fine, "`receive` should give a list of pairs: a record and its artifact.", "a list of pairs")
    expect(len(got)).equals(len(wanted), f"{say} There should be a pair for each.")
    for (record, artifact), (title, figure, original) in zip(got, wanted, strict=True):
        if "missing" in record:
            expect_facts(record, {}, say)
        expect([record["title"], record["figure"]]).equals([title, figure], f"{say} That is not the record.")
        expect(artifact).equals(original, f"{say} That is not the artifact of the record.")


@check("refuses incomplete results before it stores anything", landmark="complete")
def incomplete(program):
    cases = []
    for name in ("title", "figure", "artifact"):
        for place in (0, 1, 2):
            results = [result(document()) for _ in range(3)]
            del results[place][name]
            shelf = Shelf()
            outcome = outcome_of(program.hand_off, shelf, draw.word(), results)
            kinds = outcome.get("kinds", ["nothing"])
            cases.append([name, kinds, outcome.get("message", ""), len(shelf.puts)])
    return cases


@incomplete.expect
def _(cases):
    for name, kinds, message, puts in cases:
        if "ValueError" not in kinds:
            fail(f"One of three results has no `{name}`: `hand_off` should raise ValueError.", kinds[0], "ValueError")
        expect(message).mentions(name, say=f"A result has no `{name}`, and the message of the error does not name it.")
        expect(puts).equals(0, f"One of three results has no `{name}`, and artifacts were stored all the same.")


@check("takes empty values for values", landmark="complete")
def empty_values(program):
    cases = []
    for changed in ({"figure": 0}, {"figure": None}, {"title": ""}, *({"artifact": each} for each in EMPTY)):
        store, given = program.ArtifactStore(), {**result(document()), **changed}
        handoff = program.hand_off(store, draw.word(), [given])
        cases.append(
            [[[given["title"], given["figure"], given["artifact"]]], pairs_of(program.receive(store, handoff))]
        )
    return cases


@empty_values.expect
def _(cases):
    for wanted, got in cases:
        expect_pairs(got, wanted, "A result whose value is None, 0 or empty was handed over and received.")


@check("loads the originals from the store it is given", landmark="load")
def loads(program):
    results = [result(document()) for _ in range(3)]
    sender = Shelf()
    handoff = program.hand_off(sender, draw.word(), results)
    cases = []
    # The same ids in other stores: what they hold now is what counts.
    for _ in range(2):
        artifacts = [document() for _ in results]
        shelf = Shelf(**dict(zip(sender.ids, artifacts, strict=False)))
        wanted = [[each["title"], each["figure"], one] for each, one in zip(results, artifacts, strict=True)]
        cases.append([wanted, pairs_of(program.receive(shelf, handoff)), sorted(set(shelf.gets)), sorted(sender.ids)])
    return cases


@loads.expect
def _(cases):
    for wanted, got, asked, ids in cases:
        say = "The receiver's store holds other artifacts under the ids of the records by now."
        expect_pairs(got, wanted, say)
        expect(asked).equals(ids, "The receiver should load each artifact from the store by the id in its record.")


@check("gives the record with its artifact", landmark="load")
def gives_pairs(program):
    store = program.ArtifactStore()
    store.put(document())
    results = [result(document()) for _ in range(4)]
    wanted = [[each["title"], each["figure"], copy(each["artifact"])] for each in results]
    handoff = program.hand_off(store, draw.word(), results)
    store.put(document())
    once, again = pairs_of(program.receive(store, handoff)), pairs_of(program.receive(store, handoff))
    nothing = program.hand_off(store, draw.word(), [])
    return [[wanted, once], [wanted, again], [[], pairs_of(program.receive(store, nothing))]]


@gives_pairs.expect
def _(cases):
    for wanted, got in cases:
        expect_pairs(got, wanted, "A handoff was received with the store that it was made with.")


@check("lets a missing artifact be known", landmark="load")
def missing_known(program):
    cases = []
    for there in ((), (0,), (1,), (2,), (0, 1), (1, 2)):
        store, empty = program.ArtifactStore(), program.ArtifactStore()
        handoff = program.hand_off(store, draw.word(), [result(document()) for _ in range(3)])
        ids = [record.artifact_id for record in handoff.records]

        class Partial(Shelf):
            """The store, as far as it was copied."""

            def get(self, artifact_id, store=store, empty=empty, ids=ids, there=there):
                return (store if ids.index(artifact_id) in there else empty).get(artifact_id)

        lost = [copy(one) for place, one in enumerate(ids) if place not in there]
        cases.append([lost, came_to(program, program.receive, Partial(), handoff)])
        if not there:
            cases.append([lost, came_to(program, program.receive, empty, handoff)])
    return cases


@missing_known.expect
def _(cases):
    for lost, outcome in cases:
        say = f"Of three artifacts {len(lost)} are not in the store; `receive` should let `MissingArtifact` through."
        expect_missing(outcome, lost, say)


# Twist 1: to another process.


def fields():
    """A record as it travels."""
    return {"title": draw.sentence(2), "figure": draw.number(2, 99) + 0.25, "artifact_id": draw.word()}


def shown(handoff):
    """A handoff as plain data, or what is missing in it."""
    missing = [name for name in ("task", "records") if not hasattr(handoff, name)]
    if missing:
        return {"missing": missing}
    return {"task": copy(handoff.task), "records": [facts(record) for record in handoff.records]}


@check("writes JSON with the fields under their names", landmark="wire", twist=1)
def writes_json(program):
    cases = []
    for results in ([result(document(), title='"é" \n'), result("", figure=None), result(0, figure=0, title="")], []):
        shelf, task = Shelf(), draw.sentence()
        text = program.to_text(program.hand_off(shelf, task, results))
        records = [
            {"title": each["title"], "figure": each["figure"], "artifact_id": one}
            for each, one in zip(results, shelf.ids, strict=False)
        ]
        cases.append([task, records, copy(text)])
    return cases


@writes_json.expect
def _(cases):
    for task, records, text in cases:
        expect(text).is_text("`to_text` should give a text.")
        try:
            data = json.loads(text)
        except ValueError:
            fail("What `to_text` gave is no JSON.", text, "JSON")
        expect(data).that(isinstance(data, dict) and isinstance(data.get("records"), list), "No object with `records`.")
        expect(data).holds({"task": task}, "The text should hold the task.")
        expect(len(data["records"])).equals(len(records), "The text should hold each record once.")
        for got, wanted in zip(data["records"], records, strict=True):
            expect(got).holds(wanted, "A record should have its three fields in the text, under their names.")


@check("reads back what was written", landmark="wire", twist=1)
def reads_back(program):
    cases = []
    for results in ([result(document()), result(document(), figure=None), result([], figure=0, title="")], []):
        store, task = program.ArtifactStore(), draw.sentence()
        wanted = [[each["title"], each["figure"], each["artifact"]] for each in results]
        text = program.to_text(program.hand_off(store, task, results))
        outcome = outcome_of(program.from_text, text)
        if "raised" in outcome:
            cases.append([task, None, [text, outcome["raised"]], None])
            continue
        handoff = outcome["returned"]
        cases.append([task, shown(handoff).get("task"), wanted, pairs_of(program.receive(store, handoff))])
    return cases


@reads_back.expect
def _(cases):
    for task, got_task, wanted, got in cases:
        if got is None:
            fail(
                f"What `to_text` gave should be read back, and `from_text` raised {wanted[1]}.", wanted[0], "a handoff"
            )
        expect(got_task).equals(task, "The task should come back as it was.")
        expect_pairs(got, wanted, "A handoff was sent as text and received at the other end.")


def read(program, text):
    """The handoff that a text is, as plain data, or what was raised instead."""
    outcome = outcome_of(program.from_text, text)
    return {"raised": outcome["raised"], "text": text} if "raised" in outcome else shown(outcome["returned"])


@check("reads what another program wrote", landmark="wire", twist=1)
def reads_others(program):
    cases = []
    for changed in (
        {},
        {"figure": 0},
        {"figure": None},
        {"figure": -2},
        {"figure": 0.5},
        {"figure": 2**53 + 1},
        {"title": ""},
        {"title": f' "é" {draw.word()} 東 \n'},
        {"artifact_id": ""},
    ):
        records = [fields(), {**fields(), **changed}]
        data = {"records": records, "task": draw.choice((draw.sentence(), ""))}
        cases.append([data, read(program, json.dumps(data, indent=1, ensure_ascii=False))])
    data, newer = {"task": "", "records": []}, {"task": draw.word(), "records": [fields(), fields()]}
    more = {draw.word(): draw.number(), **newer, "records": [{draw.word(): [1], **each} for each in newer["records"]]}
    cases.append([data, read(program, json.dumps(data))])
    return [*cases, [newer, read(program, json.dumps(more))]]


@reads_others.expect
def _(cases):
    for wanted, got in cases:
        if "raised" in got:
            fail(f"This text is a proper handoff, and `from_text` raised {got['raised']}.", got["text"], "a handoff")
        expect(got).equals(wanted, "A proper text was not read as the handoff that it is.")


def refused(program, data):
    """What is raised for data as text; a text is taken as it is."""
    text = data if isinstance(data, str) else json.dumps(data)
    return [text, outcome_of(program.from_text, text).get("kinds", ["nothing"])]


def expect_refused(cases, say):
    for text, kinds in cases:
        if "ValueError" not in kinds:
            fail(f"{say} {text[:60]}", kinds[0], "ValueError")


@check("refuses what is no handoff", landmark="shape", twist=1)
def no_handoff(program):
    good = {"task": draw.word(), "records": [fields()]}
    whole = json.dumps(good)
    others = [good[name] for name in good] + [None, 7, True, [good], {}, {"task": draw.word()}, {"records": []}]
    tasks = [{**good, "task": task} for task in (None, 7, True, [draw.word()])]
    records = [{**good, "records": each} for each in (None, {}, {"a": fields()}, "", draw.word(), 7, fields())]
    fenced = f"```json\n{whole}\n```"
    texts = ["", draw.word(), fenced, whole[:-1], whole + "}", whole.replace('"', "'"), '""', f'"{draw.word()}"']
    return [refused(program, data) for data in [*texts, *others, *tasks, *records]]


@no_handoff.expect
def _(cases):
    expect_refused(cases, "This text is no handoff and should be refused with ValueError:")


@check("refuses records with a gap", landmark="kinds", twist=1)
def gaps(program):
    cases = []
    for name in FIELDS:
        for place in (0, 1, 2):
            records = [fields() for _ in range(3)]
            del records[place][name]
            cases.append(refused(program, {"task": draw.word(), "records": records}))
    for other in (None, 7, draw.word(), [], list(fields().values()), {}, True):
        cases.append(refused(program, {"task": draw.word(), "records": [fields(), other]}))
    return cases


@gaps.expect
def _(cases):
    expect_refused(cases, "One of the records lacks a field, so the text should be refused with ValueError:")


@check("refuses fields of another type", landmark="kinds", twist=1)
def other_types(program):
    cases = []
    odd = {
        "title": (None, 7, True, ["a"], {}),
        "figure": ("7", "", True, False, [7], {}, "unknown"),
        "artifact_id": (None, 7, False, ["a"], {}),
    }
    for name, values in odd.items():
        for n, value in enumerate(values):
            records = [fields() for _ in range(2)]
            records[n % 2][name] = value
            cases.append(refused(program, {"task": draw.word(), "records": records}))
    return cases


@other_types.expect
def _(cases):
    expect_refused(cases, "A field of a record has another type, so the text should be refused with ValueError:")
