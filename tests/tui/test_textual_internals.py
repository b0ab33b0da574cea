"""What the trainer uses of Textual that is not public.

Textual is pinned exactly for the sake of these names: at an upgrade, look at each of them. A name that turns up here
without being meant is one that a class has taken from Textual by accident.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import trainer.tui

TUI = Path(trainer.tui.__file__).parent
USED: dict[str, set[str]] = {
    # A program that breaks is told in a sentence; a size that came while the process was held up is taken.
    "app": {"_check_resize", "_close_messages_no_wait", "_exit_renderables", "_fatal_error", "_handle_exception"},
    # What a terminal sends and stops: the reading of keys is Textual's own.
    "terminal.forgiving_driver": {
        *{"_debug", "_file", "_sigcont_application", "_sigtstp_application"},
        "textual._xterm_parser",
    },
    # An answer that comes to the app, whoever asked.
    "keys.in_turn": {"_context"},
    # The running app, for texts that name its keys.
    "keys.keymap": {"textual._context"},
    # Keys that come when the palette is left already.
    "palette": {
        *{"_action_command_list", "_gather_commands", "_pop_result_callback"},
        *{"_cancel_gather_commands", "_stop_no_matches_countdown"},
    },
    # Keys before Textual's own.
    "vi.editor": {"_on_key"},
    "widgets.line": {"_on_key"},
    "widgets.text_ends": {"_on_key", "_on_paste"},
    "widgets.keys_in_order": {"_bindings"},
    "widgets.stray_text": {"_forward_event"},
    # Only the lines that changed are painted.
    "widgets.code_editor": {
        *{"_on_key", "_delete_via_keyboard", "_replace_via_keyboard", "_undo_batch", "_redo_batch"},
        *{"_build_highlight_map", "_line_cache", "_refresh_size", "_refresh_scrollbars"},
        *{"_matching_bracket_location", "_watch_selection"},
        *{"textual.document._document", "textual.document._edit"},
    },
    # What is painted is let go.
    "widgets.letting_go": {"textual._styles_cache"},
    # Pages of a list that was filled just now.
    "widgets.options": {"_index_to_line", "_update_lines"},
}
OWN = ("self", "super()")
NO_SECRETS = {"_exit", "_replace"}
"""Of the standard library, and public in spite of the name."""


def modules() -> Iterator[ModuleType]:
    for path in sorted(TUI.rglob("*.py")):
        parts = path.relative_to(TUI).with_suffix("").parts
        yield importlib.import_module(".".join(("trainer.tui", *parts)).removesuffix(".__init__"))


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def private_names(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The private names that code defines or looks up, each with what it is looked up in."""
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute) and is_private(one.attr):
            yield ast.unparse(one.value), one.attr
        elif isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef)) and is_private(one.name):
            yield "self", one.name


def of_textual(kind: type) -> set[str]:
    """The private names of those classes among its bases that are Textual's."""
    return {name for base in kind.__mro__ if base.__module__.startswith("textual.") for name in names_of(base)}


@cache
def names_of(base: type) -> frozenset[str]:
    return frozenset(vars(base)).union(re.findall(r"self\.(_[a-z]\w*)", inspect.getsource(base)))


def used_by(module: ModuleType) -> set[str]:
    tree = ast.parse(inspect.getsource(module))
    found = {
        one.module
        for one in ast.walk(tree)
        if isinstance(one, ast.ImportFrom) and one.module and re.match(r"textual\b.*\._", one.module)
    }
    names = list(private_names(tree))
    found |= {name for owner, name in names if owner not in OWN} - {name for owner, name in names if owner == "self"}
    for one in (one for one in ast.walk(tree) if isinstance(one, ast.ClassDef)):
        kind = getattr(module, one.name, None)
        if isinstance(kind, type):
            found |= {name for owner, name in private_names(one) if owner in OWN} & of_textual(kind)
    return found - NO_SECRETS


def test_these_names_and_no_others_are_used() -> None:
    found = {module.__name__.removeprefix("trainer.tui."): used_by(module) for module in modules()}
    assert {name: names for name, names in found.items() if names} == USED
