"""Running the trainer's screen in the terminal, from its first line to its last."""

from __future__ import annotations

from trainer.tui.app import MOST_DUE as MOST_DUE
from trainer.tui.app import TrainerApp
from trainer.tui.rooms import Opening


def run_trainer(card: str | None = None) -> int:
    """Run until the learner leaves; the exit code. `card` is opened at once, `MOST_DUE` is the one that is most due."""
    opening = Opening()
    app = TrainerApp(opening, card)
    try:
        app.run()
    finally:
        opening.close()
    return app.return_code or 0
