"""Trains the network and writes its weights: `train.py CELLS WEIGHTS VECTORS [MINUTES]`

CELLS is the folder that `cells.py` filled. WEIGHTS gets the network in whole numbers, VECTORS a few cells with the
logits that the crate has to find: 784 bytes and eleven 32-bit numbers each. The seed is fixed; the number of steps
is, too, unless MINUTES ends them early.
"""

import hashlib
import math
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from network import PAPER, UNIT, Network, Whole

SEED = 40
STEPS = 15000
BATCH = 256
RATE = 3e-3
WARM_UP = 200
SMOOTHING = 0.006
HAND_WEIGHT = 0.4
# Of a hundred pages, these are kept to measure.
HELD = 2


def main():
    source, weights, vectors = map(Path, sys.argv[1:4])
    minutes = float(sys.argv[4]) if len(sys.argv) > 4 else math.inf
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    rng = np.random.default_rng(SEED)
    cells = np.fromfile(source / "cells", np.uint8).reshape(-1, 28, 28)
    labels = np.fromfile(source / "labels", np.uint8)
    held = np.arange(len(labels)) // 81 % 100 < HELD
    # Digits as often as empty cells, and those by hand as often as print, which is easier.
    digit, own = labels % 16, labels >= 16
    share = np.where(digit == 0, 0.9 / (digit == 0).sum(), np.where(own, 1.2 / own.sum(), 1.0 / (~own & (digit > 0)).sum()))
    share[held] = 0
    drawn = np.cumsum(share / share.sum())
    network = Network().to(memory_format=torch.channels_last)
    network.train()
    rest = [p for p in network.parameters() if p.ndim == 1]
    heavy = [p for p in network.parameters() if p.ndim > 1]
    optimiser = torch.optim.AdamW([{"params": heavy, "weight_decay": 0.02}, {"params": rest, "weight_decay": 0}], RATE)
    begun, step = time.time(), 0
    part = 0.0
    while part < 1:
        part = max(step / STEPS, (time.time() - begun) / 60 / minutes)
        rate = RATE * min(1, (step + 1) / WARM_UP) * 0.5 * (1 + math.cos(math.pi * min(part, 1)))
        for group in optimiser.param_groups:
            group["lr"] = rate
        chosen = np.minimum(np.searchsorted(drawn, rng.random(BATCH)), len(labels) - 1)
        pixels = disturbed(rng, cells[chosen], own[chosen])
        wanted = torch.from_numpy(labels[chosen].astype(np.int64))
        found = network(pixels)
        loss = functional.cross_entropy(found[:, :10], wanted % 16, label_smoothing=SMOOTHING)
        full = wanted % 16 > 0
        hand = functional.binary_cross_entropy_with_logits(found[full, 10], (wanted[full] >= 16).float())
        optimiser.zero_grad()
        (loss + HAND_WEIGHT * hand).backward()
        optimiser.step()
        network.keep_order()
        step += 1
        if step % 250 == 0:
            print(step, f"{time.time() - begun:.0f} s, loss {loss.item():.3f}, hand {hand.item():.3f}", flush=True)
        if step % 1000 == 0:
            report("float", network, cells[held], labels[held])
    network.eval()
    report("float", network, cells[held], labels[held])
    sample = cells[~held][rng.choice((~held).sum(), 2000, replace=False)]
    whole = Whole(network, prepared(sample))
    weights.write_bytes(whole.pack())
    print("weights:", weights.stat().st_size, "bytes, sha256", hashlib.sha256(weights.read_bytes()).hexdigest())
    shown = cells[held][rng.choice(held.sum(), 24, replace=False)]
    logits = whole.logits(shown).astype("<i4")
    vectors.write_bytes(b"".join(c.tobytes() + l.tobytes() for c, l in zip(shown, logits)))
    few = rng.choice(held.sum(), 600, replace=False)
    tell("whole", whole.logits(cells[held][few]), labels[held][few])


def prepared(cells):
    return (cells[:, None].astype(np.float32) - PAPER) / UNIT


def disturbed(rng, cells, own):
    """Cells moved by up to two pixels, every second one bent, a little paler or darker, with grain."""
    padded = np.pad(cells, ((0, 0), (2, 2), (2, 2)), mode="edge")
    moves = np.clip(rng.normal(0, 1, (len(cells), 2)).astype(int), -2, 2) + 2
    rows, columns = moves[:, :, None].transpose(1, 0, 2) + np.arange(28)
    moved = padded[np.arange(len(cells))[:, None, None], rows[:, :, None], columns[:, None, :]]
    pixels = torch.from_numpy(prepared(moved))
    half = len(cells) // 2
    pixels[:half] = bent(rng, pixels[:half], own[:half])
    scale = rng.uniform(0.85, 1.15, (len(cells), 1, 1, 1)).astype(np.float32)
    grain = rng.standard_normal(pixels.shape, np.float32) * rng.uniform(0, 0.08, scale.shape).astype(np.float32)
    return pixels * torch.from_numpy(scale) + torch.from_numpy(grain)


def bent(rng, pixels, own):
    """Cells turned, stretched and leaned a little; handwriting is bent as no hand does it twice alike."""
    count = len(pixels)
    turn, lean = rng.normal(0, 0.06, (2, count))
    across, down = np.exp(rng.normal(0, 0.06, (2, count)))
    matrix = np.zeros((count, 2, 3), np.float32)
    matrix[:, 0, 0], matrix[:, 0, 1] = across, lean - turn
    matrix[:, 1, 0], matrix[:, 1, 1] = turn, down
    # In halves of a cell.
    most = np.where(own, 0.05, 0.015).astype(np.float32)[:, None, None, None]
    off = torch.from_numpy(rng.normal(0, 1, (count, 2, 5, 5)).astype(np.float32) * most)
    off = functional.interpolate(off, size=28, mode="bilinear", align_corners=True).permute(0, 2, 3, 1)
    places = functional.affine_grid(torch.from_numpy(matrix), (count, 1, 28, 28), align_corners=False)
    return functional.grid_sample(pixels, places + off, padding_mode="border", align_corners=False)


def report(name, network, cells, labels):
    network.eval()
    with torch.no_grad():
        found = np.concatenate([network(torch.from_numpy(prepared(part))).numpy() for part in np.array_split(cells, 40)])
    network.train()
    tell(name, found, labels)


def tell(name, logits, labels):
    digit, own = labels % 16, labels >= 16
    wrong = logits[:, :10].argmax(1) != digit
    role = (logits[:, 10] > 0) != own
    groups = (("empty", digit == 0), ("print", ~own & (digit > 0)), ("hand", own))
    print(name, *(f"{group} {100 * wrong[of].mean():.2f} %" for group, of in groups), "wrong;", end=" ")
    print("roles", *(f"{group} {100 * role[of].mean():.2f} %" for group, of in groups[1:]), "wrong", flush=True)


main()
