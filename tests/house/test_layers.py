"""The layers: imports go inwards only, and the kernel stands on next to nothing."""

import sys
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[2]
KERNEL_STANDS_ON = {"msgspec"} | sys.stdlib_module_names


def test_the_contracts_of_pyproject_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True, no_logo=True)
    assert status == 0, capsys.readouterr().out


def test_the_contracts_see_every_module() -> None:
    """A folder without `__init__.py` would be invisible to them."""
    source = ROOT / "src"
    names = {".".join(page.relative_to(source).with_suffix("").parts) for page in source.rglob("*.py")}
    assert {name.removesuffix(".__init__") for name in names} == set(
        grimp.build_graph("drakomor", cache_dir=None).modules
    )


def test_the_kernel_needs_the_standard_library_and_msgspec_only() -> None:
    graph = grimp.build_graph("drakomor", include_external_packages=True, cache_dir=None)
    kernel = {"drakomor.kernel"} | graph.find_descendants("drakomor.kernel")
    outside = {
        (module, imported)
        for module in kernel
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.partition(".")[0] not in KERNEL_STANDS_ON | {"drakomor"}
    }
    assert outside == set()
