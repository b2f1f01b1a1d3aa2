"""Run every measurement and print its ratio beside what it must be; exit 1 where one is missed."""

from __future__ import annotations

import sys

from bench import browser, core, impact, site


def main() -> int:
    """Measure, print, judge."""
    missed = 0
    builds = site.full_build, site.sentence, site.number, site.number_among_many, impact.impact
    for measure in (core.speed, *builds, browser.first_ruling, browser.clash, browser.shots):
        name, ratio, bound, at_least, detail = measure()
        good = ratio >= bound if at_least else ratio <= bound
        missed += not good
        print(
            f"{'ok  ' if good else 'MISS'} {name}: {ratio:.2f} (must be {'≥' if at_least else '≤'} {bound}); {detail}",
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
