"""What the README says there is to practise is what the catalog holds."""

from __future__ import annotations

from drills_table import README, table, with_table

from trainer.catalog.catalog import Catalog


def test_the_table_lists_the_catalog(catalog: Catalog) -> None:
    text = README.read_text(encoding="utf-8")
    assert text == with_table(text, table(catalog)), "python tests/readme/drills_table.py writes it anew"
