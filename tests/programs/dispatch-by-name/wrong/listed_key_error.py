# fault: an unknown name raises KeyError instead of giving an error observation
import operator


def make_dispatcher(registry):
    get_fn = operator.itemgetter("fn")

    def dispatch(name, args):
        tool = get_fn(registry[name])
        return str(tool(**args))

    return dispatch
