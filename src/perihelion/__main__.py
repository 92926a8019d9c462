"""`python -m perihelion` is the `perihelion` command."""

from perihelion.cli import main

main()
