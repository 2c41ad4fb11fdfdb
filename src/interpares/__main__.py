"""`python -m interpares` is the command `interpares`."""

from .cli import main

if __name__ == "__main__":
    main()
