import dataclasses
from collections import UserString

MAY_PASS = (ToolTimeout, TransientError)


@dataclasses.dataclass
class Call:
    spec: ToolSpec
    args: dict

    def problems(self):
        return list(validate(self.args, self.spec.schema)) or None

    def run(self):
        return execute_with_timeout(fn=self.spec.fn, args=self.args, seconds=self.spec.timeout_s)


def reliable_call(spec, args, key, store, attempts=3):
    call = Call(spec, args)
    said = call.problems()
    if said is not None:
        return ToolResult(observation="ERROR. Bad arguments for " + spec.name + ":\n" + "\n".join(said), ok=False)
    if store.get(key, store) is not store:
        return ToolResult(True, store[key])
    left = attempts if spec.idempotent else 1
    waited = 0
    while left:
        left -= 1
        try:
            store[key] = call.run()
        except MAY_PASS as e:
            name = e.__class__.__name__
            if left:
                back_off(waited)
                waited += 1
        except Exception as e:
            return ToolResult(False, f"ERROR. {spec.name}: {e.__class__.__name__}: {e}")
        else:
            return ToolResult(True, store[key])
    return ToolResult(False, "ERROR. " + spec.name + ": " + name + "; also " + ", ".join(spec.fallbacks))
