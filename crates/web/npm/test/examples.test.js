// Every example of the README and of the types runs as it stands.

import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import { examples } from "./examples.js";

const folder = new URL("..", import.meta.url);
const run = promisify(execFile);

for (const { place, code } of await examples(folder)) {
  test(place, () => run(process.execPath, ["--input-type=module", "--eval", code], { cwd: folder }));
}
