"""Where the learner's data and settings lie."""

from __future__ import annotations

from pathlib import Path

from trainer.catalog.home import APP, chosen_home
from trainer.memory.models import MemoryUnavailable


def data_folder() -> Path:
    """The folder of what is remembered; it is made where it is missing.

    Raises:
        MemoryUnavailable: it can't be made.
    """
    own = _own_home()
    if own is not None:
        return _made(own)
    # Costs a start with TRAINER_HOME, or a command without memory, nothing.
    from platformdirs import user_data_path

    return _made(user_data_path(APP, appauthor=False))


def database_path() -> Path:
    """The SQLite database; the file need not exist.

    Raises:
        MemoryUnavailable: its folder can't be made.
    """
    return data_folder() / "memory.db"


def settings_path() -> Path:
    """The settings; neither the file nor its folder need exist.

    Raises:
        MemoryUnavailable: there is no home folder for them to be in.
    """
    own = _own_home()
    if own is not None:
        return own / "settings.toml"
    from platformdirs import user_config_path

    return _at_home(user_config_path(APP, appauthor=False)) / "settings.toml"


def made_private(folder: Path) -> None:
    """Make a folder, and those it lies in, which only the learner can look into.

    Raises:
        OSError: it can't be made, or something else has its name.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def _own_home() -> Path | None:
    home = chosen_home()
    # Absolute, so that a later change of the working folder moves nothing.
    return _at_home(home).absolute() if home is not None else None


def _at_home(folder: Path) -> Path:
    """The folder itself; nobody wants one that is really called "~", for want of a home to put in its place.

    Raises:
        MemoryUnavailable: that is what it would be.
    """
    if str(folder).startswith("~"):
        raise MemoryUnavailable(_sentence(folder, "there is no home folder"))
    return folder


def _made(folder: Path) -> Path:
    try:
        made_private(_at_home(folder))
    except OSError as error:
        raise MemoryUnavailable(_sentence(folder, error.strerror or str(error))) from error
    return folder


def _sentence(folder: Path, reason: str) -> str:
    return (
        f"The folder {folder} can't be made ({reason}), so nothing can be remembered. "
        "Set TRAINER_HOME to a folder that you may write to."
    )
