"""Running the trainer's screen in the terminal, from its first line to its last."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.tui.app import TrainerApp
from trainer.tui.rooms import Opening
from trainer.tui.terminal.ending import hear_of_ending

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey


def run_trainer(card: str | None = None, start: Callable[[Journey], object] | None = None) -> int:
    """Run until the learner leaves; the exit code.

    Arguments:
        card: opened at once; `app.MOST_DUE` is the one that is most due.
        start: where to go at once, in the place of a card.
    """
    # Nearly all that is made up to the first painting stays: searching it for garbage would hold that up.
    gc.disable()
    hear_of_ending()
    opening = Opening()
    app = TrainerApp(opening, card, start)
    try:
        app.run()
    finally:
        opening.close()
    return app.return_code or 0
