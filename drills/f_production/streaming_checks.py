"""How streaming is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, ordinal


class Stream:
    """Chunks that note, at each pull, what had been handed on by then."""

    def __init__(self, chunks):
        self.chunks = list(chunks)
        self.handed = []
        self.before = []

    def __iter__(self):
        for chunk in self.chunks:
            self.before.append(copy(self.handed))
            yield chunk

    def on_token(self, token):
        self.handed.append(token)


def streamed(program, chunks):
    stream = Stream(chunks)
    got = program.stream_answer(iter(stream), stream.on_token)
    return {"chunks": stream.chunks, "got": got, "handed": stream.handed, "before": stream.before}


def some_chunks():
    """A usual answer, in pieces with spaces at their ends."""
    return [f"{draw.word()} ", draw.word(), f" {draw.word()}", f", {draw.word()} ", draw.word()]


def awkward():
    """Answers with pieces that are easily mistaken for something else."""
    a, b, c = draw.words(3)
    return [
        [a, "", b, "", c],
        [a, " ", a, " ", a],
        [a, a, b, b, b],
        [f"{a}\n", "\n", b, "\n"],
        [f"  {a}", b, "   "],
        [f"{a}\r\n", f"{b}\r", "\n", c],
        [a],
        ["", a],
    ]


def filled(tokens):
    """The tokens that are not empty."""
    return [token for token in tokens if token != ""]


@check("hands on each chunk before it pulls the next", landmark="one_by_one")
def before_next(program):
    return [streamed(program, some_chunks()), streamed(program, draw.words(2))]


@before_next.expect
def _(cases):
    for case in cases:
        for position, handed in enumerate(case["before"]):
            due = case["chunks"][:position]
            if filled(handed) == due:
                continue
            if len(filled(handed)) < len(due):
                fail(
                    f"When the {ordinal(position)} chunk was pulled, the ones before it had not all been handed on.",
                    handed,
                    due,
                )
            fail("Each chunk should be handed on as it came, in one piece, and nothing else.", handed, due)


@check("hands on every chunk, in order and once", landmark="emit")
def hands_on(program):
    return [streamed(program, chunks) for chunks in [some_chunks(), *awkward()]]


@hands_on.expect
def _(cases):
    for case in cases:
        handed, chunks = filled(case["handed"]), filled(case["chunks"])
        if handed not in (chunks, [*chunks, "\n"]):
            fail("What `on_token` was given is not the chunks as they came.", case["handed"], case["chunks"])


@check("gives back the full text", landmark="full_text")
def full_text(program):
    return streamed(program, some_chunks())


@full_text.expect
def _(case):
    expect(case["got"]).equals("".join(case["chunks"]), "What came back is not the full text of all chunks.")


@check("keeps the text as it came", landmark="keep")
def as_it_came(program):
    return [streamed(program, chunks) for chunks in awkward()]


@as_it_came.expect
def _(cases):
    for case in cases:
        expect(case["got"]).equals(
            "".join(case["chunks"]),
            "The text that came back is not the chunks put together; white space and empty chunks matter too.",
        )


@check("gives back an empty text for no chunks", landmark="full_text")
def no_chunks(program):
    return [streamed(program, []), streamed(program, [""])]


@no_chunks.expect
def _(cases):
    for case in cases:
        expect(case["got"]).equals("", "There was no text, so an empty text should come back.")
        if "".join(t for t in case["handed"] if isinstance(t, str)).strip():
            fail("There was no text, and yet `on_token` was given some.", case["handed"], [])


@check("takes any iterable of chunks", landmark="one_by_one")
def any_iterable(program):
    chunks = some_chunks()
    kinds = (list(chunks), tuple(chunks), iter(list(chunks)), (chunk for chunk in chunks))
    return {"chunks": chunks, "got": [program.stream_answer(kind, lambda token: None) for kind in kinds]}


@any_iterable.expect
def _(case):
    for kind, got in zip(("list", "tuple", "iterator", "generator"), case["got"], strict=False):
        expect(got).equals("".join(case["chunks"]), f"The chunks came as a {kind}, and the text is not right.")


@check("does not care what `on_token` gives back", landmark="keep")
def ignores_answer(program):
    # With a full stop in the middle: the answer is asked for there, too, where whole sentences go out.
    chunks = [*some_chunks(), f" {draw.word()}. ", draw.word()]
    answers = (True, False, 0, draw.word(), [draw.word()])
    return {"chunks": chunks, "got": [program.stream_answer(iter(chunks), lambda t, a=a: a) for a in answers]}


@ignores_answer.expect
def _(case):
    for got in case["got"]:
        expect(got).equals("".join(case["chunks"]), "What `on_token` gave back got into the text, or ended it.")


@check("remembers nothing of an earlier answer", landmark="keep")
def forgets(program):
    return [streamed(program, draw.words(2)), streamed(program, draw.words(3))]


@forgets.expect
def _(cases):
    for which, case in zip(("first", "second"), cases, strict=False):
        expect(case["got"]).equals("".join(case["chunks"]), f"The text of the {which} of two answers is not its own.")


def sentences_of(text):
    """The complete sentences of `text` and what is left, without the white space at their ends."""
    complete, current = [], ""
    for letter in text:
        current += letter
        if letter in ".!?":
            complete.append(current.strip())
            current = ""
    return complete, current.strip()


def squeezed(texts):
    return "".join("".join(texts).split())


def strings(tokens):
    for token in tokens:
        if not isinstance(token, str):
            fail("`on_token` was given something that is no text.", token, "a sentence")
    return [token for token in tokens if token.strip()]


def talk(*endings):
    """Sentences with these endings, the last one open where its ending is empty."""
    return " ".join(f"{draw.sentence(3)}{ending}" for ending in endings)


def cut(text, size):
    return [text[start : start + size] for start in range(0, len(text), size)]


def expect_whole(case):
    """Everything handed on is whole sentences, and in the end all of the text."""
    text = "".join(case["chunks"])
    complete, rest = sentences_of(text)
    wanted = complete + [rest] * bool(rest)
    handed = strings(case["handed"])
    for position, token in enumerate(handed):
        last = position == len(handed) - 1
        if token.strip() not in text or not (token.strip()[-1] in ".!?" or (last and rest)):
            fail("`on_token` was given a piece that is no whole sentence of the text.", handed, wanted)
    if squeezed(handed) != squeezed(wanted):
        fail("What `on_token` was given is not all the sentences, in order and once.", handed, wanted)
    if len(handed) != len(wanted):
        fail("`on_token` was given several sentences at once; each is to go out by itself.", handed, wanted)


@check("hands on whole sentences", landmark="each_sentence", twist=1)
def whole_sentences(program):
    text, word = talk(".", "?", "!", "."), draw.word()
    twice = f"{word}. {word}. {word}! {word}!"
    within = f"{draw.word()}, {word}; {draw.word()}:\n{draw.word()} - {word}. {draw.sentence()}\n{draw.word()}? {word}"
    close = "".join(f"{draw.word()} {draw.word()}{end}" for end in ".!?")  # no space between them
    ways = (cut(text, 5), cut(text, 1), cut(text, 30), [text], cut(twice, 5), cut(within, 4), [within])
    ways = (*ways, [close], cut(close, 3))
    return [streamed(program, chunks) for chunks in ways]


@whole_sentences.expect
def _(cases):
    for case in cases:
        expect_whole(case)


@check("hands on a sentence as soon as it is complete", landmark="buffer", twist=1)
def as_soon(program):
    a, b, c = (draw.sentence(2) for _ in range(3))
    text = talk(".", "!", "?", ".", "")
    return [
        streamed(program, chunks)
        for chunks in (
            [f"{a}.", f" {b}!", f" {c}?", f" {a}"],
            [f"{a}. {b}", f"! {c}", "?", f" {b}. {a}. {c}", "."],
            [f"{a}", ".", f" {b}", "!", " ", f"{c}", "", "?"],
            cut(text, 4),
            cut(text, 1),
        )
    ]


@as_soon.expect
def _(cases):
    for case in cases:
        for position, handed in enumerate(case["before"]):
            so_far = "".join(case["chunks"][:position])
            complete, _rest = sentences_of(so_far)
            handed = strings(handed)
            if squeezed(handed) == squeezed(complete):
                continue
            if len(squeezed(handed)) < len(squeezed(complete)):
                fail(
                    "A sentence was complete, and the next chunk was pulled before it was handed on.",
                    handed,
                    complete,
                )
            fail("Something was handed on before its sentence was complete.", handed, complete)


@check("hands on what is left at the end", landmark="rest", twist=1)
def hands_on_rest(program):
    text, short = talk(".", "!", ""), draw.sentence(2)
    return [streamed(program, chunks) for chunks in (cut(text, 6), [text], [short], cut(short, 3))]


@hands_on_rest.expect
def _(cases):
    for case in cases:
        rest = sentences_of("".join(case["chunks"]))[1]
        handed = strings(case["handed"])
        if not handed or not handed[-1].strip().endswith(rest):
            fail("The text ended without a full stop, and its last words were not handed on.", handed, rest)
        expect_whole(case)


@check("loses no text between the sentences", landmark="keep", twist=1)
def loses_nothing(program):
    text = talk(".", "?", "")
    spaced = text.replace(". ", ".\n\n  ") + "  "
    return [streamed(program, chunks) for chunks in (cut(text, 7), cut(spaced, 3), [spaced], ["", text, ""])]


@loses_nothing.expect
def _(cases):
    for case in cases:
        expect(case["got"]).equals("".join(case["chunks"]), "The text that came back is not the chunks put together.")
        expect_whole(case)
