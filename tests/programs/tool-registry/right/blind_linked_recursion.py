from dataclasses import dataclass, field


@dataclass
class Node:
    spec: object
    before: object = None


@dataclass
class ToolRegistry:
    last: Node = field(default=None, repr=False)

    def register(self, spec):
        self.last = Node(spec, self.last)

    def _find(self, node, name):
        if node is None:
            raise UnknownToolError("there is no " + name)
        return node.spec if node.spec.name == name else self._find(node.before, name)

    def _listed(self, node, scopes):
        if node is None:
            return []
        tail = [{"schema": node.spec.input_schema, "name": node.spec.name}]
        return self._listed(node.before, scopes) + (tail if node.spec.scopes_required <= scopes else [])

    def get(self, name, caller_scopes):
        spec = self._find(self.last, name)
        if not all(map(caller_scopes.__contains__, spec.scopes_required)):
            raise UnauthorizedToolError(name + " is not for this caller")
        return spec

    def catalog_for_prompt(self, caller_scopes):
        return self._listed(self.last, caller_scopes)
