"""The network in floating point, and the same in whole numbers as the crate computes it.

28 x 28 -> 3 x 3 x 16, halved -> 3 x 3 x 32, halved -> 3 x 3 x 48, halved -> 64 -> 11: ten classes, 0 for an empty
cell, and whether a digit is written by hand. Halving takes the greatest of four.
"""

import numpy as np
import torch
from torch import nn

PAPER = 64
# One unit of what comes in: the difference between paper and a digit of full contrast is 127.5.
UNIT = 64.0
# Logits have eight binary places.
LOGIT_UNIT = 256.0
# What a layer hands on is at most this, in a byte.
FULL = 255.0
# Products are shifted down by this many places after they are multiplied by a channel's scale.
SHIFT = 24
CHANNELS = (16, 32, 48)
HIDDEN = 64
CLASSES = 11


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        blocks, before = [], 1
        for channels in CHANNELS:
            # Halved first, as in the crate: the rest has a quarter to do.
            blocks += [nn.Conv2d(before, channels, 3, padding=1), nn.MaxPool2d(2), nn.BatchNorm2d(channels), nn.ReLU()]
            before = channels
        self.blocks = nn.Sequential(*blocks)
        self.hidden = nn.Linear(9 * CHANNELS[-1], HIDDEN)
        self.last = nn.Linear(HIDDEN, CLASSES)

    def forward(self, pixels):
        """`pixels` are bytes of evened cells, minus the value of paper, over `UNIT`."""
        return self.last(torch.relu(self.hidden(self.blocks(pixels).flatten(1))))

    def keep_order(self):
        """Keeps the scales of normalisation above zero: else the greatest of four would become the least."""
        with torch.no_grad():
            for norm in self.blocks[2::4]:
                norm.weight.clamp_(min=1e-3)

    def layers(self):
        """Weights and biases of the five layers, batch normalisation folded in."""
        found = []
        for at in range(0, len(self.blocks), 4):
            layer, norm = self.blocks[at], self.blocks[at + 2]
            scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            bias = (layer.bias - norm.running_mean) * scale + norm.bias
            found.append((layer.weight * scale[:, None, None, None], bias))
        found += [(layer.weight, layer.bias) for layer in (self.hidden, self.last)]
        return [(weight.detach().double().numpy(), bias.detach().double().numpy()) for weight, bias in found]


class Whole:
    """The network in whole numbers: weights of a byte, 32-bit sums, scales of 32 bits and a shift."""

    def __init__(self, network, pixels):
        """`pixels` are cells to measure how large the values between layers become."""
        self.parts = []
        step_in = 1 / UNIT
        seen = torch.as_tensor(pixels)
        layers = network.layers()
        tops = self.tops(network, seen)
        for number, (weight, bias) in enumerate(layers):
            last = number == len(layers) - 1
            step_out = 1 / LOGIT_UNIT if last else tops[number] / FULL
            flat = weight.reshape(len(weight), -1)
            steps = np.maximum(abs(flat).max(1), 1e-9) / 127
            whole = np.rint(flat / steps[:, None]).astype(np.int8).reshape(weight.shape)
            offset = np.rint(bias / (steps * step_in)).astype(np.int32)
            scale = np.rint(steps * step_in / step_out * 2**SHIFT).astype(np.int32)
            self.parts.append((whole, offset, scale))
            step_in = step_out

    @staticmethod
    def tops(network, seen):
        found = []
        with torch.no_grad():
            for at in range(0, len(network.blocks), 4):
                seen = network.blocks[at : at + 4](seen)
                found.append(top(seen))
            found.append(top(torch.relu(network.hidden(seen.flatten(1)))))
        return found

    def logits(self, cells):
        """Whole logits of cells of 784 bytes: the reference for the crate."""
        values = cells.reshape(-1, 1, 28, 28).astype(np.int64) - PAPER
        for weight, offset, scale in self.parts[:3]:
            padded = np.pad(values, ((0, 0), (0, 0), (1, 1), (1, 1)))
            size = values.shape[2]
            sums = np.zeros((len(cells), len(weight), size, size), np.int64)
            for y in range(3):
                for x in range(3):
                    window = padded[:, :, y : y + size, x : x + size]
                    sums += np.einsum("ncyx,oc->noyx", window, weight[:, :, y, x].astype(np.int64))
            size = size // 2 * 2
            sums = sums[:, :, :size, :size].reshape(len(cells), len(weight), size // 2, 2, size // 2, 2).max((3, 5))
            values = handed(sums + offset[:, None, None], scale[:, None, None]).clip(0, 255)
        values = values.reshape(len(cells), -1)
        for number, (weight, offset, scale) in enumerate(self.parts[3:]):
            values = handed(values @ weight.astype(np.int64).T + offset, scale)
            if number == 0:
                values = values.clip(0, 255)
        return values

    def pack(self):
        """The file: for each layer its weights, with the channels of a pixel side by side, then offsets and scales
        as 32-bit numbers, little end first."""
        packed = b""
        for number, (weight, offset, scale) in enumerate(self.parts):
            if number < 3:
                weight = weight.transpose(0, 2, 3, 1)
            elif number == 3:
                weight = weight.reshape(HIDDEN, CHANNELS[-1], 3, 3).transpose(0, 2, 3, 1)
            packed += weight.tobytes() + offset.astype("<i4").tobytes() + scale.astype("<i4").tobytes()
        return packed


def handed(sums, scale):
    """What is handed on: rounded half up."""
    return (sums * scale + (1 << (SHIFT - 1))) >> SHIFT


def top(values):
    """A value that one in three thousand exceeds."""
    values = np.sort(values.flatten().numpy())
    return float(max(values[int(len(values) * 0.9997)], 1e-3))
