"""Random play by PettingZoo: `python examples/pettingzoo_random.py [GAMES]`."""

import sys

from glastonbury.envs import pettingzoo


def main(games: int = 100) -> None:
    table = pettingzoo.env(players=3, rewards="points")
    points = dict.fromkeys(table.possible_agents, 0.0)
    for seed in range(games):
        table.reset(seed=seed)
        for agent in table.agent_iter():
            observation, reward, termination, truncation, _ = table.last()
            points[agent] += reward
            over = termination or truncation
            table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    for agent, total in points.items():
        print(f"{agent}: {total / games:.1f} points on average")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
