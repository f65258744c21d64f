"""Examples in docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import drakomor

FOUND = pkgutil.walk_packages(drakomor.__path__, "drakomor.")
MODULES = sorted(module.name for module in FOUND if "__main__" not in module.name)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = {name for name in MODULES for test in finder.find(importlib.import_module(name)) if test.examples}
    assert {"drakomor.kernel.asks", "drakomor.kernel.components", "drakomor.kernel.notation"} <= found
