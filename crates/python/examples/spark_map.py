"""Solve a table of puzzles on Spark: batches of Arrow go to the workers of Python as they are.

    pip install pyspark pyarrow sudokit
    python spark_map.py

Spark knows no unsigned numbers, so a status is an int16.
"""

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import sudokit

if TYPE_CHECKING:
    import pyarrow as pa


def solve(batches: "Iterator[pa.RecordBatch]") -> "Iterator[pa.RecordBatch]":
    """The puzzle, its solution and its status, for each batch of puzzles."""
    import pyarrow as pa

    for batch in batches:
        puzzles = batch.column("puzzle")
        # Spark has a process for each core already.
        answers: Any = pa.table(sudokit.solve_many(puzzles, threads=1)).combine_chunks()
        for solved in answers.to_batches() or [pa.RecordBatch.from_pylist([], schema=answers.schema)]:
            columns = [puzzles, solved.column("solution"), solved.column("status")]
            yield pa.RecordBatch.from_arrays(columns, names=["puzzle", "solution", "status"])


def main() -> int:
    try:
        from pyspark.sql import SparkSession
    except ImportError as error:
        print(f"skipped: {error}", file=sys.stderr)
        return 77
    # Workers take the first Python that they find: it has to be one that has the library, such as this one.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    spark = SparkSession.builder.master("local[2]").appName("sudokit").getOrCreate()
    puzzles = [(str(puzzle),) for puzzle in sudokit.generate(1000, seed=1)]
    table = spark.createDataFrame(puzzles, "puzzle string")
    solved = table.mapInArrow(solve, "puzzle string, solution string, status smallint")
    unique = solved.where("status = 1").count()
    print(unique, "of", len(puzzles), "have exactly one solution")
    spark.stop()
    return 0 if unique == len(puzzles) else 1


if __name__ == "__main__":
    sys.exit(main())
