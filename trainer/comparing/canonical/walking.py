"""The walk through a program from the functions that its signature names, into each function that it calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager

from trainer.comparing.canonical.expressions import lower
from trainer.comparing.canonical.program import Function, Program, Scoped, is_demo, parameters
from trainer.comparing.canonical.scopes import Scope, Unit
from trainer.comparing.canonical.statements import walk_block
from trainer.comparing.canonical.terms import MAX_SIZE, Term, stand_in, term

MAX_UNITS = 1200
MAX_DEPTH = 6
"""After so many units, or so many calls within calls, no function is walked into any more."""
_SMALL = 4
"""Nodes of a value that is repeated wherever its name is read; a larger one only where that is once."""
_TEXT_OF_GUARD = 5
"""How far a test is written out in the context of what it guards."""


class Walk:
    """Gathers the units of one program."""

    def __init__(self, program: Program, entries: frozenset[str]) -> None:
        self.program = program
        self.units: list[Unit] = []
        self.attributes: dict[str, Term] = {}
        self._entries = entries
        self._context: list[str] = []
        self._calls: list[ast.AST] = []
        self._walked: set[int] = set()

    def program_units(self) -> list[Unit]:
        """The units of the whole program."""
        tree = self.program.tree
        module = Scope(self.program.usages[id(tree)], tail=False)
        module.functions.update(self.program.functions)
        starts = [node for node in tree.body if self._is_start(node)]
        walk_block(self, [node for node in tree.body if not (isinstance(node, _DEFINING) or is_demo(node))], module)
        for node in starts:
            self._start(node, module)
        for node in tree.body:
            self._start(node, module)
        return self.units

    def _is_start(self, node: ast.stmt) -> bool:
        return isinstance(node, _DEFINING) and node.name in self._entries

    def _start(self, node: ast.stmt, scope: Scope) -> None:
        """Walk a definition that no call led to, its parameters named by their position."""
        if isinstance(node, ast.ClassDef):
            walk_block(self, [one for one in node.body if not isinstance(one, _DEFINING)], self.child(scope))
            methods = [one for one in node.body if isinstance(one, Scoped)]
            for method in sorted(methods, key=lambda one: not _named(one, "__init__")):
                self._start_function(method, scope, node.name)
        elif isinstance(node, Scoped):
            self._start_function(node, scope, None)

    def _start_function(self, node: Function, scope: Scope, owner: str | None) -> None:
        if id(node) in self._walked:
            return
        inner = Scope(self.program.usages[id(node)], scope)
        names = parameters(node)
        name = node.name if not isinstance(node, ast.Lambda) else "lambda"
        if owner is not None and names and not _is_static(node):
            inner.names[names.pop(0)] = Term("self", node.lineno)
        title = owner if owner is not None and name == "__init__" else name
        for index, parameter in enumerate(names):
            inner.names[parameter] = self._parameter(f"{title} {index}", parameter, inner, node.lineno)
        self._defaults(node, title or name, scope)
        self._run(node, inner)

    def _parameter(self, label: str, name: str, scope: Scope, line: int) -> Term:
        return Term(label if scope.usage.sets[name] <= 1 else f"V:{label}", line)

    def _defaults(self, node: Function, title: str, scope: Scope) -> None:
        positional = [*node.args.posonlyargs, *node.args.args]
        skip = 1 if positional and positional[0].arg in ("self", "cls") else 0
        for place, value in enumerate(node.args.defaults, start=len(positional) - len(node.args.defaults) - skip):
            self.emit(term("default", value.lineno, Term(f"{title} {place}", value.lineno), self.lower(value, scope)))

    def _run(self, node: Function, scope: Scope) -> None:
        self._walked.add(id(node))
        self._calls.append(node)
        try:
            if isinstance(node, ast.Lambda):
                scope.returned.append(self.lower(node.body, scope))
            else:
                walk_block(self, node.body, scope)
                for inner in [one for one in scope.functions.values() if id(one) not in self._walked]:
                    self._start_function(inner, scope, None)
        finally:
            self._calls.pop()

    def own_function(self, node: ast.Call, scope: Scope) -> Function | None:
        """The function of the program that a call leads to and that can be walked into here."""
        function = node.func
        found: Function | None = None
        if isinstance(function, ast.Name):
            found = scope.function(function.id)
            owner = self.program.classes.get(function.id)
            if found is None and owner is not None:
                found = next((one for one in owner.body if isinstance(one, Scoped) and _named(one, "__init__")), None)
        elif isinstance(function, ast.Attribute):
            found = self.program.methods.get(function.attr)
        elif isinstance(function, ast.Call):
            found = self.program.methods.get("__call__")
        if found is None or found in self._calls or len(self._calls) >= MAX_DEPTH or len(self.units) > MAX_UNITS:
            return None
        return found

    def enter_tail(self, value: ast.expr | None, scope: Scope) -> bool:
        """Walk into the function that `value` calls, its returns being those of the caller; False where it is none."""
        call = value.value if isinstance(value, ast.Await) else value
        if not isinstance(call, ast.Call):
            return False
        function = self.own_function(call, scope)
        if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)) or function.name == "__init__":
            return False
        self.enter_call(function, call, scope, tail=True)
        return True

    def enter_call(self, function: Function, node: ast.Call, scope: Scope, tail: bool = False) -> Term:
        """Walk into a function with the arguments of a call; the term of what it returns."""
        inner = Scope(self.program.usages[id(function)], scope, tail=tail)
        names = parameters(function)
        if isinstance(node.func, ast.Call):
            self.lower(node.func, scope)
        is_method = names and any(function is one for one in self.program.methods.values()) and not _is_static(function)
        if is_method:
            inner.names[names.pop(0)] = Term("self", node.lineno)
        given = [self.lower(one, scope) for one in node.args]
        passed = dict(zip(names, given, strict=False))
        passed.update({one.arg: self.lower(one.value, scope) for one in node.keywords if one.arg is not None})
        for name in names:
            value = passed.get(name, Term(f"arg {name}", function.lineno))
            fixed = inner.usage.sets[name] <= 1 and value.size <= MAX_SIZE
            inner.names[name] = value if fixed else stand_in(value, node.lineno)
        self._run(function, inner)
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)) and function.name == "__init__":
            return Term("self", node.lineno)
        returned = [value for value in inner.returned if value.label != "none"] or [Term("none", node.lineno)]
        return returned[0] if len(returned) == 1 else term("either", node.lineno, *returned[:4])

    def lower(self, node: ast.expr, scope: Scope) -> Term:
        """An expression as a term."""
        return lower(self, node, scope)

    def emit(self, root: Term) -> None:
        """Note a unit."""
        self.units.append(Unit(root, tuple(self._context)))

    @contextmanager
    def under(self, *context: str) -> Iterator[None]:
        """What is emitted within stands in this context."""
        before = len(self._context)
        self._context.extend(context)
        try:
            yield
        finally:
            del self._context[before:]

    def add_context(self, context: str) -> None:
        """Put the rest of a block in a context; `restore` ends that."""
        self._context.append(context)

    def depth(self) -> int:
        """How much context there is now, for `restore`."""
        return len(self._context)

    def restore(self, depth: int) -> None:
        """Leave the contexts that were added since there were so many."""
        del self._context[depth:]

    def guard(self, test: Term) -> str:
        """The context of what happens only where `test` holds."""
        return f"if {_short(test)}"

    def child(self, scope: Scope) -> Scope:
        """A scope within `scope` that returns where it returns, say of a comprehension."""
        return Scope(scope.usage, scope, tail=scope.tail, returned=scope.returned)

    def assign(self, target: ast.expr, value: Term, scope: Scope, line: int) -> None:
        """What `target = value` means for the rest of the walk, and its unit where it has one."""
        if isinstance(target, ast.Name):
            self._assign_name(target.id, value, scope, line)
        elif isinstance(target, ast.Attribute):
            self._assign_attribute(target, value, scope, line)
        elif isinstance(target, (ast.Tuple, ast.List)):
            values = value.kids if value.label == "seq" and len(value.kids) == len(target.elts) else None
            for index, one in enumerate(target.elts):
                part = values[index] if values else term(f"part {index}", line, value)
                self.assign(one.value if isinstance(one, ast.Starred) else one, part, scope, line)
        elif isinstance(target, ast.Subscript):
            self.emit(term("set", line, self.lower(target.value, scope), self.lower(target.slice, scope), value))

    def _assign_name(self, name: str, value: Term, scope: Scope, line: int) -> None:
        owner = scope.owner(name)
        usage = owner.usage
        fixed = usage.sets[name] <= 1 and value.size <= MAX_SIZE
        if fixed and usage.reads[name] >= 1 and (usage.reads[name] == 1 or value.size <= _SMALL) and _is_pure(value):
            owner.names[name] = value
            return
        known = owner.names.get(name)
        if known is not None and value.label == "seq" and value.kids and value.kids[0].label == "spread":
            self.add(known, term("seq", line, *value.kids[1:]), line, many=True)
            return
        if known is None:
            owner.names[name] = stand_in(value, line)
        self.emit(term("let", line, owner.names[name]._replace(line=line), value))

    def _assign_attribute(self, target: ast.Attribute, value: Term, scope: Scope, line: int) -> None:
        name = target.attr
        fixed = self.program.attribute_sets[name] <= 1 and value.size <= _SMALL
        if fixed and value.label not in ("seq", "map", "none") and not value.label.startswith(("n:", "bool")):
            self.attributes[name] = value
            return
        holder = self.lower(target.value, scope)
        if name not in self.attributes:
            self.attributes[name] = stand_in(value, line)
        known = self.attributes[name]
        label = "let" if holder.label == "self" or known.label.startswith("V:") else "set"
        self.emit(term(label, line, known._replace(line=line), value))

    def add(self, target: Term, value: Term, line: int, many: bool) -> Term:
        """Note that something is put at the end, each part on its own."""
        for part in value.kids if many and value.label == "seq" and value.kids else (value,):
            self.emit(term("add", line, target, part))
        return Term("done", line)

    def loop(self, target: ast.expr, iterated: Term, scope: Scope, line: int) -> None:
        """Note a loop, and name its variables by what it goes through."""
        if iterated.label == "call" and iterated.kids[0].label == "range" and len(iterated.kids) == 2:
            self.emit(term("while", line, term("lt", line, Term("V:n:0", line), iterated.kids[1])))
        else:
            self.emit(term("for", line, iterated))
        inside = stand_in(iterated, line).label.removeprefix("V:")
        self._name_parts(target, f"each {inside}", scope, line)

    def _name_parts(self, target: ast.expr, name: str, scope: Scope, line: int) -> None:
        if isinstance(target, ast.Name):
            scope.names[target.id] = Term(name, line)
        elif isinstance(target, (ast.Tuple, ast.List)):
            for index, one in enumerate(target.elts):
                self._name_parts(one, f"{name} {index}", scope, line)


_DEFINING = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _is_pure(value: Term) -> bool:
    return value.label not in ("seq", "map") or bool(value.kids)


def _is_static(node: Function) -> bool:
    marks = [] if isinstance(node, ast.Lambda) else node.decorator_list
    return any(isinstance(mark, ast.Name) and mark.id == "staticmethod" for mark in marks)


def _named(node: Function, name: str) -> bool:
    return not isinstance(node, ast.Lambda) and node.name == name


def _short(test: Term, left: int = _TEXT_OF_GUARD) -> str:
    """The first labels of a test, as a text that stays the same however it was phrased."""
    if left <= 0:
        return ""
    inside = ",".join(_short(kid, left - 1 - index) for index, kid in enumerate(test.kids))
    return f"{test.label}({inside})" if inside else test.label
