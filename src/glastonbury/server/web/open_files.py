"""How many files this process may have open: each connection is one."""

MOST_FILES = 65_536  # more are not asked for


def open_files() -> int:
    """How many this process may have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def allow_more_files() -> None:
    """As many as this process may allow itself, and those that it starts."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (MOST_FILES, 10_240):  # macOS takes no more than this, whatever it says
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            continue
        return
