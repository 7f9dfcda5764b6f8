"""What tests are given for a database is gone after them."""

import psutil
from with_postgres import serving


def postmaster(postgres):
    return psutil.Process(int((postgres.server.pgdata / "postmaster.pid").read_text().split()[0]))


def test_a_restarted_postgresql_is_gone_afterwards():
    """It would write on into its folder while that is removed."""
    with serving() as postgres:
        first = postmaster(postgres)
        postgres.restart()
        psutil.wait_procs([first], timeout=5)  # so that the first one can be seen to be gone, where init looks after it
        restarted = postmaster(postgres)
        assert restarted != first
    assert not restarted.is_running() or restarted.status() == psutil.STATUS_ZOMBIE
