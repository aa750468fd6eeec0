/**
 * Hints look as in the pictures of the program: roles, shapes, colours. `cargo xtask web` writes down how
 * that is.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { languages } from "sudokit-words";
import { LOOKS } from "../../src/grid/shapes.ts";
import { skin } from "./skins.ts";

interface Theme {
  roles: { role: string; name: string; shape: string; filled: boolean; colour: string }[];
  light: Record<string, string>;
  dark: Record<string, string>;
}

const theme = JSON.parse(readFileSync(".build/theme.json", "utf8")) as Theme;

test("every role looks as in the program's pictures, and has its name, but for one that beginners do not know", () => {
  const looks = theme.roles.map(({ role, ...look }) => [role, role === "cover" ? { ...look, name: "room for only one" } : look] as const);
  assert.ok(looks.length > 10);
  assert.deepEqual(LOOKS, Object.fromEntries(looks));
});

for (const language of languages) {
  test(`the legend does without "cover" in ${language}`, () => {
    const said = /^role-cover = (.*)$/m.exec(readFileSync(`words/${language}/hints.ftl`, "utf8"))?.[1];
    assert.ok(said !== undefined);
    assert.doesNotMatch(said, /cover|couverture|cobertura|カバー|覆盖/i);
  });
}

for (const name of ["light", "dark"] as const) {
  test(`${name}: patterns have the colours of the program's pictures`, () => {
    const colours = skin(name);
    assert.deepEqual(Object.fromEntries(Object.keys(theme[name]).map((one) => [one, colours[one]])), theme[name]);
  });
}
