import itertools
import secrets


class Steps(list):
    pass


def states(state, decide, act):
    """Yields each state that is to be kept."""
    while state["status"] != "done":
        match state:
            case {"pending": {"action": action, "key": key}}:
                done = {"action": action, "result": act(action, key), "key": key}
                state = state | {"pending": None, "completed_steps": Steps([*state["completed_steps"], done])}
            case _:
                action = decide(list(state["completed_steps"]))
                pending = None if action is None else {"action": action, "key": secrets.token_hex(), "n": 1}
                state = state | {"pending": pending, "status": "done" if action is None else "running"}
        yield state


def resumable_loop(task_id, checkpointer, decide, act, *rest, **options):
    state = checkpointer.load(task_id)
    if state is None:
        state = {"task_id": task_id, "status": "running", "completed_steps": [], "pending": None, "version": 1}
        checkpointer.save(state)
    for state in itertools.chain([], states(state, decide, act)):
        checkpointer.save(state)
    return state["completed_steps"]
