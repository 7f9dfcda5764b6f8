"""Whether a net's expectations come true is found out, either way."""

import dataclasses

import pytest

from glastonbury.bench.calibration import Tenth, draw, measure
from glastonbury.net import NEWEST, form, load


def found(net, games):
    told = []
    tenths = measure(net, games, 3, lambda *figure: told.append(figure), lambda numbers: numbers)
    return tenths, told


def test_what_the_newest_net_expects_is_what_happens():
    tenths, told = found(load(NEWEST), 210)
    assert all(abs(tenth.happened - tenth.expected) <= max(0.02, 3 * tenth.error) for tenth in tenths["all"])
    assert [unit for *_, unit in told] == (["points"] * 10 + ["ratio"]) * 4
    assert sum(tenth.said * tenth.expected for tenth in tenths["all"]) == pytest.approx(
        sum(tenth.said * tenth.happened for tenth in tenths["all"]), rel=1e-4
    )  # shares of a win, and one win a game
    assert draw("some", tenths).count("<circle") == 40


def test_a_net_that_is_too_sure_is_found_out():
    net = load(NEWEST)
    weights = net.weights.copy()
    start, (rows, columns) = form.STARTS_OF["heads"], form.WEIGHTS["heads"]
    weights[start : start + rows * columns].reshape(rows, columns)[:, form.HEADS["win"]] *= 3
    tenths, _ = found(dataclasses.replace(net, weights=weights), 105)
    assert sum(tenth.right for tenth in tenths["all"]) < 7


def test_two_points_or_two_standard_errors_are_right():
    assert Tenth(1, 0.5, 0.519, 0.001).right
    assert Tenth(1, 0.5, 0.55, 0.03).right
    assert not Tenth(1, 0.5, 0.55, 0.02).right
