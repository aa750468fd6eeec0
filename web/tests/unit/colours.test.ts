/** Every text can be read on what it stands on, in every skin. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { skin } from "./skins.ts";

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ["cell", "selected", "seen", "same", "place"];
const COLOURS = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];

for (const name of ["light", "dark", "contrast"] as const) {
  const colours = skin(name);
  const check = (ink: string, ground: string, least: number): void => {
    const found = contrast(colours[ink]!, colours[ground]!);
    assert.ok(found >= least, `${name}: ${ink} on ${ground} has a contrast of ${found.toFixed(2)}, less than ${least}`);
  };
  test(`${name}: texts have a contrast of 4.5`, () => {
    for (const ink of ["ink", "muted", "accent", "danger", "good"]) for (const ground of ["paper", "panel"]) check(ink, ground, 4.5);
    check("on-accent", "accent", 4.5);
    check("ink", "accent-soft", 4.5);
  });
  test(`${name}: digits have a contrast of 4.5 on every ground, marks too, large ones on colours of 3`, () => {
    for (const ground of GROUNDS)
      for (const ink of ["given", "own", "mark", "corner", "wrong"]) check(ink, ground, ground === "cell" || ink !== "wrong" ? 4.5 : 3);
    for (const ground of COLOURS) for (const ink of ["given", "own"]) check(ink, ground, 3);
  });
  test(`${name}: what is no text has a contrast of 3`, () => {
    for (const sign of ["focus", "grid-thick", "red", "blue", "green", "link"]) check(sign, "cell", 3);
    check("edge", "panel", 3);
  });
  test(`${name}: digits on shapes can be read`, () => {
    for (const shape of ["sky", "orange", "purple", "yellow"]) check("on-bright", shape, 4.5);
    check("on-dark", "green", name === "light" ? 4.5 : 3);
  });
}
