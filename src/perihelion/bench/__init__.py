"""What `perihelion bench` runs; `benchmarks/` holds scripts and results."""

from perihelion.bench.measure import RUNS, Measured, measure

__all__ = ["RUNS", "Measured", "measure"]
