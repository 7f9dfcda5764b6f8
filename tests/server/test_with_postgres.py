"""What tests are given for a database is gone after them."""

import psutil
from with_postgres import serving


def postmaster(postgres):
    return psutil.Process(int((postgres.server.pgdata / "postmaster.pid").read_text().split()[0]))


def is_alive(process):
    """It may be gone at any moment: what has ended is there until the system has noted it."""
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_a_restarted_postgresql_is_gone_afterwards():
    """It would write on into its folder while that is removed."""
    with serving() as postgres:
        first = postmaster(postgres)
        postgres.restart()
        psutil.wait_procs([first], timeout=5)  # so that the first one can be seen to be gone, where init looks after it
        restarted = postmaster(postgres)
        assert restarted != first
        assert is_alive(restarted)
    assert not is_alive(restarted)
