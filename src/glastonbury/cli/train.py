"""`glastonbury train`: a net from nothing."""

from pathlib import Path

import click

from .screen import end_cleanly_when_killed


@click.command(short_help="Let a net learn by playing against itself.")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--seed", type=click.IntRange(min=0), default=1, show_default=True, metavar="N", help="Chooses all chance."
)
@click.option("--iterations", type=click.IntRange(min=1), metavar="N", help="How long: more learn more.")
@click.option("--small", is_flag=True, help="As much as a processor does in a minute, instead of an accelerator.")
@click.option("--resume", is_flag=True, help="Go on where the same call was interrupted.")
def train(folder: Path, seed: int, iterations: int | None, small: bool, resume: bool) -> None:
    """Let a net learn by playing against itself, all variants at once, and leave it in FOLDER.

    There is then the net (net.npz) with its card (net.json), how it went (curve.jsonl, curve.svg) and what is needed
    to go on (checkpoint.npz). On the same kind of machine the same call makes the same net.

    \b
    Try it, then let the net play:
      glastonbury train /tmp/small --small
      glastonbury arena /tmp/small/net.npz@0 random --games 100
    """
    try:
        from ..training.learning import SMALL, Plan
        from ..training.run import BadFolder
        from ..training.run import train as learn
    except ImportError as error:
        raise click.ClickException(str(error)) from None
    plan = SMALL if small else Plan()
    plan = plan._replace(iterations=iterations or plan.iterations)
    end_cleanly_when_killed()
    try:
        learn(folder, seed, plan, lambda line: click.echo(told(line, plan.iterations), err=True), resume=resume)
    except BadFolder as error:
        raise click.ClickException(str(error)) from None
    except KeyboardInterrupt:
        raise click.ClickException("interrupted; the same call with --resume goes on") from None


def told(line: dict[str, float], iterations: int) -> str:
    return (
        f"{line['iteration']:.0f} of {iterations} iterations, {line['seconds']:.0f} s: "
        f"win {line['win']:.3f}, margin {line['margin']:.3f}, entropy {line['entropy']:.3f}, "
        f"{line['points']:.1f} points for the best"
    )
