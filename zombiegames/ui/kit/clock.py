"""The program's own time: it only goes forward, whatever happens to the calendar."""

from time import perf_counter as now

__all__ = ["now"]
