"""Many games at once."""
import jax, jax.numpy as jnp, numpy as np
from functools import partial
from .game import legal_bits, step
from .state import OVER, init, CARDS

def kth_bit(word, k):
    position = jnp.zeros_like(k)
    for width in (16, 8, 4, 2, 1):
        low = jax.lax.population_count(word & np.uint32((1 << width) - 1))
        beyond = k >= low
        k = jnp.where(beyond, k - low, k)
        word = jnp.where(beyond, word >> width, word)
        position = jnp.where(beyond, position + width, position)
    return position

def choose(cells, others, number):
    n_cells = jax.lax.population_count(cells)
    count = n_cells + jax.lax.population_count(others)
    k = (number >> 8) * count >> 24
    in_cells = k < n_cells
    word = jnp.where(in_cells, cells, others)
    k = jnp.where(in_cells, k, k - n_cells)
    return (kth_bit(word, k) + jnp.where(in_cells, 0, 32).astype(jnp.uint32)).astype(jnp.int8)

def scramble(x):
    x = (x ^ (x >> 16)) * np.uint32(0x7FEB352D)
    x = (x ^ (x >> 15)) * np.uint32(0x846CA68B)
    return x ^ (x >> 16)

def shuffle(key, count):
    r = jax.random.bits(key, (CARDS, count))
    k = (r & ~np.uint32(127)) | jnp.arange(CARDS, dtype=jnp.uint32)[:, None]
    return (jnp.sort(k, axis=0) & 127).astype(jnp.int8)
