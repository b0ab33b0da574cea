"""`trainer tui`, or `trainer` alone: the screen."""

from __future__ import annotations

import argparse

from trainer.cli.terminal import need_terminal

EXAMPLES = """\
examples:
  trainer
  trainer practice react-loop"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing."""


def run(arguments: argparse.Namespace) -> int:
    """Open the trainer."""
    del arguments
    need_terminal()
    from trainer.tui.opening import run_trainer

    return run_trainer()
