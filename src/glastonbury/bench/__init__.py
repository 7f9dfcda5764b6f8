"""How fast each part is, and what the server bears: one file for each `glastonbury bench …`, with its `measure`.

The server is measured by many devices (load.py) on servers in processes of their own (servers.py), attacked by
strangers (attacks) and killed while people insist (stubborn.py).
"""
