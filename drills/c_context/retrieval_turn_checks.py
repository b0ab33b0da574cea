"""How retrieval-turn is judged."""

import re

from trainer.checking.api import Recorder, check, draw, expect, fail, is_number, text

ROLES = ("system", "user", "assistant")
RULES = {
    "only": (r"\bonly\b", "tell the model to use `only` the sources"),
    "cite": (r"\bcit(e|es|ed|ing)\b", "tell the model to `cite` them"),
    "not": (
        r"\b(can)?not\b|n['\u2019]t\b",
        "say what to do when the sources do not (`not` or `n't`) hold the answer",
    ),
}


def find(program, query, docs, *k):
    """What `retrieve` gives for a copy of `docs`, with what was asked."""
    return {"query": query, "docs": docs, "k": [*k, 2][0], "got": program.retrieve(query, list(docs), *k)}


def ranked(case):
    """All documents, best first; equal ones in their old order."""
    wanted = set(case["query"].lower().split())
    return sorted(case["docs"], key=lambda doc: -len(wanted & set(doc.lower().split())))


def expect_hits(case, say):
    expect(case["got"]).equals(ranked(case)[: case["k"]], say)


def filled(*words):
    """A text of these words and some that nothing else holds, mixed."""
    return " ".join(draw.shuffled([*words, *draw.words(2)]))


@check("puts the document with the most shared words first", landmark="shared_words")
def best_first(program):
    words = draw.words(4)
    docs = [filled(*words[:count]) for count in (1, 3, 2, 4)]
    query = " ".join(draw.shuffled(words))
    # What counts is how many words are shared, not what share of the document they are.
    short, long = words[0], " ".join([*words[1:3], *draw.words(12)])
    return [
        find(program, query, docs, 4),
        find(program, query, docs, 1),
        find(program, query, docs[::-1], 3),
        find(program, query, [short, long], 1),
    ]


@best_first.expect
def _(seen):
    for case in seen:
        expect_hits(
            case,
            f"The documents (up to {case['k']}) do not come with the most words shared with the query first.",
        )


@check("returns k documents at the most", landmark="best_few")
def at_most_k(program):
    words = draw.words(5)
    docs = draw.shuffled([filled(*words[: count + 1]) for count in range(5)])
    query = " ".join(words)
    by_name = find(program, query, docs, 3)
    by_name["got"] = program.retrieve(query, list(docs), k=3)
    return [find(program, query, docs, *k) for k in ([], [1], [4], [0], [9])] + [by_name]


@at_most_k.expect
def _(seen):
    ways = ["without `k`", "with `k` 1", "with `k` 4", "with `k` 0", "with `k` 9", "with `k=3` by name"]
    for case, way in zip(seen, ways, strict=True):
        count = min(case["k"], len(case["docs"]))
        expect_hits(case, f"Asked {way}, `retrieve` did not return the best {count} of {len(case['docs'])} documents.")


@check("keeps the order of documents that share equally many words", landmark="best_few")
def keeps_ties(program):
    words = draw.words(3)
    docs = [filled(word) for word in draw.shuffled(words)] + [filled(*words)] + [filled(word) for word in words]
    return [find(program, " ".join(words), docs, k) for k in (7, 3)]


@keeps_ties.expect
def _(seen):
    for case in seen:
        expect_hits(case, "Documents that share equally many words with the query do not come in the order of `docs`.")


@check("counts different words, each once", landmark="shared_words")
def counts_different(program):
    one, two, three = draw.words(3)
    repeats, richer = filled(one, one, one, one), filled(two, three)
    return [
        find(program, f"{one} {two} {three}", [repeats, richer], 1),
        find(program, f"{one} {one} {one} {two} {three}", [filled(one), richer], 1),
    ]


@counts_different.expect
def _(seen):
    expect_hits(seen[0], "A document that repeats one word of the query came before one that shares two words.")
    expect_hits(seen[1], "A word that stands several times in the query was counted more than once.")


@check("compares words whatever their case", landmark="bare_words")
def any_case(program):
    one, two, three = draw.words(3)
    docs = [filled(one), filled(one.upper(), two.title())]
    return [
        find(program, f"{one} {two} {three}", docs, 1),
        find(program, f"{one.title()} {two.upper()}", [filled(one.title()), filled(one, two)], 1),
        find(program, f"{one.upper()} {two.upper()}", [filled(three), *docs], 2),
        find(program, f"{one}é {two}ä", [filled(three), filled(f"{one}é".upper(), f"{two}ä".upper())], 1),
    ]


@any_case.expect
def _(seen):
    for case in seen:
        expect_hits(
            case,
            "Words that differ in case alone should count as the same, and documents come back as given.",
        )


@check("splits words at white space", landmark="bare_words")
def splits(program):
    one, two, three = draw.words(3)
    inside = f"{one}{draw.word()} {draw.word()}{two}"
    return [
        find(program, f"{one} {two}", [inside, filled(one)], 1),
        find(program, f"{one} {two}", [f"{one}, {two}. {draw.word()}", filled(two)], 1),
        find(program, f"{one}\t{two}\n{three}", [filled(one), f"{one}\n{two}\t{draw.word()}  {three}"], 1),
        find(program, f"What is the {one} of a {two}", [filled(one, two), f"the {draw.word()} is of a {three}"], 1),
    ]


@splits.expect
def _(seen):
    expect_hits(seen[0], "A word of the query inside a longer word was taken for a shared word.")
    expect_hits(seen[1], "Words are split at white space alone, so `word,` and `word` are two different ones.")
    expect_hits(seen[2], "Words with tabs, line breaks or several spaces between them were not split.")
    expect_hits(seen[3], "Short and common words such as `the` and `a` are words like any other, and count too.")


@check("finds the same again when asked twice", landmark="best_few")
def asked_twice(program):
    words = draw.words(4)
    docs = [filled(*words[:count]) for count in (1, 3, 2)]
    others = [filled(*words[:count]) for count in (2, 1)]
    return [find(program, " ".join(words), d, 2) for d in (docs, others, docs)]


@asked_twice.expect
def _(seen):
    for case in seen:
        expect_hits(case, "A search gave something else than the best of the documents it was handed.")


def braces():
    """Words that mean something to a template."""
    return f"{{{draw.word()}}} {draw.number()}% {{}}"


def turn(program, cites="", odd=False):
    """One call of `answer` over six documents, with what the model was given. Odd ones are long and have braces."""
    words = draw.words(4)
    docs = draw.shuffled([filled(*words[:count]) for count in (4, 3, 2, 1)] + [filled(words[0]), filled(words[1])])
    if odd:
        docs = [f"{doc} {braces()} {draw.word()} {' '.join([draw.sentence(4)] * 20)} {draw.word()}" for doc in docs]
        words = [*words, f"{{{draw.word()}}}", f"{draw.number()}%", *draw.words(30)]
    query, said = " ".join(draw.shuffled(words)), draw.sentence() + cites
    while any(query in doc for doc in docs):  # or a hit would ask the question by the way
        query = " ".join(draw.shuffled(words))
    model = Recorder(text(said))
    got = program.answer(model, query, list(docs))
    return {"query": query, "docs": docs, "said": said, "got": got, "seen": model.seen}


def text_in(value):
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "\n".join(text_in(part) for part in value.values())
    return "\n".join(text_in(part) for part in value) if isinstance(value, (list, tuple)) else ""


def prompt_of(case):
    """All text in the messages of the one call; a document or question that was wrapped stands there as it came."""
    expect(len(case["seen"])).equals(1, "`answer` should call the model exactly once.")
    messages = case["seen"][0]["messages"]
    messages = messages if isinstance(messages, (list, tuple)) else []
    prompt = "\n".join(text_in(m.get("content")) for m in messages if isinstance(m, dict))
    for words in (*case["docs"], case["query"]):
        if words not in prompt:
            wrapped = r"\s+".join(map(re.escape, words.split()))
            prompt = re.sub(wrapped, lambda _, words=words: words, prompt)
    return prompt


def pair(got, say="`answer` did not return two things, the text and the hits."):
    if not isinstance(got, (list, tuple)) or len(got) != 2:
        fail(say, got, "a tuple of two")
    return got


def hits_of(case):
    """The hits that came back, checked to be the best ones."""
    hits = pair(case["got"])[1]
    if not isinstance(hits, (list, tuple)) or not hits:
        fail("The second thing that `answer` returned is not the list of hits.", hits, ranked(case)[:2])
    expect(hits).equals(ranked(case)[: len(hits)], "The hits that came back are not the best of the documents.")
    return hits


@check("calls the model once", landmark="hand_back")
def calls_once(program):
    return turn(program)


@calls_once.expect
def _(case):
    prompt_of(case)
    given = case["seen"][0]["messages"]
    for position, message in enumerate(given if isinstance(given, (list, tuple)) else [given]):
        expect(message).that(
            isinstance(message, dict) and message.get("role") in ROLES and "content" in message,
            "The model was given a message without `content`, or whose `role` is not one that it knows.",
            {"role": "user", "content": "..."},
            at=(0, position),
        )


@check("returns the model's text and the hits", landmark="hand_back")
def returns_both(program):
    return [turn(program), turn(program, " [1]"), turn(program, f" [2]\n{draw.word()}")]


@returns_both.expect
def _(seen):
    for case in seen:
        text, hits = pair(case["got"])
        expect(text).equals(case["said"], "The first thing that came back is not the text of the model's reply.")
        for doc in case["docs"]:
            expect(hits).that(
                not isinstance(hits, (list, tuple)) or doc in hits or doc not in prompt_of(case),
                "A document was shown to the model as a hit and did not come back with the hits.",
                ranked(case)[:2],
            )
        hits_of(case)


@check("numbers the hits from 1", landmark="numbered")
def numbers_hits(program):
    return [turn(program), turn(program, odd=True)]


@numbers_hits.expect
def _(cases):
    for number, case in enumerate(cases):
        expect_numbered(case, (number, 0, 0))


def expect_numbered(case, at):
    prompt, hits = prompt_of(case), hits_of(case)
    for number, hit in enumerate(hits, 1):
        expect(prompt).mentions(hit, say=f"Hit {number} is not in the prompt, whole and word for word.", at=at)
    first = min((prompt.split(hit, 1)[0] for hit in hits), key=len)
    ahead = re.search(r"\[\d+\][^\w\n]*$", first) is not None
    before, after = [], []
    for hit in hits:
        head, tail = prompt.split(hit, 1)
        before.append(([0, *re.findall(r"\[(\d+)\]", head)])[-1])
        after.append(([*re.findall(r"\[(\d+)\]", tail), 0])[0])
    numbers = [str(number + 1) for number in range(len(hits))]
    expect(prompt).that(
        numbers == before or (numbers == after and not ahead),
        "The hits are not numbered [1], [2] and so on in the prompt, best first.",
        "\n".join(f"[{number}] {hit}" for number, hit in enumerate(hits, 1)),
        at=at,
    )


@check("leaves out the documents that are no hits", landmark="best_few")
def leaves_out(program):
    return turn(program)


@leaves_out.expect
def _(case):
    prompt, hits = prompt_of(case), hits_of(case)
    expect(len(hits)).that(
        len(hits) < len(case["docs"]), "All documents came back as hits; `answer` should take the best few."
    )
    for doc in case["docs"]:
        if doc not in hits:
            expect(prompt).omits(doc, say="A document that is none of the hits is in the prompt.", at=(0, 0))


@check("asks the question", landmark="question_too")
def asks_question(program):
    return [turn(program), turn(program, odd=True)]


@asks_question.expect
def _(cases):
    for number, case in enumerate(cases):
        expect(prompt_of(case)).mentions(
            case["query"],
            say=f"The question itself is not in the prompt{', or not as a whole' if number else ''}.",
            at=(number, 0, 0),
        )


def expect_rule(case, name):
    prompt = prompt_of(case)
    pattern, demand = RULES[name]
    fine = re.search(pattern, prompt, re.IGNORECASE) is not None
    expect(prompt).that(fine, f"The prompt does not {demand}.", {"mentions": name}, at=(0, 0))


@check("tells the model to use only the sources", landmark="only_and_cite")
def says_only(program):
    return turn(program)


@says_only.expect
def _(case):
    expect_rule(case, "only")


@check("tells the model to cite its sources", landmark="only_and_cite")
def says_cite(program):
    return turn(program)


@says_cite.expect
def _(case):
    expect_rule(case, "cite")


@check("says what to do when the sources do not hold the answer", landmark="way_out")
def says_way_out(program):
    return turn(program)


@says_way_out.expect
def _(case):
    expect_rule(case, "not")


def checked(program, said, count):
    hits = [draw.sentence() for _ in range(count)]
    return {"said": said, "count": count, "got": program.cited(said, hits)}


def quoting(*numbers):
    """A text that cites these numbers in this order."""
    return "".join(f"{draw.sentence(3)} [{number}]. " for number in numbers)


def expect_split(case, exist, invented, say):
    lists = []
    for part in pair(case["got"], "`cited` did not return two lists."):
        if not isinstance(part, (list, tuple)) or not all(is_number(n) for n in part):
            fail("`cited` did not return two lists of numbers.", case["got"], [exist, invented])
        lists.append(sorted(set(part)) if list(part) == sorted(part) else part)
    expect(lists).equals([exist, invented], say)


@check("tells citations that exist from invented ones", landmark="tell_invented", twist=1)
def tells_invented(program):
    beyond = draw.number(4, 9)
    return [
        [checked(program, quoting(1, 3), 3), [1, 3], []],
        [checked(program, quoting(1, beyond), 2), [1], [beyond]],
        [checked(program, quoting(1, 2, 3), 2), [1, 2], [3]],
        [checked(program, quoting(beyond), 2), [], [beyond]],
    ]


@tells_invented.expect
def _(seen):
    for case, exist, invented in seen:
        expect_split(
            case,
            exist,
            invented,
            f"With {case['count']} hits, a text citing {exist + invented} should give {exist} as existing and "
            f"{invented} as invented.",
        )


@check("counts from 1, so that [0] is invented", landmark="only_what_exists", twist=1)
def zero_is_invented(program):
    return [[checked(program, quoting(0, 1), 2), [1], [0]], [checked(program, quoting(1), 0), [], [1]]]


@zero_is_invented.expect
def _(seen):
    for case, exist, invented in seen:
        expect_split(
            case,
            exist,
            invented,
            f"With {case['count']} hits, {invented} should be invented: there is no such hit.",
        )


@check("sorts the cited numbers", landmark="cited_numbers", twist=1)
def sorts_numbers(program):
    return [
        [checked(program, quoting(3, 1, 2), 3), [1, 2, 3], []],
        [checked(program, quoting(10, 2, 1), 12), [1, 2, 10], []],
        [checked(program, quoting(104, 2, 1, 3, 9, 8, 7), 5), [1, 2, 3], [7, 8, 9, 104]],
        [checked(program, quoting(21, 4, 1, 10), 2), [1], [4, 10, 21]],
        [checked(program, quoting(2, 1, 2), 2), [1, 2], []],
        [checked(program, f"{draw.word()} [3][1], {draw.word()}[2].", 2), [1, 2], [3]],
        [checked(program, f"{draw.word()} [3]\n{draw.word()} [1]", 2), [1], [3]],
    ]


@sorts_numbers.expect
def _(seen):
    for case, exist, invented in seen:
        said = " ".join(case["said"].split())
        expect_split(
            case,
            exist,
            invented,
            f"The text `{said}` with {case['count']} hits should give {exist} and {invented}, sorted as numbers.",
        )


@check("takes nothing else for a citation", landmark="cited_numbers", twist=1)
def nothing_else(program):
    loose = draw.number(3, 30)
    return [
        [checked(program, draw.sentence(), 2), [], []],
        [checked(program, f"{draw.word()} {loose} {draw.word()} [{draw.word()}] ({loose}) [2]", 2), [2], []],
    ]


@nothing_else.expect
def _(seen):
    for case, exist, invented in seen:
        expect_split(
            case,
            exist,
            invented,
            f"In `{case['said']}` only numbers in square brackets are citations.",
        )
