"""What `perihelion bench` runs; `benchmarks/` holds scripts and results."""

from perihelion.bench.measure import RUNS, Measured, measure
from perihelion.bench.searching import SearchMeasured, measure_search

__all__ = ["RUNS", "Measured", "SearchMeasured", "measure", "measure_search"]
