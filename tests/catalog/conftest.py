"""A pack of the tests' own, written file by file."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from trainer.catalog.models import Pack
from trainer.catalog.packs import load_pack

PACK = """\
format = 1
name = "garden"
version = "2.1"

[[sections]]
letter = "A"
folder = "a_soil"
title = "Soil and water"

[[sections]]
letter = "B"
folder = "b_plants"
title = "Plants"
"""

DRILL = """\
id = "{id}"
kind = "code"
title = "{title}"
question = "{question}"
signature = "water(beds, litres=3) -> float"
behaviours = ["It waters every bed."]
minutes = 3
level = "must"
after = {after}
output = "6.0\\n"

[landmarks.every_bed]
say = "Every bed gets water"
why = "a dry bed dies"

[[mistakes]]
id = "one-bed"
find = "for bed in beds"
replace = "for bed in beds[:1]"
check = "waters every bed"
say = "You watered the first bed only."

[[twists]]
number = 1
title = "Rain"
question = "It rained. What changes?"
"""

SNIPPET = '''\
"""Water the garden."""

#: given
LITRE = 1.0  # what a can holds
#: end


def water(beds, litres=3):
    total = 0.0
    for bed in beds:  #: every_bed
        bed.append("#: every_bed")  # not a mark
        total += litres * LITRE
    return total  #: total


if __name__ == "__main__":
    print(water([[], []]))
'''


ANSWER = """\
one_sentence = "Water early."
theory = "It sinks in."
pitfall = "Noon."
spoken = "I water early."

[[points]]
say = "Early water stays"
kind = "position"
groups = [["early"], ["water"]]
"""


class Folder:
    """A pack's folder, into which a test writes what it needs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("drills/a_soil", "drills/b_plants", "snippets", "answers/a_soil"):
            (root / name).mkdir(parents=True)
        self.write("drills/pack.toml", PACK)

    def write(self, name: str, text: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def drill(
        self,
        name: str,
        *,
        folder: str = "a_soil",
        title: str = "Water the beds",
        question: str = "Write what waters a garden.",
        after: tuple[str, ...] = (),
        change: tuple[str, str] | None = None,
    ) -> Path:
        text = DRILL.format(id=name, title=title, question=question, after=list(after))
        if change:
            assert text.count(change[0]) == 1
            text = text.replace(*change)
        return self.write(f"drills/{folder}/{name.replace('-', '_')}.toml", text)

    def answer(self, name: str, folder: str = "a_soil", text: str = ANSWER) -> Path:
        return self.write(f"answers/{folder}/{name}.toml", text)

    def snippet(self, name: str, text: str = SNIPPET) -> Path:
        return self.write(f"snippets/{name}.py", text)

    def settle(self) -> None:
        """Wait until the index takes what was written: just now, it might be written again with the same time."""
        time.sleep(2.1)

    @property
    def pack(self) -> Pack:
        return load_pack(self.root)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "garden")
