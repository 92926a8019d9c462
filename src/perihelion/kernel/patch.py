"""The difference between two documents, as a JSON merge patch (RFC 7386)."""

from __future__ import annotations


def without_nulls(document: dict[str, object]) -> dict[str, object]:
    """A merge patch says null for "gone", so only a document without nulls is one it can tell."""
    return {
        name: without_nulls(value) if isinstance(value, dict) else value
        for name, value in document.items()
        if value is not None
    }


def make_patch(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    """The patch from one document to another."""
    patch: dict[str, object] = {name: None for name in before if name not in after}
    for name, value in after.items():
        old = before.get(name)
        if isinstance(old, dict) and isinstance(value, dict):
            inner = make_patch(old, value)
            if inner:
                patch[name] = inner
        elif name not in before or old != value:
            patch[name] = value
    return patch


def merge_patch(document: dict[str, object], patch: dict[str, object]) -> dict[str, object]:
    """The document after a patch; neither is changed."""
    result = dict(document)
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        elif isinstance(value, dict):
            old = result.get(name)
            result[name] = merge_patch(old if isinstance(old, dict) else {}, value)
        else:
            result[name] = value
    return result
