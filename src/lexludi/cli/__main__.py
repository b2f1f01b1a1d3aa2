"""`python -m lexludi.cli`."""

import sys

from lexludi.cli.main import main

sys.exit(main())
