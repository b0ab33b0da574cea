from dataclasses import dataclass, field


@dataclass
class Call:
    spec: object
    args: dict
    faults: list = field(default_factory=list)

    def run(self, times):
        """The result in a list, or an empty one."""
        for n in range(times):
            if n:
                back_off(n - 1)
            try:
                return [execute_with_timeout(self.spec.fn, self.args, self.spec.timeout_s)]
            except ToolTimeout:
                self.faults.append("ToolTimeout")
            except TransientError:
                self.faults.append("TransientError")
        return []

    def tell(self, *lines):
        return ToolResult(False, "\n".join((f"ERROR: {self.spec.name}",) + lines))


def reliable_call(spec, args, key, store, attempts=3):
    call = Call(spec, args)
    wrong = validate(args, spec.schema)
    if wrong:
        return call.tell(*wrong)
    if key not in store:
        try:
            found = call.run({True: attempts, False: 1}[spec.idempotent])
        except Exception as e:
            return call.tell(type(e).__name__, str(e))
        if not found:
            return call.tell(call.faults[-1], "other tools:", *spec.fallbacks)
        store.update({key: found[0]})
    return ToolResult(True, store[key])
