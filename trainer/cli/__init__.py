"""The command line: each command reads its arguments, calls one room, prints.

A command is a module of `trainer.cli.commands` with `EXAMPLES`, `add_arguments(parser)` and `run(arguments)`,
which gives the exit code. Only the module of the command that was asked for is imported.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from trainer.cli.failure import CommandFailure, report_failure
from trainer.cli.streams import drop_output, is_of_the_output, open_closed_streams, write_what_can_be_written

RUN_PROGRAMS = ("check", "compare")
"""The commands that run a program at once."""

SHORT = (*RUN_PROGRAMS, "list", "show", "due")
"""The commands that say one thing and end."""


def run_command() -> int:
    """The `trainer` command: as `main`, but one of `SHORT` leaves without taking the interpreter apart first.

    It has ended its processes and closed its files by then; module by module that would be a twentieth of its time.
    """
    code = main()
    if sys.argv[1:2] and sys.argv[1] in SHORT:
        # What can't be written is left to the interpreter's own exit.
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(code)
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code: 0 fine, 1 the program or the content falls short, 2 wrong use."""
    words = list(sys.argv[1:] if argv is None else argv)
    open_closed_streams()
    write_what_can_be_written()
    code = 0
    try:
        code = _carry_out(words)
        if code > 128:
            # Ended by a signal, and perhaps together with its terminal.
            drop_output(1, 2)
        # Here and not at the interpreter's exit, where an output that can't be written has no sentence.
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except SystemExit as ending:
        if not isinstance(ending.code, int) or ending.code <= 128:
            raise
        # By a signal as well.
        drop_output(1, 2)
        return ending.code
    except BrokenPipeError:
        # Whoever read the output has left (`trainer list | head`). Keep the interpreter from saying so at exit.
        drop_output()
        return code
    except OSError as error:
        if not is_of_the_output(error):
            raise
        drop_output()
        return report_failure(CommandFailure("file", f"The output can't be written: {error.strerror}.", code=1), False)


def _carry_out(words: list[str]) -> int:
    try:
        return _dispatch_short(words) if words[:1] and words[0] in SHORT else _dispatch(words)
    except CommandFailure as failure:
        return report_failure(failure, as_json="--json" in words)
    except Exception as error:
        # Only whoever has opened the memory has imported what it raises.
        models = sys.modules.get("trainer.memory.models")
        if models is None or not isinstance(error, models.MemoryUnavailable):
            raise
        return report_failure(CommandFailure("memory", str(error), code=1), as_json="--json" in words)


def _dispatch_short(words: list[str]) -> int:
    # So short a command leaves no garbage worth a search, nor what it holds at the end.
    gc.disable()
    try:
        return _dispatch_early(words) if words[0] in RUN_PROGRAMS else _dispatch(words)
    finally:
        gc.freeze()
        gc.enable()


def _dispatch_early(words: list[str]) -> int:
    from trainer.cli.early import close_unused, start_early

    start_early(words)
    try:
        return _dispatch(words)
    finally:
        close_unused()


def _dispatch(words: list[str]) -> int:
    if words and words[0] in ("-h", "--help", "help"):
        from trainer.cli.overview import print_overview

        return print_overview()
    if words and words[0] == "--version":
        from importlib.metadata import version

        print(f"trainer {version('agent-interview-trainer')}")
        return 0
    if words[:3] == ["completion", "words", "--"]:
        # What the scripts of the shells ask. No parser sees it: it would take a "--" that is typed for its own.
        from trainer.cli.completing import print_next_words

        return print_next_words(words[3:])
    from trainer.cli.registry import COMMANDS, PAGED, load_command

    name = words[0] if words else "tui"
    if name not in COMMANDS:
        from trainer.cli.unknown_command import unknown_command

        raise unknown_command(name, COMMANDS)
    command = load_command(name)
    from trainer.cli.arguments import parser_for

    parser = parser_for(name, command)
    # Otherwise an option between the two words of `pack lint FOLDER` or `export sheet FILE` would hide the second one.
    parse = parser.parse_intermixed_args
    if name not in PAGED or "--json" in words or not sys.stdout.isatty():
        return command.run(parse(words[1:]))
    from trainer.cli.paging import paging

    with paging():
        return command.run(parse(words[1:]))
