"""Whatever way a module is imported, a program that uses it does the same."""

from __future__ import annotations

import ast

from trainer.catalog.catalog import Catalog
from trainer.comparing.sides import sides_of


class _ByOtherNames(ast.NodeTransformer):
    """`from m import a` as `import m as other`, `import m` under another name; all uses follow."""

    def __init__(self) -> None:
        self._modules: dict[str, str] = {}
        self._members: dict[str, tuple[str, str]] = {}

    def visit_Import(self, node: ast.Import) -> ast.AST:
        for name in node.names:
            if "." not in name.name:
                self._modules[name.asname or name.name] = name.asname = f"other_{name.name}"
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        assert node.module is not None
        if node.module in ("__future__", "fake"):
            return node
        other = f"from_{node.module.replace('.', '_')}"
        for name in node.names:
            self._members[name.asname or name.name] = (other, name.name)
        return ast.Import([ast.alias(node.module, other)])

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self._modules:
            return ast.copy_location(ast.Name(self._modules[node.id], node.ctx), node)
        if node.id in self._members:
            module, member = self._members[node.id]
            return ast.copy_location(ast.Attribute(ast.Name(module, ast.Load()), member, node.ctx), node)
        return node


def test_nothing_is_missed_of_what_was_imported_another_way(catalog: Catalog) -> None:
    tried = 0
    for drill in catalog.of_kind("code"):
        snippet = catalog.snippet(drill)
        rewritten = ast.unparse(ast.fix_missing_locations(_ByOtherNames().visit(ast.parse(snippet.text))))
        if "other_" not in rewritten and "from_" not in rewritten:
            continue
        tried += 1
        sides, plain = sides_of(snippet, rewritten), sides_of(snippet, ast.unparse(ast.parse(snippet.text)))
        for landmark, lines in snippet.landmarks.items():
            assert sides.share(lines) >= plain.share(lines) - 0.01, f"{drill.id}: {landmark}"
    assert tried > 20
