"""`trainer completion`: completion of commands, options and drills for bash, zsh and fish."""

from __future__ import annotations

import argparse

EXAMPLES = """\
examples:
  eval "$(trainer completion bash)"                                        # in ~/.bashrc
  trainer completion zsh > "${fpath[1]}/_trainer"                          # then start zsh anew
  trainer completion fish > ~/.config/fish/completions/trainer.fish"""

_BASH = """\
_trainer() {
    local IFS=$'\\n' found
    # Ids hold a "+" and may hold a ":", at which bash would split: the words are taken as they stand.
    found=$(trainer completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    if [[ $found == "<files>" ]]; then
        COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))
        compopt -o filenames 2>/dev/null
    else
        COMPREPLY=($found)
    fi
}
complete -F _trainer trainer
"""

_ZSH = """\
#compdef trainer
_trainer() {
    local -a found
    found=("${(@f)$(trainer completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ $found[1] == "<files>" ]]; then
        _files
    elif [[ -n $found[1] ]]; then
        compadd -Q -- "${found[@]}"
    fi
}
if [[ $funcstack[1] == _trainer ]]; then _trainer "$@"; else compdef _trainer trainer; fi
"""

_FISH = """\
function __trainer_words
    set -l found (trainer completion words -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)
    if test "$found" = "<files>"
        __fish_complete_path (commandline -ct)
    else
        printf '%s\\n' $found
    end
end
complete -c trainer -f -a '(__trainer_words)'
"""

_SCRIPTS = {"bash": _BASH, "zsh": _ZSH, "fish": _FISH}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """{bash,zsh,fish}."""
    parser.add_argument("shell", choices=tuple(_SCRIPTS), metavar="SHELL", help="bash, zsh or fish")


def run(arguments: argparse.Namespace) -> int:
    """Print the script of a shell."""
    print(_SCRIPTS[arguments.shell], end="")
    return 0
