"""The net in JAX: given the same as the reference, and it thinks the same as that and as the compiled engine."""

import jax
import numpy as np

from glastonbury import core, net
from glastonbury.batch import looking
from glastonbury.rules import PHASES, Edition
from nets import a_thousand, new_net

look = jax.jit(looking.look)
inputs = jax.jit(looking.inputs)


def test_all_variants_and_phases_are_among_the_thousand():
    states = [at.state for at in a_thousand()]
    assert len(states) == 1000
    assert {state.phase for state in states} == set(PHASES) - {"over"}
    assert {(len(state.players), state.has_recipes) for state in states} == {(n, r) for n in (2, 3, 4) for r in (0, 1)}
    assert {state.edition for state in states} == set(Edition)
    assert {len(state.players) for state in states if state.removed_color is None} == {2, 3, 4}
    assert any(state.removed_color for state in states)


def test_1000_positions_of_all_variants_are_the_same_in_numpy_numba_and_jax():
    of = new_net()
    known = a_thousand()
    observations = np.stack([at.observation for at in known])
    given = jax.tree.map(np.asarray, inputs(observations))
    outlook = jax.tree.map(np.asarray, look(of.params(), observations))
    for number, at in enumerate(known):
        expected = net.inputs(at.observation)
        assert np.array_equal(given.rows[number], np.bincount(expected.rows, minlength=given.rows.shape[1]))
        takes = np.array(expected.takes).T
        for mine, theirs in zip((given.card, given.landing, given.gain, given.hope), takes, strict=True):
            assert np.array_equal(mine[number], theirs)
        players = len(at.state.players)
        win = np.exp(outlook.win[number] - outlook.win[number].max())
        thought = net.Outlook(win / win.sum(), outlook.margin[number], outlook.policy[number])
        for other in (net.look(of, at.observation), core.outlook(of, core.pack(at.state), at.removed)):
            assert np.allclose(thought.win[:players], other.win, rtol=0, atol=1e-4)
            assert np.allclose(thought.margin[:players], other.margin, rtol=0, atol=1e-4)
            assert np.allclose(thought.policy, other.policy, rtol=0, atol=1e-4)
        assert not thought.win[players:].any()
