// Every example of the README and of the types runs as it stands.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { promisify } from "node:util";

const folder = new URL("..", import.meta.url);
const run = promisify(execFile);

/** The blocks of JavaScript in a text, and the line of each. */
function examplesOf(text) {
  const examples = [];
  let block;
  text.split("\n").forEach((line, number) => {
    const bare = line.replace(/^ \* ?/, "");
    if (block && bare.startsWith("```")) block = void examples.push(block);
    else if (block) block.code += `${bare}\n`;
    else if (bare === "```js") block = { line: number + 1, code: "" };
  });
  return examples;
}

for (const file of ["README.md", "index.d.ts", "face.d.ts", "game.d.ts", "team.d.ts"]) {
  const examples = examplesOf(await readFile(new URL(file, folder), "utf8"));
  assert.ok(examples.length > 0, file);
  for (const { line, code } of examples) {
    test(`${file}:${line}`, () => run(process.execPath, ["--input-type=module", "--eval", code], { cwd: folder }));
  }
}
