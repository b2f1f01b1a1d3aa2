"""Answers kept by an object go when it goes."""

from __future__ import annotations

import gc
import weakref

from lexludi.caching import cached_method


class Clerk:
    def __init__(self) -> None:
        self.asked: list[str] = []

    @cached_method
    def answer(self, question: str) -> str:
        """What the clerk says."""
        self.asked.append(question)
        return question.upper()


def test_question_is_answered_once_by_each_object() -> None:
    one, other = Clerk(), Clerk()
    assert [one.answer("why"), one.answer("why"), other.answer("why"), one.answer("how")] == [
        "WHY",
        "WHY",
        "WHY",
        "HOW",
    ]
    assert (one.asked, other.asked) == (["why", "how"], ["why"])


def test_object_that_has_answered_is_not_kept() -> None:
    clerk = Clerk()
    clerk.answer("why")
    seen = weakref.ref(clerk)
    del clerk
    gc.collect()
    assert seen() is None


def test_method_of_the_class_carries_its_docstring() -> None:
    assert Clerk.answer.__doc__ == "What the clerk says."
