"""`python -m trainer` is the `trainer` command."""

from trainer.cli import run_command

raise SystemExit(run_command())
