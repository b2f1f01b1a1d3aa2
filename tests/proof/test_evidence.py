"""Evidence: written by a run, refused when the tree has moved on."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.proof.evidence import FILE, StaleEvidence, load, write


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "features" / "toy").mkdir(parents=True)
    (tmp_path / "features" / "toy" / "a.feature").write_text("Feature: a\n", encoding="utf-8")
    return tmp_path


def test_evidence_of_this_tree_is_loaded(tree: Path) -> None:
    write(tree, [{"id": "toy.1:1"}])
    assert load(tree) == [{"id": "toy.1:1"}]


def test_evidence_is_stale_once_a_feature_changes(tree: Path) -> None:
    write(tree, [])
    (tree / "features" / "toy" / "a.feature").write_text("Feature: b\n", encoding="utf-8")
    with pytest.raises(StaleEvidence, match="changed since"):
        load(tree)


@pytest.mark.parametrize("body", ["", "{", "[]", '{"examples": []}'])
def test_broken_or_missing_evidence_is_refused(tree: Path, body: str) -> None:
    with pytest.raises(StaleEvidence):
        load(tree)
    (tree / FILE).parent.mkdir()
    (tree / FILE).write_text(body, encoding="utf-8")
    with pytest.raises(StaleEvidence):
        load(tree)
