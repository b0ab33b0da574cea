"""The guide for authors, followed to the letter: its worked example makes a drill with which lint finds no fault."""

from __future__ import annotations

import re
from pathlib import Path

import trainer.checking.api as api
from trainer.catalog.catalog import load_catalog
from trainer.catalog.drills import KINDS
from trainer.catalog.lint.linting import lint_catalog
from trainer.catalog.new_pack import new_pack
from trainer.catalog.packs import built_in_pack, load_pack
from trainer.rehearsal.answers.points import landing

GUIDE = (built_in_pack().drills / "README.md").read_text(encoding="utf-8")


def test_the_worked_example_works(tmp_path: Path, checker) -> None:
    root = tmp_path / "garden"
    new_pack(root)
    blocks = re.findall(r"^\*\*`([a-z_/]+\.(?:toml|py))`\*\*.*?^```\w+\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    for name, text in blocks:
        assert not (root / name).exists()
        (root / name).write_text(text, encoding="utf-8")
    catalog = load_catalog([load_pack(root)])
    assert catalog.drill("garden-redact").landmarks
    found = lint_catalog(catalog, [checker], lambda point, text: landing(point, text) == "landed", True, lambda _: None)
    assert [str(finding) for finding in found] == []
    assert catalog.drill("garden-redact").faults_path.is_file()


def test_every_kind_with_a_file_and_every_name_of_the_api_is_in_it() -> None:
    for kind in KINDS:
        assert f"| `{kind}` |" in GUIDE
    for name in set(api.__all__) - {"Unmet", "clocks"}:
        assert re.search(rf"[`@ .]{name}\b", GUIDE), name
