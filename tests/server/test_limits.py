"""Buckets, doors, and what counts as one address."""

import random

import pytest

from glastonbury.server import limits
from glastonbury.server.limits import Bucket, Buckets, Doors, Limits, Misses, household


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_its_rate():
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == 0.5
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]  # never more than the burst


def test_each_address_has_its_own_bucket():
    buckets = Buckets(1, 1, Clock())
    assert buckets.of("ann").take()
    assert not buckets.of("ann").take()
    assert buckets.of("ben").take()


def test_whoever_was_not_here_for_longest_is_forgotten(monkeypatch):
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    buckets = Buckets(1, 1, Clock())
    for name in ("ann", "ben", "ann", "eve"):
        buckets.of(name).take()
    assert list(buckets.known) == ["ann", "eve"]


def test_whoever_may_do_as_much_as_somebody_new_is_forgotten_by_the_next_ones():
    clock = Clock()
    buckets = Buckets(1, 2, clock)
    for name in ("ann", "ann", "ben"):
        buckets.of(name).take()
    clock.now += 1
    buckets.of("eve").take()
    assert list(buckets.known) == ["ann", "ben", "eve"]  # Ann's is half full, and Ben has come after her
    clock.now += 1
    for _ in range(2):
        buckets.of("eve").take()
    assert list(buckets.known) == ["eve"]


def test_a_dozen_who_guess_keep_nobody_else_out():
    clock = Clock()
    misses = Misses(Limits(), clock)
    for _ in range(1000):
        for number in range(12):
            if not misses.wait(f"eve {number}"):
                misses.missed(f"eve {number}")
        assert misses.wait("a newcomer") == 0
        clock.now += 0.5
    assert [number for number in range(12) if not misses.wait(f"eve {number}")] == []


def test_in_all_so_many_miss_from_however_many_addresses():
    clock = Clock()
    misses = Misses(Limits(), clock)
    missed, addresses = 0, iter(range(10**6))
    for _ in range(100):
        while not misses.wait(address := f"{next(addresses)}"):
            misses.missed(address)
            missed += 1
        clock.now += 1
    assert missed == 100 + 99  # at once, and one a second
    assert misses.wait("0") == 0  # of those who have missed before there are as many again


def test_doors_count_who_is_in():
    doors = Doors(2)
    with doors.entered("ann") as first:
        with doors.entered("ann") as second, doors.entered("ann") as third, doors.entered("ben") as other:
            assert (first, second, third, other) == (True, True, False, True)
        with doors.entered("ann") as again:
            assert again
    assert not doors.open  # nobody is remembered who is gone


def test_doors_are_left_when_something_fails():
    doors = Doors(1)
    with pytest.raises(RuntimeError), doors.entered("ann"):
        raise RuntimeError
    assert not doors.open


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_counts_as_one(address, counted):
    assert household((address, 1234)) == counted


def test_a_socket_of_the_file_system_has_no_address():
    assert household(None) == ""


def test_whoever_was_refused_together_waits_for_different_times_and_disturbs_no_chance_of_others():
    before = random.getstate()
    pauses = [Limits(pause=2.0).some_pause() for _ in range(100)]
    assert random.getstate() == before
    assert 1.0 <= min(pauses) < 1.5 < 2.5 < max(pauses) <= 3.0
