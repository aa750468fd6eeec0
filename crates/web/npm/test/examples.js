// The examples of the README and of the types, as they stand.

import { readFile } from "node:fs/promises";

const FILES = ["README.md", "index.d.ts", "requests.d.ts", "game.d.ts", "steps.d.ts", "team.d.ts", "solve.d.ts"];

/** The blocks of JavaScript in the texts of a folder, each with the place where it stands. */
export async function examples(folder) {
  const all = [];
  for (const file of FILES) {
    const found = examplesOf(await readFile(new URL(file, folder), "utf8"));
    if (found.length === 0) throw new Error(`${file} has no example`);
    all.push(...found.map(({ line, code }) => ({ place: `${file}:${line}`, code })));
  }
  return all;
}

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
