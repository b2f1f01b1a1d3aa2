"""The official run: pytest-bdd over every feature file, and the proof that it left none out."""

from __future__ import annotations

import pytest
from pytest_bdd import scenarios

from lexludi.project import Project
from lexludi.proof import evidence
from lexludi.proof.bdd import Binding
from support import ROOT

scenarios(*sorted(str(path) for path in (ROOT / "features").glob("*/*.feature")))


@pytest.mark.last
def test_pytest_bdd_and_core_agree_on_every_example_and_leave_the_evidence(binding: Binding, project: Project) -> None:
    ran = {key: evidence.record(result, key.split(".")[0]) for key, result in binding.results.items()}
    core = {record["id"]: record for record in evidence.run_all(project)}
    assert ran.keys() == core.keys()
    assert [key for key in core if ran[key] != core[key]] == []
    evidence.write(ROOT, core.values())
    assert evidence.load(ROOT) == list(core.values())
