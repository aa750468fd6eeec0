// Runs every example of the package in another runtime than Node, with the package as it is installed: `node test/elsewhere.mjs deno`.

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { examples } from "./examples.js";

const run = promisify(execFile);
const source = new URL("..", import.meta.url);
const [, , program] = process.argv;
const flags = basename(program) === "deno" ? ["run", "--allow-all", "--no-lock"] : ["run"];
/** An example that does not end is one that fails. */
const LIMIT = 60_000;

const folder = await mkdtemp(join(tmpdir(), "sudokit-elsewhere-"));
let failed = 0;
try {
  const installed = join(folder, "node_modules/sudokit");
  await mkdir(installed, { recursive: true });
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: source });
  const [{ filename }] = JSON.parse(stdout);
  await run("tar", ["-xzf", join(folder, filename), "--strip-components=1", "-C", installed]);
  await writeFile(join(folder, "package.json"), '{ "type": "module", "dependencies": { "sudokit": "*" } }');
  const file = join(folder, "example.js");
  for (const { place, code } of await examples(source)) {
    await writeFile(file, code);
    try {
      await run(program, [...flags, file], { cwd: folder, timeout: LIMIT });
      console.log(`ok  ${place}`);
    } catch ({ killed, stderr }) {
      failed += 1;
      console.log(`NOT OK  ${place}: ${killed ? "it does not end" : stderr}`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
