"""The rules of Zenith, one file per chapter of the rulebook; compiled."""
