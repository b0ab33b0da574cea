"""Drills without a file of their own: what is said out loud, and the learner's two stories."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError, UnknownDrill
from trainer.catalog.one_drill import load_one


def theory(folder, name, kind="theory", after=()):
    return folder.write(
        f"drills/b_plants/{name}.toml",
        f'id = "{name}"\nkind = "{kind}"\ntitle = "Why"\nquestion = "Why?"\nminutes = 1\nlevel = "should"\n'
        f"after = {list(after)}\n",
    )


def test_a_code_drill_with_an_answer_is_said_right_behind_it(folder):
    folder.drill("water", after=("zinnia",))
    folder.drill("dig")
    folder.drill("zinnia")
    folder.answer("zinnia")
    catalog = load_catalog([folder.pack])
    assert [drill.id for drill in catalog.drills] == ["dig", "zinnia", "zinnia.aloud", "water"]
    spoken, typed = catalog.drill("zinnia.aloud"), catalog.drill("zinnia")
    assert (spoken.kind, spoken.section, spoken.level, spoken.after) == ("spoken", "A", "must", ("zinnia",))
    assert spoken.card_ids() == ("zinnia.aloud",)
    assert typed.title in spoken.title and typed.title in spoken.question
    assert catalog.answer(spoken) is catalog.answer(typed)
    assert not spoken.signature and not spoken.landmarks and not spoken.twists
    assert load_one("zinnia.aloud", folder.pack) == spoken
    with pytest.raises(UnknownDrill):
        load_one("water.aloud", folder.pack)


def test_what_is_said_anyway_has_no_spoken_drill(folder):
    for name, kind in (("why", "theory"), ("how", "cold")):
        theory(folder, name, kind)
        folder.answer(name, "b_plants")
    catalog = load_catalog([folder.pack])
    assert [(drill.id, drill.kind) for drill in catalog.drills] == [("how", "cold"), ("why", "theory")]
    assert catalog.of_kind("cold") == (catalog.drill("how"),)
    assert load_one("why", folder.pack) == catalog.drill("why")


def test_a_theory_drill_has_no_program(folder):
    path = theory(folder, "why")
    path.write_text(path.read_text() + 'signature = "f()"\n')
    (error,) = load_catalog([folder.pack]).errors
    assert (error.key, error.line) == ("signature", 8)
    with pytest.raises(ContentError):
        load_one("why", folder.pack)


def test_stories_stand_where_a_section_is_for_them(folder):
    assert load_catalog([folder.pack]).of_kind("story") == ()
    pack = (folder.root / "drills/pack.toml").read_text()
    folder.write("drills/pack.toml", pack + '[[sections]]\nletter = "S"\nfolder = "stories"\ntitle = "Stories"\n')
    catalog = load_catalog([folder.pack])
    assert catalog.errors == ()
    assert [drill.card_ids() for drill in catalog.of_kind("story")] == [("story.built",), ("story.broke",)]
    assert load_one("story.broke", folder.pack) == catalog.drill("story.broke")
    assert catalog.answer(catalog.drill("story.built")) is None


def test_a_broken_drill_is_named_when_it_is_to_be_said(folder):
    path = folder.drill("water", change=("minutes = 3", "minutes = 0"))
    with pytest.raises(ContentError) as caught:
        load_catalog([folder.pack]).drill("water.aloud")
    assert caught.value.path == path.resolve()
