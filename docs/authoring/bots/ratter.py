"""Plays The Rats in the Walls as an honest reckoner: looks, tells the truth while it may, and doubts what is unlikely.

    ./humbug play https://HOUSE/t/CODE --exec 'python3 docs/authoring/bots/ratter.py'
    ./humbug tournament rats --seats 'exec:python3 docs/authoring/bots/ratter.py,random,random,random'
"""
import json
import random
import sys

FACES = [0, 0, 0, 0, 1, 2]


def at_least(rats, dice):
    """How likely so many dice show at least so many rats."""
    if rats <= 0:
        return 1
    if dice == 0:
        return 0
    return sum(at_least(rats - face, dice - 1) for face in FACES) / len(FACES)


def likely(claim, dice):
    """How likely a claim is true of dice that nobody has seen: "none" is 0, "at least X" is X."""
    return 1 - at_least(1, dice) if claim == 0 else at_least(claim, dice)


def tell(moves, truth):
    """Of the claims that are open, the highest that is not above the truth; else the lowest."""
    claims = [move for move in moves if "claim" in move]
    honest = [move for move in claims if move["claim"] <= truth]
    return honest[-1] if honest else claims[0]


def choose(view, moves):
    table = view["table"]
    claim, dice = table["claim"] or 0, table["dice"]
    by_kind = {move["kind"]: move for move in moves}
    if table["stage"] == "shaken":
        return by_kind["look"]
    if table["stage"] == "looked":
        return tell(moves, sum(view["hand"]["dice"]))
    if table["stage"] == "blind":
        return tell(moves, 0)
    if table["stage"] == "took" and "hand on" in by_kind and likely(claim, dice) > 0.3:
        return tell(moves, claim)
    if table["stage"] == "took":
        return by_kind["shake"]
    if table["stage"] == "told":
        return by_kind["doubt" if likely(claim, dice) < 0.3 else "believe"]
    return by_kind.get("spare") or random.choice(moves)


for line in sys.stdin:
    said = json.loads(line)
    if "game" in said:
        random.seed(said["seed"])
    else:
        print(json.dumps(choose(said["view"], said["moves"])), flush=True)
