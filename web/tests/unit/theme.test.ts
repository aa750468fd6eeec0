/**
 * Hints look as in the pictures of the program: roles, shapes, colours. `cargo xtask web` writes down how
 * that is.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LOOKS } from "../../src/grid/shapes.ts";
import { skin } from "./skins.ts";

interface Theme {
  roles: { role: string; name: string; shape: string; filled: boolean; colour: string }[];
  light: Record<string, string>;
  dark: Record<string, string>;
}

const theme = JSON.parse(readFileSync(".build/theme.json", "utf8")) as Theme;

test("every role looks as in the program's pictures", () => {
  const looks = theme.roles.map(({ role, ...look }) => [role, look] as const);
  assert.ok(looks.length > 10);
  assert.deepEqual(LOOKS, Object.fromEntries(looks));
});

for (const name of ["light", "dark"] as const) {
  test(`${name}: patterns have the colours of the program's pictures`, () => {
    const colours = skin(name);
    assert.deepEqual(Object.fromEntries(Object.keys(theme[name]).map((one) => [one, colours[one]])), theme[name]);
  });
}
