"""The benchmark of the store runs. Nothing here is timed."""

import pytest

from benchmarks.store import main


@pytest.mark.slow
def test_the_benchmark_prints_a_line_for_each_number_of_tables(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seconds", "0.05", "--tables", "1", "3"])
    said = capsys.readouterr().out
    assert said.count("sqlite") == said.count("postgres") == 2
