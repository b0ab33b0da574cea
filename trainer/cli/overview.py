"""What `trainer --help` prints."""

from __future__ import annotations

from trainer.cli.registry import COMMANDS


def print_overview() -> int:
    """Print every command with its line; 0."""
    print("usage: trainer [COMMAND] [ARGUMENTS]\n")
    print("Type the small programs of agent systems from memory and have them judged by what they do.\n")
    width = max(map(len, COMMANDS))
    for name, summary in COMMANDS.items():
        print(f"  {name:<{width}}  {summary}")
    print("\n`trainer COMMAND --help` says more of one. Without a command the trainer opens.")
    print("What is longer than the terminal goes through $PAGER; PAGER=cat prints it as it is.")
    print("Exit code: 0 fine, 1 the program or the content falls short, 2 wrong use, 130 Ctrl+C.")
    return 0
