from collections import ChainMap
from types import MappingProxyType


def make_dispatcher(registry):
    view = MappingProxyType(ChainMap(registry))

    def unknown(name):
        return lambda **_: f"ERROR: {name} is none of {', '.join(view.keys())}"

    def dispatch(name, args):
        return str(view.get(name, {"fn": unknown(name)})["fn"](**args))

    return dispatch
