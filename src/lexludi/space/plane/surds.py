"""Exact numbers of the plane: sums of fractions times square roots, which a turned base and a diagonal need.

Roots of different square-free numbers are independent of each other, so such a sum is 0 only if it has no term left.
That makes equality certain; the sign of any other sum is found by intervals, which must end.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import gcd, isqrt, sqrt

from lexludi.rulings.number import Number, exact
from lexludi.rulings.plain import Json, plain

ONE = 1
"""The number whose root is whole: its terms are the fractions without a root."""
LARGEST = 10**13
"""The largest number that is taken apart for its root; what is told of a table to a hundredth of a step stays far below."""
DEEP = 10**32
"""The fraction of a step to which a length is worked out that has no end."""
TOLD = 10_000
"""The largest denominator of a length that players tell."""
ROUNDING = 2.0**-48
"""More than what is lost by rounding in a term of a sum of floats."""


class Surd:
    """A sum of fractions times roots of square-free numbers."""

    __slots__ = ("_float", "terms")

    def __init__(self, terms: Mapping[int, Fraction]) -> None:
        self.terms = {root: factor for root, factor in terms.items() if factor}
        self._float: tuple[float, float] | None = None

    @classmethod
    def of(cls, value: Number | Surd) -> Surd:
        """A number as a sum of one term."""
        return value if isinstance(value, Surd) else cls({ONE: Fraction(value)})

    def __add__(self, other: Number | Surd) -> Surd:
        terms = dict(self.terms)
        for root, factor in Surd.of(other).terms.items():
            terms[root] = terms.get(root, Fraction(0)) + factor
        return Surd(terms)

    __radd__ = __add__

    def __neg__(self) -> Surd:
        return Surd({root: -factor for root, factor in self.terms.items()})

    def __sub__(self, other: Number | Surd) -> Surd:
        return self + -Surd.of(other)

    def __rsub__(self, other: Number) -> Surd:
        return Surd.of(other) - self

    def __mul__(self, other: Number | Surd) -> Surd:
        if not isinstance(other, Surd):
            return Surd({root: factor * other for root, factor in self.terms.items()})
        terms: dict[int, Fraction] = {}
        for one, first in self.terms.items():
            for two, second in other.terms.items():
                shared = gcd(one, two)
                root = one // shared * (two // shared)
                terms[root] = terms.get(root, Fraction(0)) + first * second * shared
        return Surd(terms)

    __rmul__ = __mul__

    def __truediv__(self, other: Number | Surd) -> Surd:
        if not isinstance(other, Surd):
            return self * (1 / Fraction(other))
        return self * other.inverse()

    def inverse(self) -> Surd:
        """One divided by it: roots are taken out of the divisor one prime at a time."""
        if not self.terms:
            raise ZeroDivisionError("nothing can be divided by 0")
        above, below = Surd.of(1), self
        while roots := [root for root in below.terms if root != ONE]:
            prime = _smallest_prime(min(roots))
            other = Surd({root: -factor if root % prime == 0 else factor for root, factor in below.terms.items()})
            above, below = above * other, below * other
        return above * (1 / below.terms[ONE])

    @property
    def sign(self) -> int:
        """1, 0 or −1: from floats where they are sure, else by ever smaller intervals."""
        if not self.terms:
            return 0
        about, error = self._about()
        if abs(about) > error:
            return 1 if about > 0 else -1
        bits = 64
        while True:
            low, high = self._between(bits)
            if low > 0 or high < 0:
                return 1 if low > 0 else -1
            bits *= 2

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int | Fraction | Surd) and not (self - other).terms

    def __hash__(self) -> int:
        return hash(frozenset(self.terms.items()))

    def __lt__(self, other: Number | Surd) -> bool:
        return (self - other).sign < 0

    def __le__(self, other: Number | Surd) -> bool:
        return (self - other).sign <= 0

    def __gt__(self, other: Number | Surd) -> bool:
        return (self - other).sign > 0

    def __ge__(self, other: Number | Surd) -> bool:
        return (self - other).sign >= 0

    def __float__(self) -> float:
        return self._about()[0]

    def __repr__(self) -> str:
        return (
            " + ".join(f"{factor}√{root}" if root != ONE else str(factor) for root, factor in self.terms.items()) or "0"
        )

    @property
    def fraction(self) -> Number | None:
        """The number itself where no root is left in it."""
        return exact(self.terms.get(ONE, Fraction(0))) if self.terms.keys() <= {ONE} else None

    def rounded(self, places: int) -> Fraction:
        """The nearest number with so many decimals; a half is rounded up."""
        scale = 10**places
        whole = int(float(self) * scale) - 1
        while Surd.of(Fraction(2 * whole + 1, 2 * scale)) <= self:
            whole += 1
        return Fraction(whole, scale)

    def root(self) -> Surd | None:
        """The square root, of a number without roots; None of any other."""
        number = self.fraction
        return None if number is None else root_of(number)

    def root_near(self) -> Fraction:
        """Its square root: the very number where that is a fraction players tell, else one closer than 10^-30."""
        low, _ = self._between(bits=256)
        near = Fraction(isqrt(max(int(low * DEEP * DEEP), 0)), DEEP)
        told = near.limit_denominator(TOLD)
        return told if Surd.of(told * told) == self else near

    def _about(self) -> tuple[float, float]:
        if self._float is None:
            parts = [float(factor) * sqrt(root) for root, factor in self.terms.items()]
            self._float = sum(parts, 0.0), sum(map(abs, parts)) * ROUNDING * (1 + len(parts))
        return self._float

    def _between(self, bits: int) -> tuple[Fraction, Fraction]:
        low = high = Fraction(0)
        for root, factor in self.terms.items():
            below = isqrt(root << 2 * bits)
            ends = factor * below, factor * (below + (below * below != root << 2 * bits))
            low, high = low + min(ends), high + max(ends)
        return low / (1 << bits), high / (1 << bits)


def root_of(number: Number) -> Surd:
    """The square root of a number."""
    if number < 0:
        raise ValueError(f"{number} has no square root")
    value = Fraction(number)
    whole, rest = _split(value.numerator * value.denominator)
    return Surd({rest: Fraction(whole, value.denominator)}) if whole else Surd({})


@cache
def _split(number: int) -> tuple[int, int]:
    """A number as a square times a square-free one: the root of the first, and the second."""
    if number == 0:
        return 0, ONE
    if number > LARGEST:
        raise OverflowError(f"the root of {number} has more digits than a table can be measured to")
    whole, rest, prime = 1, number, 2
    while prime * prime <= rest:
        while rest % (prime * prime) == 0:
            rest //= prime * prime
            whole *= prime
        prime += 1
    return whole, rest


@cache
def _smallest_prime(number: int) -> int:
    return next((prime for prime in range(2, isqrt(number) + 1) if number % prime == 0), number)


@plain.register
def _plain(value: Surd) -> Json:
    """As a number where it is one, else its terms."""
    number = value.fraction
    return plain(number) if number is not None else {f"√{root}": str(factor) for root, factor in value.terms.items()}
