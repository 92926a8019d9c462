"""For all tests: what needs the compiled package is skipped, and listed, where there is none."""

import importlib.util
from importlib.machinery import EXTENSION_SUFFIXES

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The marker `compiled` means what is imported now, which PYTHONPATH=src may change."""
    spec = importlib.util.find_spec("perihelion.kernel.state")
    if spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES)):
        return
    skip = pytest.mark.skip(reason="perihelion is not compiled here")
    for item in items:
        if item.get_closest_marker("compiled"):
            item.add_marker(skip)
