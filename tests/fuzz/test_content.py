"""Whatever bytes lie in a pack, loading gives a catalog, or an error that names the file."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import example, given
from hypothesis import strategies as st

from trainer.catalog.answers import load_answer
from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError
from trainer.catalog.packs import load_pack
from trainer.catalog.snippets import load_snippet, program_of

PACK = b'format = 1\nname = "p"\nversion = "1"\n[[sections]]\nletter = "A"\nfolder = "a"\ntitle = "A"\n'
DRILL = (
    b'id = "x"\nkind = "code"\ntitle = "T"\nquestion = "Q"\nsignature = "f(x)"\nbehaviours = ["b"]\nminutes = 1\n'
    b'level = "must"\noutput = ""\nafter = ["y"]\n[landmarks.l]\nsay = "s"\nwhy = "w"\nfollows = ["l"]\n'
    b'[[mistakes]]\nid = "m"\nfind = "a"\nreplace = "b"\ncheck = "c"\nsay = "s"\ntwist = 2\n'
    b'[[twists]]\nnumber = 1\ntitle = "t"\nquestion = "q"\n'
)
NUMBER = (
    b'id = "x"\nkind = "number"\ntitle = "T"\nquestion = "{n:,} Q"\nunit = "GB"\ntolerance = 0.02\nfactor = 2\n'
    b'minutes = 1\nlevel = "must"\nwhy = "w"\n'
)
SNIPPET = b"#: given\nX = 1\n#: end\n\n\ndef f(x):\n    return x  #: l\n"
ODD = st.sampled_from(
    [
        b"[" * 3_000,
        b"a = " + b"[" * 3_000,
        b"9" * 5_000,
        b"minutes = " + b"9" * 5_000,
        b"\xef\xbb\xbf",
        b"\x00",
        b"\xff",
        *(b"'''", b'"""', b"nan", b"inf", b"\r", b"\x0c", b"#:", b"#: end\n", b"\\u0000", b"((((", b"[[a]]\n[a]\n"),
        *(b"1979-05-27", b"{ x = 1 }", b"after = 3\n", b"[landmarks]\n", b"twists = [1]\n", b"-" * 100_000),
    ]
)


@st.composite
def changed(draw: st.DrawFn, text: bytes) -> bytes:
    """`text` with a few places overwritten, taken out or filled in."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 40)))
        text = text[:start] + draw(st.one_of(ODD, st.binary(max_size=12))) + text[end:]
    return text


def loaded(pack: bytes, drill: bytes, snippet: bytes, answer: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        files = {
            "drills/pack.toml": pack,
            "drills/a/x.toml": drill,
            "snippets/x.py": snippet,
            "answers/a/x.toml": answer,
        }
        for name, content in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_bytes(content)
        try:
            catalog = load_catalog([load_pack(root)])
        except ContentError as error:
            assert error.path == root / "drills/pack.toml" and str(error)
            return
        assert all(error.path.is_relative_to(root) and error.message for error in catalog.errors)
        assert len(catalog.drills) or catalog.errors
        for read, path in ((load_snippet, root / "snippets/x.py"), (load_answer, root / "answers/a/x.toml")):
            try:
                found = read(path)
            except ContentError as error:
                assert error.path == path and error.message
                continue
            if read is load_snippet:
                program_of(found)


@given(changed(PACK))
def test_any_pack_file(pack: bytes) -> None:
    loaded(pack, DRILL, SNIPPET, b"")


@given(changed(DRILL))
def test_any_drill_file(drill: bytes) -> None:
    loaded(PACK, drill, SNIPPET, b"")


@given(changed(NUMBER))
@example(NUMBER.replace(b"factor = 2", b"factor = " + b"9" * 400))
@example(NUMBER.replace(b"tolerance = 0.02", b"tolerance = " + b"9" * 400))
@example(NUMBER.replace(b"minutes = 1", b"minutes = " + b"9" * 400))
@example(NUMBER.replace(b"factor = 2", b"factor = nan"))
def test_any_number_file(drill: bytes) -> None:
    loaded(PACK, drill, SNIPPET, b"")


@given(changed(SNIPPET), st.binary(max_size=200))
@example(b"-" * 100_000, b"a = " + b"[" * 5_000)
@example(b"(" * 5_000, b"")
@example(b"x = '''", b"\xff")
def test_any_snippet_and_any_answer(snippet: bytes, answer: bytes) -> None:
    loaded(PACK, DRILL, snippet, answer)
