/** The colours of every skin, read off the sheet of styles. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const CSS = readFileSync("src/styles/tokens.css", "utf8");

/** The skins, and where their colours begin. */
const SKINS = { light: ":root {", dark: ':root[data-skin="dark"]', contrast: ':root[data-skin="contrast"]' };

/** The colours of a skin: those that it does not name are the light ones. */
export function skin(name: keyof typeof SKINS): Record<string, string> {
  const of = (start: number): Record<string, string> => {
    const block = CSS.slice(start, CSS.indexOf("}", start));
    return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name!, colour!]));
  };
  const start = CSS.indexOf(SKINS[name]);
  assert.ok(start >= 0, name);
  return { ...of(0), ...of(start) };
}
